import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct ConnectionTests {
  /// Sends the bytes of a client that then sends no more, and returns the answer of the server.
  private func answer(to bytes: [UInt8]) async throws -> [UInt8] {
    let pool = SocketPool.make()
    try await pool.prepare()
    let (client, server) = try Self.pair(pool)
    return try await withThrowingTaskGroup { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      group.addTask { await Connection(socket: server, handler: RequestHandler(port: 8317)).run() }
      try await client.write(Data(bytes))
      shutdown(client.socket.file.rawValue, Int32(SHUT_WR))
      var answer: [UInt8] = []
      while let part = try? await client.read(atMost: 65_536) { answer += part }
      try client.close()
      return answer
    }
  }

  private static func pair(_ pool: some AsyncSocketPool) throws -> (AsyncSocket, AsyncSocket) {
    #if canImport(Darwin)
    let type = SOCK_STREAM
    #else
    let type = Int32(SOCK_STREAM.rawValue)
    #endif
    var files: [Int32] = [-1, -1]
    let outcome = unsafe socketpair(AF_UNIX, type, 0, &files)
    try #require(outcome == 0)
    let sockets = try files.map { try AsyncSocket(socket: Socket(file: .init(rawValue: $0)), pool: pool) }
    return (sockets[0], sockets[1])
  }

  // MARK: Requests

  @Test(
    "A request has one answer",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8317", "HTTP/1.1 200 OK"),
      ("HEAD / HTTP/1.1\r\nHost: localhost:8317", "HTTP/1.1 200 OK"),
      ("POST / HTTP/1.1\r\nHost: localhost:8317", "HTTP/1.1 405 Method Not Allowed"),
      ("GET /a HTTP/1.1\r\nHost: localhost:8317", "HTTP/1.1 404 Not Found"),
      ("GET / HTTP/1.1\r\nHost: example.org", "HTTP/1.1 403 Forbidden"),
      ("GET /marbles HTTP/1.1\r\nHost: localhost:8317", "HTTP/1.1 403 Forbidden"),
      ("nonsense", "HTTP/1.1 400 Bad Request"),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 16_384))", "HTTP/1.1 400 Bad Request"),
    ]
  )
  func requests(head: String, status: String) async throws {
    let answer = try await answer(to: Array("\(head)\r\n\r\n".utf8))
    let end = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let length = lines.compactMap { $0.hasPrefix("Content-Length: ") ? Int($0.dropFirst(16)) : nil }
    #expect(lines.first == status)
    #expect(lines.contains("Connection: close"))
    let isHead = head.hasPrefix("HEAD")
    #expect(isHead ? answer[end.upperBound...].isEmpty : length == [answer.count - end.upperBound])
    #expect(!isHead || length == [Page.document.count])
  }

  @Test("A request that ends early has no answer", arguments: ["", "GET / HTTP/1.1\r\nHost: localhost\r\n"])
  func truncated(start: String) async throws {
    let answer = try await answer(to: Array(start.utf8))
    #expect(answer == [])
  }

  // MARK: Frames

  /// Returns the answers of the marbles to the bytes of frames.
  private func answers(to frames: [UInt8]) async throws -> [UInt8] {
    // The key and the answer to it are the example of RFC 6455.
    let head = """
      GET /marbles HTTP/1.1\r\nHost: localhost:8317\r\nOrigin: http://localhost:8317\r\nUpgrade: websocket\r\n\
      Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
      """
    let answer = try await answer(to: Array(head.utf8) + frames)
    let end = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.first == "HTTP/1.1 101 Switching Protocols")
    #expect(lines.contains { $0.lowercased() == "sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=" })
    return Array(answer[end.upperBound...])
  }

  /// A message of the page, in two frames.
  private static let message = Data(#"{"id":1,"kind":"nothing"}"#.utf8)
  private static let first: [UInt8] = [0x01, 0x83, 0, 0, 0, 0] + message.prefix(3)
  private static let second: [UInt8] = [0x80, 0x96, 0, 0, 0, 0] + message.dropFirst(3)
  private static let ping: [UInt8] = [0x89, 0x81, 1, 0, 0, 0, 0x61]
  private static let pong: [UInt8] = [0x8A, 1, 0x60]

  @Test("A message in two frames, and a ping between them, are answered in order")
  func message() async throws {
    let answers = try await answers(to: Self.first + Self.ping + Self.second + Self.ping)
    let answer = WSFrame(fin: true, opcode: .text, mask: nil, payload: Responder.answer(to: Self.message))
    #expect(answers == Self.pong + answer.encoded + Self.pong)
  }

  @Test(
    "A frame that ends early, closes the connection or breaks a rule is the last, and its answer has a code",
    arguments: [
      ([0x89, 0xFD], nil),
      ([0x88, 0x82, 0, 0, 0, 0, 3, 0xE8], 1000),
      ([0x81, 0x01, 0x61], 1002),
      ([0xC1, 0x81, 0, 0, 0, 0, 0x61], 1002),
      ([0x80, 0x80, 0, 0, 0, 0], 1002),
      ([0x82, 0x80, 0, 0, 0, 0], 1003),
      ([0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1], 1009),
    ] as [([UInt8], Int?)]
  )
  func last(frame: [UInt8], code: Int?) async throws {
    let answers = try await answers(to: Self.ping + frame + Self.ping)
    #expect(answers.starts(with: Self.pong))
    let close = Array(answers.dropFirst(3))
    #expect(close.count > 3 ? Int(close[2]) << 8 | Int(close[3]) == code : close.isEmpty && code == nil)
    #expect(close.isEmpty || close[0] == 0x88 && Int(close[1]) == close.count - 2)
  }

  @Test(
    "The header of an answer has the shortest form of its length",
    arguments: [
      (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]), (65_535, [0x81, 126, 0xFF, 0xFF]),
      (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])]
  )
  func encoded(size: Int, header: [UInt8]) {
    let payload = Data(repeating: 97, count: size)
    let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: payload)
    #expect(frame.encoded == Data(header) + payload)
    #expect(WSFrame(fin: false, opcode: .ping, mask: nil, payload: Data()).encoded == Data([0x09, 0]))
  }
}
