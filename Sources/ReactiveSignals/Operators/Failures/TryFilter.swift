extension SignalProtocol {
  /// Returns a signal of the values that satisfy `isIncluded`, and fails when `isIncluded` throws.
  ///
  /// ![Marble diagram of tryFilter](tryFilter)
  ///
  ///     ["1", "20", "x", "3"].signal()
  ///       .tryFilter { text throws(ParseError) in try parse(text) > 9 }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 20
  ///     // ParseError(text: "x")
  ///
  /// The type of the errors is determined as in ``tryMap(_:)``.
  ///
  /// - **Sends**: the values that satisfy the predicate.
  /// - **Ends**: completes when this signal completes. Fails when it fails, or with the first error that `isIncluded`
  ///   throws, which disposes it.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter isIncluded: A predicate that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of the included values.
  /// - Complexity: O(1) for each value.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryFilter(
    _ isIncluded: @escaping @Sendable (Value) throws(Failure) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    tryTransformed("tryFilter", ()) { (_, value: Value) throws(Failure) -> Value? in
      try isIncluded(value) ? value : nil
    }
  }
}

extension SignalProtocol where Failure == Never {
  /// Returns a signal of the values that satisfy `isIncluded`, and fails when `isIncluded` throws.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryFilter<NewFailure: Error>(
    _ isIncluded: @escaping @Sendable (Value) throws(NewFailure) -> Bool
  ) -> some SignalProtocol<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).tryFilter(isIncluded)
  }
}
