#if NATS
/// A message as it is on the wire.
struct WireMessage: Sendable {
  var subject: String
  var reply: String?
  /// The block of headers with its first line and its last, empty one, or nothing.
  var headers: [UInt8] = []
  var body: [UInt8] = []

  /// Returns the text of a header.
  func header(_ name: String) -> String? { Self.header(name, in: headers) }

  static func header(_ name: String, in block: [UInt8]) -> String? {
    for line in lines(of: block) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0] == name { return String(parts[1].drop { $0 == " " }) }
    }
    return nil
  }

  private static func lines(of block: [UInt8]) -> [Substring] {
    block.isEmpty
      ? [] : String(decoding: block, as: UTF8.self).split(separator: "\r\n").dropFirst().map { $0 }
  }

  /// Returns a block of headers.
  ///
  /// - Parameters:
  ///   - status: The number and the text of the first line, if there are some.
  ///   - headers: The names and the texts.
  ///   - block: A block of headers that the new one begins with.
  static func block(
    _ status: String = "",
    _ headers: KeyValuePairs<String, String> = [:],
    behind block: [UInt8] = []
  ) -> [UInt8] {
    let lines = lines(of: block).map { "\($0)\r\n" } + headers.map { "\($0.key): \($0.value)\r\n" }
    return Array("NATS/1.0\(status.isEmpty ? "" : " \(status)")\r\n\(lines.joined())\r\n".utf8)
  }
}

/// The number of a client's subscription, as the client has chosen it.
typealias SubscriptionNumber = String

extension WireMessage {
  /// Returns the bytes that give the message to a subscription.
  func bytes(for number: SubscriptionNumber) -> [UInt8] {
    let target = "\(subject) \(number)\(reply.map { " \($0)" } ?? "")"
    let line =
      headers.isEmpty
      ? "MSG \(target) \(body.count)\r\n"
      : "HMSG \(target) \(headers.count) \(headers.count + body.count)\r\n"
    var bytes = Array(line.utf8)
    bytes.reserveCapacity(bytes.count + headers.count + body.count + 2)
    bytes += headers
    bytes += body
    bytes += [13, 10]
    return bytes
  }
}
#endif
