import FlyingFox
import FlyingSocks
import ReactiveSignals
import ReactiveSignalsServer

/// The values of a signal as the body of a response of server-sent events.
///
/// FlyingFox takes the next event when the socket has taken the last one. So a client that reads slowly makes the source of the signal
/// wait.
public struct EventStream<Failure: Error>: AsyncBufferedSequence {
  public typealias Element = UInt8

  private let values: SignalValues<String, Failure>

  public init(_ signal: some SignalProtocol<String, Failure>) { values = signal.values }

  public func makeAsyncIterator() -> Iterator { Iterator(values: values.makeAsyncIterator()) }

  public struct Iterator: AsyncBufferedIteratorProtocol {
    var values: SignalValues<String, Failure>.Iterator
    var rest: ArraySlice<UInt8> = []

    public mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let value = try await values.next() else { return nil }
      return Array(ServerSentEvent(value).text.utf8)
    }

    public mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = try await nextBuffer(suggested: 1)?[...] ?? [] }
      return rest.popFirst()
    }
  }
}

extension HTTPResponse {
  /// Returns a response that sends the values of a signal as server-sent events.
  public static func events(_ signal: some SignalProtocol<String, some Error>) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream"],
      body: HTTPBodySequence(from: EventStream(signal))
    )
  }
}
