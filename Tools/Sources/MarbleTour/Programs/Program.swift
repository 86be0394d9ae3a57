import Synchronization

/// A short program: its source and its output.
package struct Program: Sendable {
  package let title: String
  let source: String
  /// The lines of the source that matter most.
  var essence: [String] = []
  let run: @Sendable (Printer) -> Void

  package func output() -> [String] {
    let printer = Printer()
    run(printer)
    return printer.lines
  }
}

/// A recorder of the lines that a program prints.
final class Printer: Sendable {
  private let printed = Mutex<[String]>([])

  func callAsFunction(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    printed.withLock { $0.append(line) }
  }

  var lines: [String] { printed.withLock { $0 } }
}
