import Foundation
import Synchronization
import Testing

/// A client of its own making, which sees each message that the server delivers to anybody, byte for byte.
final class Observer: Sendable {
  struct Frame: Hashable {
    let subject: String
    let headers: String
    let text: String
  }

  private let socket: Int32
  private let frames = Mutex((all: [Frame](), pongs: 0))
  private let changes = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  /// Subscribes to everything that users send: neither the requests and answers of JetStream nor the inboxes.
  init(_ server: Server) async throws {
    socket = try connectedSocket(server.port)
    Thread.detachNewThread { [self] in read() }
    send("CONNECT {\"verbose\":false,\"pedantic\":false,\"headers\":true,\"protocol\":1}\r\nSUB > 1\r\n")
    _ = await all()
  }

  deinit { close(socket) }

  /// Returns the messages that the server has delivered so far.
  func all() async -> [Frame] {
    let count = frames.withLock { $0.pongs } + 1
    send("PING\r\n")
    while frames.withLock({ $0.pongs }) < count { for await _ in changes.stream { break } }
    return frames.withLock { $0.all }.filter {
      !$0.subject.hasPrefix("$JS.") && !$0.subject.hasPrefix("_INBOX.")
    }
  }

  func end() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Sends lines of the protocol.
  func send(_ text: String) {
    _ = Data(text.utf8).withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
  }

  private func read() {
    var buffer = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let lineBreak = Data("\r\n".utf8)
    while true {
      let count = Foundation.read(socket, &chunk, chunk.count)
      if count <= 0 { return }
      buffer += chunk.prefix(count)
      while let end = buffer.range(of: lineBreak) {
        let line = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        let words = line.split(separator: " ").map(String.init)
        let hasHeaders = words.first == "HMSG"
        guard hasHeaders || words.first == "MSG" else {
          buffer = Data(buffer[end.upperBound...])
          if line == "PONG" {
            frames.withLock { $0.pongs += 1 }
            changes.continuation.yield()
          }
          continue
        }
        let size = Int(words.last ?? "") ?? 0
        let headerSize = hasHeaders ? Int(words[words.count - 2]) ?? 0 : 0
        guard buffer.endIndex >= end.upperBound + size + 2 else { break }
        let content = buffer[end.upperBound..<end.upperBound + size]
        let frame = Frame(
          subject: words[1],
          headers: String(decoding: content.prefix(headerSize), as: UTF8.self),
          text: String(decoding: content.dropFirst(headerSize), as: UTF8.self)
        )
        buffer = Data(buffer[(end.upperBound + size + 2)...])
        frames.withLock { $0.all.append(frame) }
      }
    }
  }
}

/// A generator whose numbers come from a seed: the environment variable `REACTIVE_SIGNALS_SEED`, or 1.
struct SeededGenerator: RandomNumberGenerator {
  private var state = ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_SEED"].flatMap(UInt64.init) ?? 1

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
