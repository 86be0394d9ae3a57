import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct ByteReaderTests {
  // MARK: Frames

  /// A frame, and the bytes in front of its payload.
  struct Sample: CustomTestStringConvertible, Sendable {
    let header: [UInt8]
    let fin: Bool
    let opcode: WSFrame.Opcode
    let size: Int

    var testDescription: String { "\(header) and \(size) bytes" }

    private var payload: [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) } }

    var frame: WSFrame { WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(payload)) }

    func bytes(mask: [UInt8]) -> [UInt8] {
      header + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
  }

  private static let samples = [
    Sample(header: [0x81, 0x80], fin: true, opcode: .text, size: 0),
    Sample(header: [0x81, 0x81], fin: true, opcode: .text, size: 1),
    Sample(header: [0x82, 0x80 | 125], fin: true, opcode: .binary, size: 125),
    Sample(header: [0x81, 0xFE, 0x00, 0x7E], fin: true, opcode: .text, size: 126),
    Sample(header: [0x81, 0xFE, 0xFF, 0xFF], fin: true, opcode: .text, size: 65_535),
    Sample(header: [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0], fin: true, opcode: .text, size: 65_536),
    // A length in more bytes than it needs.
    Sample(header: [0x81, 0xFE, 0, 3], fin: true, opcode: .text, size: 3),
    Sample(header: [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0, 3], fin: true, opcode: .text, size: 3),
    Sample(header: [0x01, 0x83], fin: false, opcode: .text, size: 3),
    Sample(header: [0x00, 0x83], fin: false, opcode: .continuation, size: 3),
    Sample(header: [0x80, 0x83], fin: true, opcode: .continuation, size: 3),
    Sample(header: [0x88, 0x82], fin: true, opcode: .close, size: 2),
    Sample(header: [0x89, 0x84], fin: true, opcode: .ping, size: 4),
    Sample(header: [0x8A, 0x80], fin: true, opcode: .pong, size: 0),
    Sample(header: [0x8F, 0x81], fin: true, opcode: WSFrame.Opcode(0xF), size: 1),
  ]

  @Test(
    "A frame is read from fragments of any size",
    arguments: samples,
    [[0, 0, 0, 0], [0xA1, 0x02, 0xFF, 0x5C]] as [[UInt8]]
  )
  func frames(sample: Sample, mask: [UInt8]) async throws {
    for fragments in sample.bytes(mask: mask).fragmentations {
      let frame = try await Fragments(fragments).reader.frame()
      #expect(frame == sample.frame, "\(fragments.map(\.count).prefix(2))")
    }
  }

  @Test("The frames of a message, and one between them, are read in order")
  func sequence() async throws {
    let samples = [8, 12, 9, 10].map { Self.samples[$0] }
    for fragments in samples.flatMap({ $0.bytes(mask: [1, 2, 3, 4]) }).fragmentations {
      let reader = Fragments(fragments).reader
      for sample in samples {
        let frame = try await reader.frame()
        #expect(frame == sample.frame)
      }
      await #expect(throws: SocketError.disconnected) { try await reader.frame() }
    }
  }

  @Test("A frame of the largest size is read")
  func largest() async throws {
    let sample = Sample(
      header: [0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 0],
      fin: true,
      opcode: .text,
      size: FrameReader.limit
    )
    let reader = sample.bytes(mask: [1, 2, 3, 4]).reader
    let frame = try await reader.frame()
    #expect(frame == sample.frame)
    #expect(await reader.refusal == nil)
  }

  @Test(
    "A larger frame is refused before its mask and its payload are read",
    arguments: [
      [0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1],
      [0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0],
      [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0],
      [0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ] as [[UInt8]]
  )
  func tooLarge(header: [UInt8]) async {
    for fragments in header.fragmentations {
      let reader = Fragments(fragments).reader
      await #expect(throws: ByteReader.Problem.tooLarge) { try await reader.frame() }
      #expect(await reader.refusal == .messageTooBig)
    }
  }

  @Test("A frame that ends early is none", arguments: samples.filter { $0.size < 1000 })
  func truncated(sample: Sample) async {
    let bytes = sample.bytes(mask: [1, 2, 3, 4])
    for count in bytes.indices {
      let reader = Array(bytes[..<count]).reader
      await #expect(throws: SocketError.disconnected, "\(count)") { try await reader.frame() }
      #expect(await reader.refusal == nil)
    }
  }

  @Test("Each pair of bytes begins a frame, or an error", arguments: 0...UInt8.max)
  func garbage(first: UInt8) async {
    for second: UInt8 in [0, 1, 0x7E, 0x7F, 0x80, 0x88, 0x89, 0xFD, 0xFE, 0xFF] {
      let reader = ([first, second] + Array(repeating: 0xFF, count: 12)).reader
      let outcome = await Result(catching: { try await reader.frame() })
      switch (first & 0x70, second) {
      case (1..., _), (_, ..<0x80):
        #expect(throws: ByteReader.Problem.unreadable) { try outcome.get() }
        #expect(await reader.refusal == .protocolError)
      case (_, 0xFF):
        #expect(throws: ByteReader.Problem.tooLarge) { try outcome.get() }
      case (_, 0x80), (_, 0x88):
        // The payload and its mask are the same bytes.
        #expect((try? outcome.get())?.payload == Data(count: Int(second & 0x7F)))
      default:
        #expect(throws: SocketError.disconnected) { try outcome.get() }
      }
    }
  }

  // MARK: Requests

  private static let head = """
    GET /marbles?a=b HTTP/1.1\r\nHost: 127.0.0.1:8317\r\nX-Spaces:  a b \r\nContent-Length: 0\r\n\r\n
    """

  @Test("The head of a request is read from fragments of any size")
  func request() async throws {
    for fragments in Array(Self.head.utf8).fragmentations {
      let request = try await Fragments(fragments).reader.request()
      #expect(request.method == .GET)
      #expect(request.path == "/marbles")
      #expect(request.headers[.host] == "127.0.0.1:8317")
      #expect(request.headers[HTTPHeader("x-spaces")] == "a b")
    }
  }

  @Test("The bytes after a head are those of a frame")
  func requestAndFrame() async throws {
    let bytes = Array(Self.head.utf8) + Self.samples[1].bytes(mask: [1, 2, 3, 4])
    for fragments in bytes.fragmentations {
      let reader = Fragments(fragments).reader
      _ = try await reader.request()
      let frame = try await reader.frame()
      #expect(frame == Self.samples[1].frame)
    }
  }

  @Test("A head of the largest size is read, and a larger one is refused before its end")
  func headLimit() async throws {
    let start = "GET / HTTP/1.1\r\nX: "
    let filler = String(repeating: "a", count: ByteReader.headLimit - start.utf8.count - 4)
    let request = try await Array("\(start)\(filler)\r\n\r\n".utf8).reader.request()
    #expect(request.headers[HTTPHeader("X")] == filler)
    let endless = Array("\(start)\(filler)aaaa".utf8)
    await #expect(throws: ByteReader.Problem.tooLarge) { try await endless.reader.request() }
  }

  @Test("A head that ends early is none")
  func truncatedHead() async {
    let bytes = Array(Self.head.utf8)
    for count in bytes.indices {
      let reader = Array(bytes[..<count]).reader
      await #expect(throws: SocketError.disconnected, "\(count)") { try await reader.request() }
    }
  }

  @Test(
    "Other heads are refused",
    arguments: [
      "", "\r\n", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET / HTTP/1.1 ",
      "GET http://a/ HTTP/1.1", "OPTIONS * HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n Host",
      "\u{16}\u{3}\u{1}",
      "POST / HTTP/1.1\r\nContent-Length: 1", "POST / HTTP/1.1\r\ncontent-length: 0\r\nContent-Length: 1",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked", "GET / HTTP/1.1\r\nContent-Length: -1",
    ]
  )
  func unreadable(head: String) async {
    let reader = Array("\(head)\r\n\r\n".utf8).reader
    await #expect(throws: ByteReader.Problem.unreadable) { try await reader.request() }
  }

  @Test("Bytes that are no text are refused")
  func noText() async {
    let reader = (Array(0x80...UInt8.max) + Array("\r\n\r\n".utf8)).reader
    await #expect(throws: ByteReader.Problem.unreadable) { try await reader.request() }
  }
}

extension Result where Failure == any Error {
  fileprivate init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
