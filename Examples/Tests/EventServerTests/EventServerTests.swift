import EventServer
import FlyingFox
import FlyingSocks
import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation
import Synchronization
import Testing

@Suite struct EventServerTests {
  /// More than the sockets of a connection hold.
  private static let lineCount = 20_000

  @Test(
    "A client that reads nothing makes the reader of the file wait, and then receives all lines",
    .timeLimit(.minutes(1))
  )
  func slowClient() async throws {
    let padding = String(repeating: ".", count: 1_000)
    let file = URL.temporaryDirectory.appending(path: "events-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data((0..<Self.lineCount).map { "\($0) \(padding)\n" }.joined().utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let read = Atomic(0)
    let lines = handle.chunks().lines().on(next: { _ in read.add(1, ordering: .relaxed) })

    try await withServer(HTTPResponse.events(lines)) { socket in
      try await socket.write(Data("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
      _ = try await socket.read()

      // The reader stops when the sockets and the queue in front of the connection are full.
      var count = -1
      while case let next = read.load(ordering: .relaxed), next != count || next == 0 {
        count = next
        try await Task.sleep(for: .milliseconds(200))
      }
      #expect(count < Self.lineCount)

      var client = EventClient(socket: socket)
      var received = 0
      while received < Self.lineCount, let event = try await client.next() {
        #expect(event.hasPrefix("data: \(received) "))
        received += 1
      }
      #expect(received == Self.lineCount)
    }
  }
}

/// Runs a server with one route, and a client that is connected to it.
private func withServer(
  _ response: @escaping @autoclosure @Sendable () -> HTTPResponse,
  _ body: (AsyncSocket) async throws -> Void
) async throws {
  let server = HTTPServer(address: .loopback(port: 0), logger: .disabled)
  await server.appendRoute("/events") { _ in response() }
  let running = Task { try await server.run() }
  try await server.waitUntilListening()
  guard case .ip6(_, let port)? = await server.listeningAddress else { throw SocketError.disconnected }
  let socket = try await AsyncSocket.connected(to: .loopback(port: port))
  try await body(socket)
  try socket.close()
  await server.stop()
  running.cancel()
}

/// The events of a response.
private struct EventClient {
  let socket: AsyncSocket
  var buffer = Data()

  /// Returns the next event. The sizes of the chunks of the response stand on lines of their own, which are no events.
  mutating func next() async throws -> String? {
    while true {
      while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        if line.hasPrefix("data: ") { return line }
      }
      buffer += try await socket.read(atMost: 65_536)
    }
  }
}
