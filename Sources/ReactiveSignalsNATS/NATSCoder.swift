#if NATS
public import Foundation
public import ReactiveSignals

/// The translation between values and the bytes of messages.
///
///     let numbers = connection.subject("numbers", .json(Int.self))
public struct NATSCoder<Value: Sendable>: Sendable {
  @usableFromInline let encode: @Sendable (Value) throws -> Data
  @usableFromInline let decode: @Sendable (RawSpan) throws -> Value
  /// A Boolean value that indicates whether the values are the bytes, which are sent without a call of a closure.
  @usableFromInline var isVerbatim = false
  /// The versions of the values, if they have some.
  @usableFromInline var versions: Versions<Value>?

  /// Creates a coder from two closures.
  ///
  /// - Parameters:
  ///   - encode: A closure that returns the bytes of a value.
  ///   - decode: A closure that returns the value of the bytes, which are copied for it.
  public init(
    encode: @escaping @Sendable (Value) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Value
  ) {
    self.init(encode: encode, decodeBytes: { try decode(Data($0)) })
  }

  /// Creates a coder that reads the bytes of a message where they are, and copies none.
  ///
  /// It suits numbers, text and binary formats: a `Data` for each message takes two allocations.
  ///
  ///     let levels = NATSCoder<UInt8>(
  ///       encode: { Data([$0]) },
  ///       decodeBytes: { bytes in
  ///         guard bytes.byteCount == 1 else { throw CocoaError(.fileReadCorruptFile) }
  ///         return bytes.unsafeLoad(as: UInt8.self)
  ///       }
  ///     )
  ///
  /// - Parameters:
  ///   - encode: A closure that returns the bytes of a value.
  ///   - decode: A closure that returns the value of the bytes. They are valid during the call.
  public init(
    encode: @escaping @Sendable (Value) throws -> Data,
    decodeBytes decode: @escaping @Sendable (RawSpan) throws -> Value
  ) {
    self.encode = encode
    self.decode = decode
  }

  @inlinable
  func data(of value: Value) throws(NATSError) -> Data {
    do { return try encode(value) } catch { throw .unencodable("\(error)") }
  }

  /// Calls a closure with the bytes of a value. Where the values are the bytes, they are neither copied nor retained for it.
  @inlinable
  func withData(of value: Value, _ body: (Data) throws(NATSError) -> Void) throws(NATSError) {
    if isVerbatim, let data = value as? Data { return try body(data) }
    try body(data(of: value))
  }

  /// Returns the text by which a failure crosses the wire.
  @usableFromInline
  static func text(of failure: Value, _ coder: NATSCoder?) -> String {
    guard let data = try? coder?.encode(failure) else { return "\(failure)" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension NATSCoder where Value: Codable {
  /// Returns a coder that writes values as JSON.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: A coder.
  public static func json(_ type: Value.Type = Value.self) -> NATSCoder {
    NATSCoder(
      encode: { try JSONEncoder().encode($0) },
      decode: { try JSONDecoder().decode(Value.self, from: $0) }
    )
  }
}

extension NATSCoder where Value == Data {
  /// A coder for bytes, which stay as they are.
  public static var data: NATSCoder {
    var coder = NATSCoder(encode: { $0 }, decode: { $0 })
    coder.isVerbatim = true
    return coder
  }
}

extension NATSCoder where Value == String {
  /// A coder for text in UTF-8.
  public static var text: NATSCoder {
    NATSCoder(
      encode: { Data($0.utf8) },
      decodeBytes: { bytes in
        guard let text = String(validating: bytes) else { throw CocoaError(.fileReadCorruptFile) }
        return text
      }
    )
  }
}

/// The treatment of messages that are no values of the type.
public struct NATSDecodingPolicy: Sendable {
  /// The counter of the messages that are skipped, or `nil` if such a message is a failure.
  let counter: DropCounter?

  /// A policy by which the signal fails with ``NATSError/undecodable(subject:reason:)``.
  public static var failing: NATSDecodingPolicy { NATSDecodingPolicy(counter: nil) }

  /// Returns a policy by which such messages are skipped.
  ///
  /// - Parameter counter: The counter of the messages.
  /// - Returns: A policy.
  public static func skipping(counting counter: DropCounter) -> NATSDecodingPolicy {
    NATSDecodingPolicy(counter: counter)
  }
}

/// The number of messages that may wait for the subscriber of a subject, and the treatment of the others.
///
/// NATS does not make a publisher wait. Behind this limit, libnats drops messages that arrive.
public struct NATSOverflow: Sendable {
  let limit: Int
  /// The counter of the messages that are dropped, or `nil` if overflow is a failure.
  let counter: DropCounter?

  /// Returns a policy that lets `limit` messages wait, and drops new ones behind them.
  ///
  /// - Parameters:
  ///   - limit: The number of messages that may wait. It is positive.
  ///   - counter: The counter of the dropped messages.
  /// - Returns: A policy.
  public static func dropping(beyond limit: Int, counting counter: DropCounter) -> NATSOverflow {
    NATSOverflow(limit: limit, counter: counter)
  }

  /// Returns a policy that lets `limit` messages wait, and fails with ``NATSError/overflow`` when more arrive.
  ///
  /// - Parameter limit: The number of messages that may wait. It is positive.
  /// - Returns: A policy.
  public static func failing(beyond limit: Int) -> NATSOverflow {
    NATSOverflow(limit: limit, counter: nil)
  }
}
#endif
