#if NATS
import Foundation

/// The failure of a connection, a subject, a stream or a bucket.
///
/// A lost connection is no failure: ``NATSConnection/state`` tells of it, and signals go on when the connection is back.
public enum NATSError: Error, Sendable, Equatable {
  /// No server answered, or it closed the connection while it was made.
  case noServer
  /// The server refused the credentials.
  case unauthorized
  /// A connection with TLS was demanded, and could not be had for this reason. Nothing secret was sent, unless the reason is
  /// ``NATSInsecurity/clientCertificate``.
  case insecure(NATSInsecurity)
  /// The connection is closed: by ``NATSConnection/close()``, or because reconnecting was given up.
  case closed
  /// There is no stream, consumer or bucket of this name, or no stream that stores the subject.
  case notFound(String)
  /// The stream or the consumer was deleted during the subscription.
  case deleted(String)
  /// The server refused a request, for example because a stream is full.
  case refused(code: Int, reason: String)
  /// A message is no value of the type.
  case undecodable(subject: String, reason: String)
  /// A text is no name for a subject, a stream, a group, a bucket or a key, or no identifier, by this rule of NATS. Nothing was sent.
  case invalidName(String, rule: String)
  /// A value could not be encoded.
  case unencodable(String)
  /// More messages waited than ``NATSOverflow`` allows, or than the limits of ``NATSOptions`` do.
  case overflow
  /// The task that waited was canceled. A message may be stored all the same, unless it was never sent.
  case canceled(mayBeDone: Bool)
  /// No answer came within the time of ``NATSOptions``. A message may be stored all the same, unless it was never sent.
  case timeout(mayBeDone: Bool)
  /// The signal of the publisher failed. The text describes its failure, or is what the publisher's coder made of it.
  case remote(String)
  /// Another failure of libnats.
  case other(status: Int, reason: String)

  /// Returns the failure of the signal of the publisher.
  ///
  ///     quotes.mapFailure { $0.remoteFailure(.json(QuoteError.self)) ?? .unknown }
  ///
  /// - Parameter coder: The translation that the publisher used.
  /// - Returns: The failure, or `nil` if this is none of a publisher, or none that the coder understands.
  public func remoteFailure<Failure: Error>(_ coder: NATSCoder<Failure>) -> Failure? {
    if case .remote(let text) = self { try? coder.decode(Data(text.utf8).bytes) } else { nil }
  }
}

/// The reason why there is no connection with TLS.
public enum NATSInsecurity: Sendable, Equatable, CustomStringConvertible {
  /// The server offers no TLS.
  case noTLS
  /// The certificate of the server has expired.
  case expired
  /// The certificate of the server is not valid yet.
  case notYetValid
  /// The certificate of the server is for other names than that of its address, or the expected one.
  case wrongName
  /// The certificate of the server is from no authority that is trusted.
  case unknownAuthority
  /// The server refuses the certificate of this client, or demands one and there is none. It has proved its own.
  ///
  /// It says so behind the handshake of TLS 1.3, and closes the connection. If this client has sent something by then, the system can drop the
  /// reason, and the failure is ``NATSError/noServer``.
  case clientCertificate
  /// A file of ``NATSTLS`` could not be read, or is none of its kind.
  case unreadableFile(String)
  /// Another reason of OpenSSL.
  case other(String)

  /// The reason, and the remedy.
  public var description: String {
    switch self {
    case .noTLS:
      "The server offers no TLS. Give it a certificate, or, on a network that is trusted, connect to nats:// with allowsSecretsInClear"
    case .expired:
      "The certificate of the server has expired. Renew it, and look at the clock of this machine"
    case .notYetValid: "The certificate of the server is not valid yet. Look at the clock of this machine"
    case .wrongName:
      "The certificate of the server is for another name. Use one of its names in the address, or set expectedName"
    case .unknownAuthority:
      "The certificate of the server is from an unknown authority. Name its file in authorityFile"
    case .clientCertificate:
      "The server refuses the certificate of this client, or its absence. Set certificateFile and keyFile"
    case .unreadableFile(let path):
      "The file \(path) has no certificate or key, or not the key of the certificate"
    case .other(let reason): reason
    }
  }
}
#endif
