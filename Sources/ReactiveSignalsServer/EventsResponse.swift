#if Hummingbird
public import Hummingbird
import NIOCore
public import ReactiveSignals
import ServiceLifecycle

extension Response {
  /// Returns a response that sends the values of a signal as server-sent events.
  ///
  ///     router.get("quotes") { request, _ in
  ///       Response.events(quotes.map { ServerSentEvent("\($0)") }, to: request)
  ///     }
  ///
  /// The signal is subscribed when the head of the response has been sent. Hummingbird takes the next event when the socket has taken the
  /// last one. So a client that reads slowly makes the source of the signal wait, or `policy` decides: with `.latest`, it gets
  /// the newest event each time, and nobody waits for it.
  ///
  /// The subscription ends, and the response with it,
  ///
  /// - when the signal completes;
  /// - when the signal fails: the connection is closed in the middle of the response, and the client connects again;
  /// - when the client closes the connection: immediately if the request is given, and otherwise at the next event;
  /// - when the server shuts down gracefully.
  ///
  /// The body of the request is consumed. It must not have been replaced by middleware, and the test framework `.router` has no connection:
  /// leave out the request in these cases.
  ///
  /// - Parameters:
  ///   - signal: The events.
  ///   - request: The request of the client.
  ///   - policy: The number of events that may wait, and the treatment of the others. By default the source waits.
  /// - Returns: A response without an end, until the signal ends.
  public static func events<Failure: Error>(
    _ signal: some SignalProtocol<ServerSentEvent, Failure>,
    to request: Request? = nil,
    buffering policy: BufferingPolicy<Failure> = .waiting
  ) -> Response {
    let events = signal.map { ByteBuffer(string: $0.text) }.erased
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-cache"],
      body: ResponseBody { writer in
        let buffers = events.values(buffering: policy).cancelOnGracefulShutdown()
        if let request {
          try await request.body.consumeWithCancellationOnInboundClose { _ in
            for try await buffer in buffers { try await writer.write(buffer) }
          }
        } else {
          for try await buffer in buffers { try await writer.write(buffer) }
        }
        try await writer.finish(nil)
      }
    )
  }
}
#endif
