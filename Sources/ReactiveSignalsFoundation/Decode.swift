public import Foundation
public import ReactiveSignals

/// A decoder of data, such as `JSONDecoder`.
public protocol DataDecoder: Sendable {
  /// Returns the value that `data` encodes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The data.
  /// - Throws: An error if the data does not encode such a value.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

/// An encoder of data, such as `JSONEncoder`.
public protocol DataEncoder: Sendable {
  /// Returns the data that encodes `value`.
  ///
  /// - Parameter value: The value.
  /// - Throws: An error if the value cannot be encoded.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

extension JSONEncoder: DataEncoder {}
extension PropertyListEncoder: DataEncoder {}

extension SignalProtocol where Value == Data {
  /// Returns a signal of the values that the data encodes.
  ///
  ///     struct Point: Decodable { let x: Int, y: Int }
  ///     Signal<Data, Never>.just(Data(#"{"x": 1, "y": 2}"#.utf8))
  ///       .decode(Point.self)
  ///       .subscribe(next: { print($0.x, $0.y) }, failed: { print($0) })
  ///     // 1 2
  ///
  /// The decoder must not be changed afterwards.
  ///
  /// - **Sends**: one value for each value of this signal.
  /// - **Ends**: completes when this signal completes. Fails when it fails. Data that does not encode such a value fails the result
  ///   with the error of the decoder, and disposes this signal.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's. The decoder runs on it, for one value at a time in each subscription.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: The decoder. The default is a `JSONDecoder`.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value, plus the decoder.
  public func decode<T: Decodable & Sendable>(
    _ type: T.Type = T.self,
    with decoder: some DataDecoder = JSONDecoder()
  ) -> some SignalProtocol<T, any Error> {
    mapFailure { $0 as any Error }.tryMap { data throws(any Error) in try decoder.decode(T.self, from: data) }
  }
}

extension SignalProtocol where Value: Encodable {
  /// Returns a signal of the data that encodes the values.
  ///
  ///     [[1, 2], [3]].signal().encode().subscribe(
  ///       next: { print(String(decoding: $0, as: UTF8.self)) },
  ///       failed: { print($0) })
  ///     // [1,2]
  ///     // [3]
  ///
  /// The encoder must not be changed afterwards.
  ///
  /// - **Sends**: the data of each value.
  /// - **Ends**: completes when this signal completes. Fails when it fails. A value that cannot be encoded fails the result with the
  ///   error of the encoder, and disposes this signal.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's. The encoder runs on it.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter encoder: The encoder. The default is a `JSONEncoder`.
  /// - Returns: A signal of data.
  /// - Complexity: O(1) for each value, plus the encoder.
  public func encode(
    with encoder: some DataEncoder = JSONEncoder()
  ) -> some SignalProtocol<Data, any Error> {
    mapFailure { $0 as any Error }.tryMap { value throws(any Error) in try encoder.encode(value) }
  }
}
