public import Foundation
public import ReactiveSignals

extension SignalProtocol where Value == Data {
  /// Sends the lines of text that the chunks make, without their ends, `\n` or `\r\n`.
  ///
  ///     handle.chunks().lines().subscribe { print($0) }
  ///
  /// The text is UTF-8; what is not is replaced by U+FFFD. When the source completes, what stands behind the last line end
  /// is sent, unless it is nothing; a failure drops it. It holds the line that has begun.
  public func lines() -> some SignalProtocol<String, Failure> {
    staged { Lines($0) }
  }
}

private struct Lines<Failure: Error>: Stage {
  typealias Input = Data
  typealias Output = String

  let subscription: CompoundDisposable
  /// The line that has begun. No line end is in it.
  var begun = Data()

  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  mutating func receive<Down: Sink & ~Copyable>(_ chunk: Data, into down: inout Down)
  where Down.Value == String, Down.Failure == Failure {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      begun += rest[..<end]
      rest = rest[(end + 1)...]
      down.send(takeLine())
      if subscription.isDisposed { return }
    }
    begun += rest
  }

  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == String, Down.Failure == Failure {
    if !begun.isEmpty {
      down.send(takeLine())
      if subscription.isDisposed { return }
    }
    down.complete()
  }

  private mutating func takeLine() -> String {
    defer { begun.removeAll() }
    if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
    return String(decoding: begun, as: UTF8.self)
  }
}
