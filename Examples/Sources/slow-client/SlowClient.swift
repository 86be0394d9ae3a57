import EventServer
import FlyingFox
import FlyingSocks
import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation

/// A server sends the lines of a file to a client that reads nothing for some seconds, and then everything. Prints the memory of the
/// process, which contains both, and the number of bytes of the file that have been read.
///
///     swift run -c release slow-client websocket 10
///     swift run -c release slow-client events 10
@main
struct SlowClient {
  static let lineCount = 1_000_000
  static let lineLength = 100

  static func main() async throws {
    let kind = CommandLine.arguments.dropFirst().first ?? "websocket"
    let seconds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10
    let file = URL.temporaryDirectory.appending(path: "slow-client.txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try writeLines(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let lines = handle.chunks().lines()

    let server = HTTPServer(address: .loopback(port: 0), logger: .disabled)
    await server.appendRoute("/websocket", to: WebSocketHTTPHandler(handler: EventSocket(lines)))
    await server.appendRoute("/events") { _ in .events(lines) }
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip6(_, let port)? = await server.listeningAddress else { throw SocketError.disconnected }

    let socket = try await AsyncSocket.connected(to: .loopback(port: port))
    var request = "GET /\(kind) HTTP/1.1\r\nHost: localhost\r\n"
    if kind == "websocket" {
      request += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    }
    try await socket.write(Data("\(request)\r\n".utf8))
    for second in 1...seconds {
      try await Task.sleep(for: .seconds(1))
      print("\(second) s: \(status()), \(try handle.offset()) bytes of the file read")
    }

    // A line begins with its number. Frames, sizes of chunks and events stand around it.
    var buffer = Data()
    var expected = 0
    while expected < lineCount {
      buffer += try await socket.read(atMost: 65_536)
      while let mark = buffer.firstIndex(of: UInt8(ascii: "#")), buffer.endIndex - mark >= lineLength {
        let number = Int(String(decoding: buffer[(mark + 1)..<(mark + 10)], as: UTF8.self))
        guard number == expected else { fatalError("line \(expected) is missing") }
        expected += 1
        buffer = Data(buffer[(mark + lineLength)...])
      }
    }
    print("\(expected) lines in order: \(status()), \(try handle.offset()) bytes of the file read")
    try socket.close()
    running.cancel()
  }

  /// Writes lines that begin with `#` and their number.
  private static func writeLines(to file: URL) throws {
    let rest = String(repeating: ".", count: lineLength - 10)
    var text = Data()
    for number in 0..<lineCount {
      text += Data("#\(String(1_000_000_000 + number).dropFirst())\(rest)\n".utf8)
    }
    try text.write(to: file)
  }

  /// The memory and the threads of the process, as Linux states them.
  private static func status() -> String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.split(separator: "\n").filter { line in
      ["VmRSS", "Threads"].contains { line.hasPrefix($0) }
    }
    .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined(separator: ", ")
  }
}
