#if NATS
import Foundation

/// The address of a server, in the parts in which libnats reads it.
struct ServerAddress: Sendable {
  /// The text as libnats gets it.
  let text: String
  /// A Boolean value that indicates whether the scheme demands TLS.
  let demandsTLS: Bool
  /// The user and the password, or the token, as they stand before the last `@`. Empty without one.
  let secret: String
  private let host: String

  /// - Throws: ``NATSError/invalidName(_:rule:)``, whose text has no secret.
  init(_ text: String) throws(NATSError) {
    func rule(_ rule: String) -> NATSError {
      .invalidName(Self.hidingSecret(of: text), rule: "The address of a server \(rule).")
    }
    do throws(NATSError) { _ = try Name(text, .server) } catch .invalidName(_, let broken) {
      throw .invalidName(Self.hidingSecret(of: text), rule: broken)
    }
    self.text = text
    let parts = Self.parts(of: text)
    switch parts.scheme.lowercased() {
    case "nats": demandsTLS = false
    case "tls": demandsTLS = true
    // A scheme that libnats does not know is plain text to it.
    default: throw rule("begins with nats:// or tls://")
    }
    guard parts.port.isEmpty || UInt16(parts.port) != nil else { throw rule("has a port from 0 to 65535") }
    secret = parts.secret
    host = parts.host
  }

  /// A Boolean value that indicates whether the server is on this machine, where nobody listens on the way.
  var isLoopback: Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  /// Returns an address as it may be shown.
  static func hidingSecret(of text: String) -> String {
    let parts = parts(of: text)
    if !parts.secret.isEmpty { return "\(parts.scheme)://…@\(parts.rest)" }
    // A password whose `@` has been forgotten stands in the place of the port.
    return parts.port.isEmpty || UInt16(parts.port) != nil ? text : "\(parts.scheme)://\(parts.host):…"
  }

  /// The parts of an address, by the rules of libnats: the last `@` ends the secret, and the last colon behind it the host.
  private static func parts(
    of text: String
  ) -> (scheme: String, secret: String, rest: String, host: String, port: String) {
    let scheme = text.range(of: "://")
    let behind = scheme.map { text[$0.upperBound...] } ?? text[...]
    let at = behind.lastIndex(of: "@")
    let rest = at.map { behind[behind.index(after: $0)...] } ?? behind
    let colon = rest[(rest.lastIndex(of: "]") ?? rest.startIndex)...].lastIndex(of: ":")
    let host = rest[..<(colon ?? rest.endIndex)]
    let port = colon.map { rest[rest.index(after: $0)...].prefix { $0 != "/" } } ?? ""
    return (
      scheme.map { String(text[..<$0.lowerBound]) } ?? "nats",
      at.map { String(behind[..<$0]) } ?? "",
      String(rest),
      host.isEmpty ? "localhost" : String(host),
      String(port)
    )
  }
}

/// The security of the connections of some options.
enum Security: Sendable {
  /// Nothing secret is sent, and a server that demands TLS gets it.
  case open
  /// Secrets go in clear, and to the servers of the options alone: others may be on another machine.
  case listedServers
  /// Secrets go in clear, because the options allow it.
  case allowedInClear
  /// No byte is sent before TLS, by any server.
  case encrypted
}

extension NATSOptions {
  /// The addresses.
  /// - Throws: ``NATSError/invalidName(_:rule:)`` if one is none.
  var addresses: [ServerAddress] {
    get throws(NATSError) {
      var addresses: [ServerAddress] = []
      for server in servers { addresses.append(try ServerAddress(server)) }
      return addresses
    }
  }

  /// The security of a connection to addresses.
  func security(_ addresses: [ServerAddress]) -> Security {
    if tls != nil || addresses.contains(where: \.demandsTLS) { return .encrypted }
    if credentials == nil, addresses.allSatisfy(\.secret.isEmpty) { return .open }
    if allowsSecretsInClear { return .allowedInClear }
    return addresses.allSatisfy(\.isLoopback) ? .listedServers : .encrypted
  }
}
#endif
