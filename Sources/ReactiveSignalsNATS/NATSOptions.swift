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

  /// The addresses of the servers, for example `nats://127.0.0.1:4222`.
  public var servers: [String]
  /// The name of the connection in the reports of the server.
  public var name: String?
  /// The credentials.
  public var credentials: Credentials?
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
#endif
