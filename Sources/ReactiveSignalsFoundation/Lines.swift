public import Foundation
public import ReactiveSignals

extension SignalProtocol where Value == Data {
  /// Returns a signal that sends the lines of text in the chunks, without their line ends.
  ///
  ///     Signal.just(Data("one\r\ntwo".utf8)).lines().subscribe { print($0) }
  ///     // one
  ///     // two
  ///
  /// A line ends with `\n` or `\r\n`. The text is UTF-8. U+FFFD replaces invalid bytes.
  ///
  /// - **Sends**: a line when its end has arrived, and at completion the text after the last line end, unless it is
  ///   empty.
  /// - **Ends**: completes when the source completes, after that text. Fails immediately when the source fails, and
  ///   drops it.
  /// - **Disposal**: disposes the source and drops the unfinished line.
  /// - **Thread**: the sender's.
  /// - **Memory**: one unfinished line, without a limit.
  ///
  /// - Complexity: O(*n*) for a chunk of *n* bytes.
  public func lines() -> some SignalProtocol<String, Failure> {
    staged { Lines($0) }
  }
}

private struct Lines<Failure: Error>: Stage {
  typealias Input = Data
  typealias Output = String

  let subscription: CompoundDisposable
  /// The unfinished line. It contains no line end.
  var unfinished = Data()

  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  mutating func receive<Down: Sink & ~Copyable>(_ chunk: Data, into down: inout Down)
  where Down.Value == String, Down.Failure == Failure {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      unfinished += rest[..<end]
      rest = rest[(end + 1)...]
      down.send(takeLine())
      if subscription.isDisposed { return }
    }
    unfinished += rest
  }

  mutating func end<Down: Sink & ~Copyable>(_ failure: Failure?, into down: inout Down)
  where Down.Value == String, Down.Failure == Failure {
    if failure == nil, !unfinished.isEmpty {
      down.send(takeLine())
      if subscription.isDisposed { return }
    }
    down.end(failure)
  }

  private mutating func takeLine() -> String {
    defer { unfinished.removeAll() }
    if unfinished.last == UInt8(ascii: "\r") { unfinished.removeLast() }
    return String(decoding: unfinished, as: UTF8.self)
  }
}
