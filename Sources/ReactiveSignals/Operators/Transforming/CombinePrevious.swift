extension SignalProtocol {
  /// Returns a signal of the results of combining each value with the previous value.
  ///
  /// ![Marble diagram of combinePrevious](combinePrevious)
  ///
  ///     [1, 4, 9].signal().combinePrevious(0) { $1 - $0 }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///     // 5
  ///
  /// The closure combines values of the source, not earlier results as ``scan(_:_:)`` does.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value.
  ///
  /// RAC: `combinePreviousWithStart:reduce:`.
  ///
  /// - Parameters:
  ///   - initial: The value that precedes the first value.
  ///   - combine: The closure, called with the previous value and the value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func combinePrevious<T: Sendable>(
    _ initial: Value,
    _ combine: @escaping @Sendable (_ previous: Value, _ value: Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    transformed("combinePrevious", initial) { previous, value in
      defer { previous = value }
      return combine(previous, value)
    }
  }
}
