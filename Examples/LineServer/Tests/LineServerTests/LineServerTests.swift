import AsyncHTTPClient
import Hummingbird
import HummingbirdTesting
import LineServer
import NIOCore
import ReactiveSignals
import Synchronization
import Testing

@Suite struct LineServerTests {
  /// More than the sockets of a connection hold.
  private static let lineCount = 20_000

  @Test(
    "A client that takes nothing makes the source of a response wait, and then receives all lines",
    .timeLimit(.minutes(1))
  )
  func slowClient() async throws {
    let padding = String(repeating: ".", count: 1_000)
    let sent = Atomic(0)
    let lines = Signal<Int, Never>.range(0..<Self.lineCount)
      .on(next: { _ in sent.add(1, ordering: .relaxed) })
      .map { "\($0) \(padding)" }

    try await Application(router: makeRouter(lines: lines)).test(.live) { client in
      let request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/lines")
      var body = HTTPClient.shared.body(of: request).values(buffering: .waiting(1)).makeAsyncIterator()
      var received = try await body.next() ?? ByteBuffer()

      // The source stops when the sockets and the queues on the way are full.
      var count = -1
      while case let next = sent.load(ordering: .relaxed), next != count || next == 0 {
        count = next
        try await Task.sleep(for: .milliseconds(200))
      }
      #expect(count < Self.lineCount)

      while var buffer = try await body.next() { received.writeBuffer(&buffer) }
      #expect(
        String(buffer: received) == (0..<Self.lineCount).map { "data: \($0) \(padding)\n\n" }.joined()
      )
    }
  }

  @Test("The bytes of an upload are a signal")
  func upload() async throws {
    try await Application(router: makeRouter(lines: Signal<String, Never>.empty)).test(.live) { client in
      let body = ByteBuffer(repeating: 0, count: 100_000)
      try await client.execute(uri: "/bytes", method: .post, body: body) { response in
        #expect(String(buffer: response.body) == "100000")
      }
    }
  }
}
