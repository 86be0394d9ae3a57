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
#endif
