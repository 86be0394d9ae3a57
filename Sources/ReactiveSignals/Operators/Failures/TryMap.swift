extension SignalProtocol {
  /// Returns a signal that sends `transform(value)` for each value, and fails when `transform` throws.
  ///
  /// ![Marble diagram of tryMap](tryMap)
  ///
  ///     ["1", "x", "2"].signal()
  ///       .tryMap { text throws(ParseError) in try parse(text) }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 1
  ///     // ParseError(text: "x")
  ///
  /// `transform` throws the failure type of this signal. When this signal cannot fail, `transform` may throw any type, which
  /// is the failure type of the result. Swift infers `any Error` for a throwing closure without an annotation.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: completes when this signal completes. Fails when it fails, or with the first error that `transform`
  ///   throws, which disposes it.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `tryMap:`, where `nil` as a result meant failure.
  ///
  /// - Parameter transform: A function that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of results.
  /// - Complexity: O(1) for each value.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Value) throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    tryTransformed("tryMap", ()) { (_, value: Value) throws(Failure) -> T? in try transform(value) }
  }
}

// The compiler determines whether a signal can fail before it checks a closure. So this overload costs no time.
extension SignalProtocol where Failure == Never {
  /// Returns a signal that sends `transform(value)` for each value, and fails when `transform` throws.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryMap<T: Sendable, NewFailure: Error>(
    _ transform: @escaping @Sendable (Value) throws(NewFailure) -> T
  ) -> some SignalProtocol<T, NewFailure> {
    promoteFailure(to: NewFailure.self).tryMap(transform)
  }
}
