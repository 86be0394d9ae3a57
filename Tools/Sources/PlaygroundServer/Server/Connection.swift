import FlyingFox
import FlyingSocks
import Foundation

/// A connection of a client: one request and its answer, or the frames of a socket.
struct Connection: Sendable {
  let socket: AsyncSocket
  let handler: any HTTPHandler

  /// Answers the client until one of both ends the connection.
  func run() async {
    // An error here is the end of the client.
    try? await answer()
    try? socket.close()
  }

  private func answer() async throws {
    let reader = ByteReader { try await socket.read(atMost: $0) }
    let response: HTTPResponse
    do {
      let request = try await reader.request()
      response = try await handler.handleRequest(request)
      if case .webSocket(let frames) = response.payload {
        try await socket.write(response.head(length: nil))
        return try await exchange(frames, reader)
      }
      let body = try await response.bodyData
      let shown = request.method == .HEAD ? Data() : body
      try await socket.write(response.head(length: body.count) + shown)
    } catch is ByteReader.Problem {
      try await socket.write(HTTPResponse(statusCode: .badRequest).head(length: 0))
      await linger(reader)
    }
  }

  /// Gives the frames of the client to a handler, and sends those of the handler.
  private func exchange(_ handler: any WSHandler, _ reader: ByteReader) async throws {
    // The handler asks for the next frame when it is ready. No frame is read before. An unreadable one is the last.
    let client = AsyncThrowingStream<WSFrame, any Error> { try? await reader.frame() }
    for await frame in try await handler.makeFrames(for: client) {
      try await socket.write(frame.encoded)
    }
    guard let code = await reader.refusal else { return }
    try await socket.write(WSFrame.close(code: code).encoded)
    await linger(reader)
  }

  /// Reads and drops the bytes of a client, until it ends or a second passed.
  ///
  /// Unread bytes reset a connection that closes, and the reset overtakes the answer.
  private func linger(_ reader: ByteReader) async {
    await withTaskGroup { group in
      group.addTask { try? await reader.discard() }
      group.addTask { try? await Task.sleep(for: .seconds(1)) }
      await group.next()
      group.cancelAll()
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
