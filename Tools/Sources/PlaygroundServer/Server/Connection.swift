import FlyingFox
import FlyingSocks
import Foundation

/// A connection of a client: one request and its answer, or the frames of a socket.
///
/// A client that is slow to send a request or a frame that it has begun, or to read an answer, loses its connection. Between two
/// frames it may be silent, as the page is while nobody uses it.
struct Connection: Sendable {
  /// The time for a request, for a frame and for an answer.
  static let patience = Duration.seconds(10)

  let socket: AsyncSocket
  let handler: any HTTPHandler
  var clock: any Clock<Duration> = ContinuousClock()

  /// Answers the client until one of both ends the connection.
  func run() async {
    // An error here is the end of the client.
    try? await answer()
    try? socket.close()
  }

  /// Ends the connection without reading the request.
  func refuse() {
    // The first bytes fit into the buffer of a new connection, so that nothing waits for the client.
    _ = try? socket.socket.write(HTTPResponse(statusCode: .serviceUnavailable).head(length: 0))
    try? socket.close()
  }

  private func answer() async throws {
    let reader = ByteReader { try await socket.read(atMost: $0) }
    let response: HTTPResponse
    do {
      let request = try await within(Self.patience) { try await reader.request() }
      response = try await handler.handleRequest(request)
      if case .webSocket(let frames) = response.payload {
        try await write(response.head(length: nil))
        return try await exchange(frames, reader)
      }
      let body = try await response.bodyData
      let shown = request.method == .HEAD ? Data() : body
      try await write(response.head(length: body.count) + shown)
    } catch is ByteReader.Problem {
      try await write(HTTPResponse(statusCode: .badRequest).head(length: 0))
      await linger(reader)
    }
  }

  /// Gives the frames of the client to a handler, and sends those of the handler.
  private func exchange(_ handler: any WSHandler, _ reader: ByteReader) async throws {
    // The handler asks for the next frame when it is ready. No frame is read before. An unreadable or a slow one is the last.
    let client = AsyncThrowingStream<WSFrame, any Error> {
      do {
        try await reader.waitForByte()
        return try await within(Self.patience) { try await reader.frame() }
      } catch {
        return nil
      }
    }
    for await frame in try await handler.makeFrames(for: client) {
      try await write(frame.encoded)
    }
    guard let code = await reader.refusal else { return }
    try await write(WSFrame.close(code: code).encoded)
    await linger(reader)
  }

  /// Reads and drops the bytes of a client, until it ends or a second passed.
  ///
  /// Unread bytes reset a connection that closes, and the reset overtakes the answer.
  private func linger(_ reader: ByteReader) async {
    try? await within(.seconds(1)) { try await reader.discard() }
  }

  private func write(_ data: Data) async throws {
    try await within(Self.patience) { try await socket.write(data) }
  }

  /// Returns the result of `work`, which is canceled after `limit`.
  private func within<Result: Sendable>(
    _ limit: Duration,
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup { group in
      defer { group.cancelAll() }
      group.addTask { try await work() }
      group.addTask {
        try await clock.sleep(for: limit)
        throw CancellationError()
      }
      for try await result in group { return result }
      throw CancellationError()
    }
  }
}

extension HTTPResponse {
  /// The lines before the body.
  fileprivate func head(length: Int?) -> Data {
    var lines = ["HTTP/1.1 \(statusCode.code) \(statusCode.phrase)"]
    lines += headers.map { "\($0.key.rawValue): \($0.value)" }
    if let length { lines += ["Content-Length: \(length)", "Connection: close"] }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

extension WSFrame {
  /// The bytes of a frame from a server. Its payload has no mask.
  var encoded: Data {
    var bytes = Data([(fin ? 0x80 : 0) | opcode.rawValue])
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: bytes += [127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 0xFF) }
    }
    return bytes + payload
  }
}
