extension SignalProtocol {
  /// Returns a signal that combines each value with the result so far, and fails when `next` throws. It sends the result
  /// when the source completes, and then completes.
  ///
  /// ![Marble diagram of tryReduce](tryReduce)
  ///
  ///     ["1", "2", "3"].signal()
  ///       .tryReduce(0) { sum, text throws(ParseError) in try sum + parse(text) }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 6
  ///
  /// An error that `next` throws is the failure of the result, and disposes this signal immediately. It behaves as
  /// ``reduce(_:_:)`` otherwise. The type of the errors is determined as in ``tryMap(_:)``.
  ///
  /// - Parameters:
  ///   - initial: The result so far of the first value.
  ///   - next: A function of the result so far and a value, which may throw. It runs on the thread that sends the value.
  /// - Returns: A signal of one result.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryReduce<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    tryScan(initial, next).reduce(initial) { $1 }
  }
}

extension SignalProtocol where Failure == Never {
  /// Returns a signal that sends the result of combining all values, and fails when `next` throws.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryReduce<T: Sendable, NewFailure: Error>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) throws(NewFailure) -> T
  ) -> some SignalProtocol<T, NewFailure> {
    tryScan(initial, next).reduce(initial) { $1 }
  }
}
