#if NATS
import Foundation

/// The bytes that a client has sent, as commands of the protocol of NATS.
struct ClientInput: Sendable {
  enum Command: Sendable {
    case connect(ConnectOptions)
    case publish(WireMessage)
    case subscribe(String, queue: String?, SubscriptionNumber)
    /// Ends a subscription, behind a number of messages if there is one.
    case unsubscribe(SubscriptionNumber, limit: Int?)
    case ping
    case pong
    /// A line that ends the connection, with the reason.
    case invalid(String)
  }

  /// The options of a client that matter here.
  struct ConnectOptions: Decodable, Sendable {
    var verbose: Bool?
    var echo: Bool?
    var no_responders: Bool?
  }

  static let payloadLimit = 1 << 20
  private static let lineLimit = 4096

  private var bytes: [UInt8] = []
  /// The number of bytes that have been read.
  private var start = 0
  /// A message whose line has been read, with the numbers of bytes of its headers and of all.
  private var begun: (message: WireMessage, headers: Int, total: Int)?

  mutating func append(_ more: ArraySlice<UInt8>) {
    if start == bytes.count { bytes.removeAll(keepingCapacity: true) } else { bytes.removeFirst(start) }
    start = 0
    bytes += more
  }

  /// Returns the next command, if it has arrived as a whole.
  mutating func next() -> Command? {
    if begun != nil { return message() }
    guard let end = bytes[start...].firstIndex(of: 10) else {
      return bytes.count - start > Self.lineLimit ? .invalid("Maximum Control Line Exceeded") : nil
    }
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    start = end + 1
    return command(line)
  }

  private mutating func command(_ line: String) -> Command? {
    let words = line.split { " \t\r".contains($0) }.map { String($0) }
    switch (words.first?.uppercased(), words.count) {
    case ("CONNECT", 2...):
      let options = try? JSONDecoder().decode(
        ConnectOptions.self,
        from: Data(line.drop { $0 != "{" }.utf8)
      )
      return options.map { .connect($0) } ?? .invalid("Unknown Protocol Operation")
    case ("PING", 1): return .ping
    case ("PONG", 1): return .pong
    case ("SUB", 3): return .subscribe(words[1], queue: nil, words[2])
    case ("SUB", 4): return .subscribe(words[1], queue: words[2], words[3])
    case ("UNSUB", 2): return .unsubscribe(words[1], limit: nil)
    case ("UNSUB", 3): return .unsubscribe(words[1], limit: Int(words[2]))
    case ("PUB", 3...4):
      return begin(words[1], words.count == 4 ? words[2] : nil, "0", words[words.count - 1])
    case ("HPUB", 4...5):
      return begin(
        words[1],
        words.count == 5 ? words[2] : nil,
        words[words.count - 2],
        words[words.count - 1]
      )
    default: return .invalid("Unknown Protocol Operation")
    }
  }

  private mutating func begin(
    _ subject: String,
    _ reply: String?,
    _ headers: String,
    _ total: String
  ) -> Command? {
    guard let headers = Int(headers), let total = Int(total), headers >= 0, total >= headers else {
      return .invalid("Unknown Protocol Operation")
    }
    if total > Self.payloadLimit { return .invalid("Maximum Payload Violation") }
    begun = (WireMessage(subject: subject, reply: reply), headers, total)
    return message()
  }

  /// Returns the message whose line has been read, if its bytes have arrived.
  private mutating func message() -> Command? {
    guard let (line, headers, total) = begun, bytes.count >= start + total + 2 else { return nil }
    var message = line
    message.headers = Array(bytes[start..<start + headers])
    message.body = Array(bytes[start + headers..<start + total])
    start += total + 2
    begun = nil
    return .publish(message)
  }
}
#endif
