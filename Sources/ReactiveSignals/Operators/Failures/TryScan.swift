extension SignalProtocol {
  /// Returns a signal of the running results of combining the values, and fails when `next` throws.
  ///
  /// ![Marble diagram of tryScan](tryScan)
  ///
  ///     ["1", "2", "x", "3"].signal()
  ///       .tryScan(0) { sum, text throws(ParseError) in try sum + parse(text) }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 1
  ///     // 3
  ///     // ParseError(text: "x")
  ///
  /// An error that `next` throws is the failure of the result, and disposes this signal. It behaves as ``scan(_:_:)``
  /// otherwise. The type of the errors is determined as in ``tryMap(_:)``.
  ///
  /// - Parameters:
  ///   - initial: The value that the first value is combined with.
  ///   - next: A function of the last result and a value, which may throw. It runs on the thread that sends the value.
  /// - Returns: A signal of results.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryScan<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    tryTransformed("tryScan", initial) { (state: inout T, value: Value) throws(Failure) -> T? in
      state = try next(state, value)
      return state
    }
  }
}

extension SignalProtocol where Failure == Never {
  /// Returns a signal of the running results of combining the values, and fails when `next` throws.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryScan<T: Sendable, NewFailure: Error>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) throws(NewFailure) -> T
  ) -> some SignalProtocol<T, NewFailure> {
    promoteFailure(to: NewFailure.self).tryScan(initial, next)
  }
}
