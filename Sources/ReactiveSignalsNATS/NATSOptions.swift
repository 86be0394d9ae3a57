#if NATS
public import Foundation

/// The servers, credentials and durations of a ``NATSConnection``.
public struct NATSOptions: Sendable {
  /// The proof of a user's identity.
  public enum Credentials: Sendable {
    /// A name and a password.
    case user(String, password: String)
    /// A token.
    case token(String)
    /// A closure that returns the token. It is called for each connection, also when a lost one is back, so that the token may change.
    case tokens(@Sendable () -> String)
    /// The path of a file with a JWT and a seed. It is read for each connection, so that it may be replaced.
    case file(String)
    /// A public key of NATS, and the path of a file with its seed, which is read for each connection.
    case key(String, seedFile: String)
    /// A public key of NATS, and a closure that signs the bytes of the server with the private key by Ed25519. The key may stay in another process
    /// or device. The closure is called for each connection. If it throws, the connection is refused as unauthorized.
    case signedKey(String, sign: @Sendable (Data) throws -> Data)

    /// A Boolean value that indicates whether a connection begins with a signature.
    var hasSignature: Bool {
      switch self {
      case .user, .token, .tokens: false
      case .file, .key, .signedKey: true
      }
    }
  }

  /// The addresses of the servers, for example `tls://nats.example:4222`.
  ///
  /// One address with `tls://` demands TLS of all servers, also of those that a cluster names later.
  public var servers: [String]
  /// The name of the connection in the reports of the server.
  public var name: String?
  /// The credentials.
  public var credentials: Credentials?
  /// The certificates of TLS, or `nil` for those that the system trusts. Any value demands TLS, as `tls://` does.
  public var tls: NATSTLS?
  /// A Boolean value that indicates whether credentials, and those in addresses, may go over a network without TLS.
  ///
  /// Otherwise a connection with credentials demands TLS of each server, unless all addresses are of this machine. It then goes to these
  /// addresses alone, and not to others that a cluster names.
  public var allowsSecretsInClear = false
  /// The time within which a server answers a new connection.
  public var timeout: Duration = .seconds(2)
  /// The number of times that each server is tried again after the connection is lost, or `nil` to never give up.
  public var reconnectLimit: Int?
  /// The time between two tries.
  public var reconnectDelay: Duration = .milliseconds(250)
  /// The time within which a stream answers a message that a task waits for, or `nil` for no limit. It includes the time without a
  /// connection. The messages of a chain have no limit: the chain waits, and its source with it.
  public var answerTime: Duration? = .seconds(30)
  /// The number of messages without an answer that tasks wait for. More fail with ``NATSError/overflow``.
  public var unansweredLimit = 65_536
  /// The number of bytes of these messages. More fail with ``NATSError/overflow``.
  public var unansweredByteLimit = 64 << 20
  /// The number of subscriptions that need a thread: the signals of subjects and streams, services, and workers. A further one fails with
  /// ``NATSError/overflow``, instead of a process that has no more threads. The properties of a bucket need one subscription together.
  public var subscriptionLimit = 2048
  /// The time between two messages by which a dead connection is noticed.
  public var pingInterval: Duration = .seconds(20)

  /// A Boolean value that indicates whether each message to a stream names it, so that another stream of the subject refuses the message.
  ///
  /// Server 2.9 copies no message with a name to a mirror or a stream with sources, and none behind it: it tries the same one again and again. Set
  /// it to `false` where a stream is copied. A message to a subject of another stream is then stored there, and acknowledged.
  public var namesStreams = true

  /// The way in which the context of a task travels in the headers of messages, or `nil` if it does not.
  public var propagation: NATSPropagation?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - servers: The addresses of the servers.
  ///   - credentials: The credentials.
  public init(_ servers: String..., credentials: Credentials? = nil) {
    self.servers = servers.isEmpty ? ["nats://127.0.0.1:4222"] : servers
    self.credentials = credentials
  }
}

/// The certificates of a connection with TLS, as files in the format PEM.
///
///     var options = NATSOptions("tls://nats.example:4222")
///     options.tls = NATSTLS(authorityFile: "/etc/nats/ca.pem")
///
/// The files are read when a connection is made, and not when a lost one is back.
public struct NATSTLS: Sendable {
  /// The path of a file with certificates of authorities, which are trusted besides those of the system.
  public var authorityFile: String?
  /// The path of a file with the certificate of this client, and those between it and its authority.
  public var certificateFile: String?
  /// The path of a file with the private key of the certificate.
  public var keyFile: String?
  /// The name that the certificate of a server has to be for, or `nil` for the host of its address.
  public var expectedName: String?

  /// Creates a description of certificates.
  ///
  /// - Parameters:
  ///   - authorityFile: The path of a file with certificates of authorities.
  ///   - certificateFile: The path of a file with the certificate of this client. It needs a `keyFile`.
  ///   - keyFile: The path of a file with the private key of the certificate.
  ///   - expectedName: The name that the certificate of a server has to be for.
  public init(
    authorityFile: String? = nil,
    certificateFile: String? = nil,
    keyFile: String? = nil,
    expectedName: String? = nil
  ) {
    self.authorityFile = authorityFile
    self.certificateFile = certificateFile
    self.keyFile = keyFile
    self.expectedName = expectedName
  }
}

// Options are printed, logged and dumped as a part of other values.

extension NATSOptions.Credentials: CustomStringConvertible, CustomReflectable {
  /// The kind of the credentials, without the secret.
  public var description: String {
    switch self {
    case .user: "user(…)"
    case .token: "token(…)"
    case .tokens: "tokens(…)"
    case .file: "file(…)"
    case .key: "key(…)"
    case .signedKey: "signedKey(…)"
    }
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension NATSOptions: CustomStringConvertible, CustomReflectable {
  /// The addresses and the kind of the credentials, without the secrets.
  public var description: String {
    let credentials = credentials.map { ", credentials: \($0)" } ?? ""
    return "NATSOptions(servers: \(shownServers)\(credentials))"
  }

  /// A mirror of the options without the secrets.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "servers": shownServers, "name": name as Any, "credentials": credentials as Any, "tls": tls as Any,
        "allowsSecretsInClear": allowsSecretsInClear, "timeout": timeout,
        "reconnectLimit": reconnectLimit as Any, "reconnectDelay": reconnectDelay,
        "answerTime": answerTime as Any, "unansweredLimit": unansweredLimit,
        "unansweredByteLimit": unansweredByteLimit, "subscriptionLimit": subscriptionLimit,
        "pingInterval": pingInterval, "namesStreams": namesStreams,
      ] as KeyValuePairs<String, Any>
    )
  }

  private var shownServers: [String] { servers.map(ServerAddress.hidingSecret) }
}
#endif
