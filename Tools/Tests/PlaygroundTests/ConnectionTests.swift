import FlyingFox
import FlyingSocks
import Foundation
import ReactiveSignalsTesting
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
      group.addTask { await Connection(socket: server, handler: RequestHandler.playground).run() }
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
    #expect(!isHead || length == [RequestHandler.playground.page.count])
  }

  @Test("A request that ends early has no answer", arguments: ["", "GET / HTTP/1.1\r\nHost: localhost\r\n"])
  func truncated(start: String) async throws {
    let answer = try await answer(to: Array(start.utf8))
    #expect(answer == [])
  }

  @Test(
    "Two hosts or two origins are no request",
    arguments: ["Host: localhost:8317", "Origin: http://localhost:8317"]
  )
  func twice(header: String) async throws {
    for second in [
      header, "hOST: localhost:8317\r\noRIGIN: http://localhost:8317",
      header.replacing("localhost", with: "a"),
    ] {
      let head =
        "GET / HTTP/1.1\r\nHost: localhost:8317\r\nOrigin: http://localhost:8317\r\n\(second)\r\n\r\n"
      let answer = try await answer(to: Array(head.utf8))
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 400 "), "\(second)")
    }
  }

  // MARK: Slow clients

  /// A client of a connection in virtual time.
  private struct Client: Sendable {
    let clock: CountedClock
    let socket: AsyncSocket

    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

    /// Reads until the server ends the connection.
    func rest() async -> [UInt8] {
      var rest: [UInt8] = []
      while let part = try? await socket.read(atMost: 65_536) { rest += part }
      return rest
    }

    /// Reads the head of an answer.
    func readHead() async throws {
      var head: [UInt8] = []
      while head.suffix(4) != Array("\r\n\r\n".utf8) { head.append(try await socket.read()) }
    }
  }

  private func withClient(_ body: @escaping @Sendable (Client) async throws -> Void) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let (client, server) = try Self.pair(pool)
    // The system takes the least number of bytes that it can.
    try server.socket.setValue(1, for: .sendBufferSize)
    let clock = CountedClock()
    try await withThrowingTaskGroup { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      let handler = RequestHandler.playground
      group.addTask { await Connection(socket: server, handler: handler, clock: clock).run() }
      try await body(Client(clock: clock, socket: client))
      try client.close()
    }
  }

  private static let head = "GET / HTTP/1.1\r\nHost: localhost:8317\r\n"

  @Test(
    "A client that has sent no whole request after ten seconds is left",
    .timeLimit(.minutes(1)),
    arguments: ["", head]
  )
  func slowRequest(start: String) async throws {
    try await withClient { client in
      try await client.send(start)
      await client.clock.pass(.seconds(10), inWait: 1)
      let rest = await client.rest()
      #expect(rest == [])
    }
  }

  @Test("A request that is sent in less than ten seconds is answered", .timeLimit(.minutes(1)))
  func steadyRequest() async throws {
    try await withClient { client in
      for line in [Self.head, "A: b\r\n", "C: d\r\n"] {
        try await client.send(line)
        await client.clock.pass(.milliseconds(3_333), inWait: 1)
      }
      try await client.send("\r\n")
      let rest = await client.rest()
      #expect(String(decoding: rest, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK"))
    }
  }

  @Test("A client that reads no answer for ten seconds is left", .timeLimit(.minutes(1)))
  func slowReader() async throws {
    try await withClient { client in
      try await client.send(Self.head + "\r\n")
      try await client.readHead()
      await client.clock.pass(.seconds(10), inWait: 2)
      let rest = await client.rest()
      #expect(rest.count < RequestHandler.playground.page.count)
    }
  }

  @Test(
    "A frame that has begun must end within ten seconds, and a client without one may be silent for hours",
    .timeLimit(.minutes(1))
  )
  func slowFrame() async throws {
    try await withClient { client in
      try await client.send(Self.upgrade)
      try await client.readHead()
      await client.clock.pass(.seconds(36_000), afterWaits: 2)
      try await client.socket.write(Data(Self.ping))
      let pong = try await client.socket.read(bytes: 3)
      #expect(pong == Self.pong)
      try await client.socket.write(Data(Self.ping.dropLast()))
      // Those before are the waits for the request, the head of the answer, the frame and its answer.
      await client.clock.pass(.seconds(10), inWait: 5)
      let rest = await client.rest()
      #expect(rest == [])
    }
  }

  @Test("A connection beyond the limit is refused, and one that ends makes room", .timeLimit(.minutes(1)))
  func limit() async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let pairs = try (0..<3).map { _ in try Self.pair(pool) }
    let entrance = Entrance(limit: 1)
    let running = Task { try await pool.run() }
    defer { running.cancel() }
    let clients = pairs.map { Client(clock: CountedClock(), socket: $0.0) }
    let connections = pairs.map { Connection(socket: $0.1, handler: RequestHandler.playground) }
    try await withThrowingDiscardingTaskGroup { group in
      entrance.admit(connections[0], to: &group)
      entrance.admit(connections[1], to: &group)
      let refusal = await clients[1].rest()
      #expect(String(decoding: refusal, as: UTF8.self).hasPrefix("HTTP/1.1 503 "))
      try clients[0].socket.close()
    }
    try await withThrowingDiscardingTaskGroup { group in
      entrance.admit(connections[2], to: &group)
      try await clients[2].send(Self.head + "\r\n")
      let answer = await clients[2].rest()
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 200 "))
    }
    for client in clients.dropFirst() { try client.socket.close() }
  }

  // MARK: Frames

  // The key and the answer to it are the example of RFC 6455.
  private static let upgrade = """
    GET /marbles HTTP/1.1\r\nHost: localhost:8317\r\nOrigin: http://localhost:8317\r\nUpgrade: websocket\r\n\
    Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
    """

  /// Returns the answers of the marbles to the bytes of frames.
  private func answers(to frames: [UInt8]) async throws -> [UInt8] {
    let answer = try await answer(to: Array(Self.upgrade.utf8) + frames)
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

extension RequestHandler {
  /// The handler of the program. A missing page is empty, which the tests of answers notice.
  fileprivate static let playground = RequestHandler(port: 8317, page: (try? Page.document()) ?? Data())
}
