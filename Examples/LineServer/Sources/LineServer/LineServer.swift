import AsyncHTTPClient
import Hummingbird
import NIOCore
import ReactiveSignals
import ReactiveSignalsServer

/// Returns a router with two routes. `GET /lines` sends the lines as server-sent events, and `POST /bytes` counts the bytes of an upload.
public func makeRouter(lines: some SignalProtocol<String, some Error>) -> Router<BasicRequestContext> {
  let router = Router()
  router.get("/lines") { request, _ in
    Response.events(lines.map { ServerSentEvent($0) }, to: request)
  }
  router.post("/bytes") { request, _ in
    // Hummingbird reads from the socket when the signal wants another buffer.
    let counts = Signal<ByteBuffer, any Error>.from(request.body).map(\.readableBytes)
    return "\(try await counts.reduce(0, +).first() ?? 0)"
  }
  return router
}

extension HTTPClient {
  /// Returns a signal that makes a request, and sends the body of the response.
  ///
  /// NIO reads from the socket when the signal wants another buffer. So the server waits when the consumer of the signal does.
  public func body(of request: HTTPClientRequest) -> Signal<ByteBuffer, any Error> {
    .produce { producer in
      let response = try await self.execute(request, timeout: .seconds(30))
      for try await buffer in response.body {
        guard await producer.send(buffer) else { return }
      }
    }
  }
}
