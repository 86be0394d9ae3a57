import FlyingFox
import Foundation

/// A reader of the requests and the frames in the bytes of a client.
///
/// FlyingFox reads a frame as a whole, however much its header promises, and only then gives it to its handler. This reader looks at
/// the header first. So a client cannot make the server store more than one message.
actor ByteReader {
  /// The largest head of a request in bytes.
  static let headLimit = 16_384

  /// An error in the bytes of a client.
  enum Problem: Error {
    /// A message or the head of a request exceeds its limit.
    case tooLarge
    /// A request or a frame that no browser sends to the page's server.
    case unreadable
  }

  private let read: @Sendable (_ limit: Int) async throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  /// The reason for which a frame has been refused, if one has.
  private(set) var refusal: WSCloseCode?

  /// Creates a reader.
  ///
  /// - Parameter read: A closure that waits for bytes, and returns at least one and at most `limit` of them.
  init(_ read: @escaping @Sendable (_ limit: Int) async throws -> [UInt8]) { self.read = read }

  // MARK: Bytes

  private func byte() async throws -> UInt8 {
    try await waitForByte()
    position += 1
    return buffer[position - 1]
  }

  private func bytes(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, 65_536))
    while bytes.count < count {
      if position == buffer.count { try await refill(atMost: count - bytes.count) }
      let taken = min(count - bytes.count, buffer.count - position)
      bytes += buffer[position..<(position + taken)]
      position += taken
    }
    return bytes
  }

  private func refill(atMost limit: Int) async throws {
    buffer = try await read(limit)
    position = 0
  }

  /// Waits until the client has sent a byte that is not read yet.
  func waitForByte() async throws {
    if position == buffer.count { try await refill(atMost: 4096) }
  }

  /// Reads and forgets bytes until the client ends the connection.
  func discard() async throws {
    while true { try await refill(atMost: 4096) }
  }

  private func number(of count: Int) async throws -> UInt64 {
    try await bytes(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  // MARK: Requests

  /// Reads the head of a request. A request with a body is refused: the page sends none.
  func request() async throws -> HTTPRequest {
    var head: [UInt8] = []
    while !head.ends(with: "\r\n\r\n") {
      guard head.count < Self.headLimit else { throw Problem.tooLarge }
      head.append(try await byte())
    }
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw Problem.unreadable
    }
    var headers = HTTPHeaders()
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw Problem.unreadable }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.addValue(value, for: HTTPHeader(String(line[..<colon])))
    }
    let hasBody = headers.values(for: .contentLength).contains { $0 != "0" }
    guard headers[HTTPHeader("Transfer-Encoding")] == nil, !hasBody else { throw Problem.unreadable }
    // The server and whatever is in front of it would take different ones.
    for name in [HTTPHeader.host, HTTPHeader("Origin")] where headers.values(for: name).count > 1 {
      throw Problem.unreadable
    }
    let path = words[1].prefix { $0 != "?" }
    return HTTPRequest(
      method: HTTPMethod(String(words[0])),
      version: .http11,
      path: String(path),
      query: [],
      headers: headers,
      body: HTTPBodySequence(data: Data())
    )
  }

  // MARK: Frames

  /// Reads a frame, or throws before its payload if the payload exceeds the largest message.
  func frame() async throws -> WSFrame {
    let first = try await byte()
    let second = try await byte()
    // A frame of a client has a mask, and no reserved bits.
    guard first & 0x70 == 0, second & 0x80 != 0 else {
      refusal = .protocolError
      throw Problem.unreadable
    }
    let length =
      switch second & 0x7F {
      case 126: try await number(of: 2)
      case 127: try await number(of: 8)
      case let short: UInt64(short)
      }
    guard length <= FrameReader.limit else {
      refusal = .messageTooBig
      throw Problem.tooLarge
    }
    let mask = try await bytes(4)
    var payload = try await bytes(Int(length))
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return WSFrame(
      fin: first & 0x80 != 0,
      opcode: WSFrame.Opcode(first & 0x0F),
      mask: nil,
      payload: Data(payload)
    )
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
