import Synchronization

/// A little program: what it looks like, and what it prints.
package struct Program: Sendable {
  package let title: String
  let source: String
  let run: @Sendable (Printer) -> Void

  package func output() -> [String] {
    let printer = Printer()
    run(printer)
    return printer.lines
  }
}

/// Takes what a program prints.
final class Printer: Sendable {
  private let printed = Mutex<[String]>([])

  func callAsFunction(_ items: String...) { printed.withLock { $0.append(items.joined(separator: " ")) } }

  var lines: [String] { printed.withLock { $0 } }
}
