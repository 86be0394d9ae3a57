import FlyingFox
import Foundation
import ReactiveSignals

/// The values of a signal as messages of a WebSocket. A client that reads slowly makes the source of the signal wait.
public struct EventSocket<Failure: Error>: WSHandler {
  private let signal: Signal<String, Failure>

  public init(_ signal: some SignalProtocol<String, Failure>) { self.signal = signal.erased }

  public func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<
    WSFrame
  > {
    let messages = Messages(signal.values)
    return AsyncStream { await messages.next() }
  }
}

/// The messages of one connection, which FlyingFox takes one after another.
private actor Messages<Failure: Error> {
  private let iterator: SignalValues<String, Failure>.Iterator
  private var isOver = false

  init(_ values: SignalValues<String, Failure>) { iterator = values.makeAsyncIterator() }

  /// Returns the next message, and the close frame at the end of the signal.
  func next() async -> WSFrame? {
    if isOver { return nil }
    // Copies of an iterator share its subscription.
    var iterator = iterator
    if let value = try? await iterator.next(isolation: self) {
      return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(value.utf8))
    }
    isOver = true
    return .close()
  }
}
