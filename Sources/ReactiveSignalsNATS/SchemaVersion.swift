#if NATS
import Foundation
import ReactiveSignals

/// The versions of a type of values: the one that is written, and those that are read.
@usableFromInline
struct Versions<Value: Sendable>: Sendable {
  typealias Decode = @Sendable (RawSpan) throws -> Value

  @usableFromInline let written: Int
  /// The decoders of the other versions.
  var decoders: [Int: Decode] = [:]
  /// The decoder of the messages without a version.
  var decoderWithoutVersion: Decode?
}

/// A message whose version no decoder reads.
private struct UnknownVersion: Error, CustomStringConvertible {
  let text: String?

  var description: String {
    text.map { "no decoder reads the version \($0)" } ?? "no decoder reads messages without a version"
  }
}

extension NATSCoder {
  /// Returns a coder that writes the number of a version beside each value, and reads values of this version.
  ///
  ///     let orders = NATSCoder.json(Order.self).version(3)
  ///       .reading(2, .json(SecondOrder.self)) { Order($0) }
  ///       .readingUnversioned(.json(FirstOrder.self)) { Order($0) }
  ///
  /// The number is the header `Schema-Version` of the message, whatever the message is for: a subject, a stream, a bucket, a request or an answer.
  /// A message of a version that the coder does not read is treated as one that is no value: by ``NATSDecodingPolicy``, and as
  /// a dead letter of a group of workers. So is one without a version, unless ``readingUnversioned(_:_:)`` says otherwise.
  ///
  /// A coder without a version reads messages of all versions by their bytes.
  ///
  /// - Parameter number: The number of the version.
  /// - Returns: A coder.
  public func version(_ number: Int) -> NATSCoder {
    var coder = self
    coder.versions = Versions(written: number)
    return coder
  }

  /// Returns a coder that also reads values of another version.
  ///
  /// - Parameters:
  ///   - version: The number of the other version. It is not the one that is written.
  ///   - coder: The translation of the other version.
  ///   - convert: A closure that returns the value for one of the other version.
  /// - Returns: A coder.
  public func reading<Other>(
    _ version: Int,
    _ coder: NATSCoder<Other>,
    _ convert: @escaping @Sendable (Other) throws -> Value
  ) -> NATSCoder {
    adding { versions in
      stopProgram(
        unless: version != versions.written,
        "The coder writes this version, and reads it by itself. Pass another number"
      )
      versions.decoders[version] = { try convert(coder.decode($0)) }
    }
  }

  /// Returns a coder that also reads values without a version, as they were written before there were versions.
  ///
  /// - Parameters:
  ///   - coder: The translation of these values.
  ///   - convert: A closure that returns the value for one of them.
  /// - Returns: A coder.
  public func readingUnversioned<Other>(
    _ coder: NATSCoder<Other>,
    _ convert: @escaping @Sendable (Other) throws -> Value
  ) -> NATSCoder {
    adding { $0.decoderWithoutVersion = { try convert(coder.decode($0)) } }
  }

  private func adding(_ change: (inout Versions<Value>) -> Void) -> NATSCoder {
    guard var versions else {
      stopProgram("Call version(_:) before reading(_:_:_:), which says which version is written")
    }
    change(&versions)
    var result = self
    result.versions = versions
    return result
  }

  /// The number of the version that is written, if there is one.
  @inlinable
  var version: Int? { versions?.written }

  /// The header of the version that is written.
  var headers: [Header] { version.map { [.version($0)] } ?? [] }

  /// Returns the value of a message, by the decoder of its version.
  @inlinable
  func value(of message: Message) throws -> Value {
    if versions != nil { return try valueByVersion(of: message) }
    return try message.withBytes(decode)
  }

  @usableFromInline
  func valueByVersion(of message: Message) throws -> Value {
    guard let text = message.header(Header.version) else {
      guard let decode = versions?.decoderWithoutVersion else { throw UnknownVersion(text: nil) }
      return try message.withBytes(decode)
    }
    guard let number = Int(text) else { throw UnknownVersion(text: text) }
    if number == version { return try message.withBytes(decode) }
    guard let decode = versions?.decoders[number] else { throw UnknownVersion(text: text) }
    return try message.withBytes(decode)
  }
}
#endif
