extension SignalProtocol {
  /// Returns a signal that sends `value` when the source completes without a value.
  ///
  /// ![Marble diagram of ifEmpty](ifEmpty)
  ///
  ///     [Int]().signal().ifEmpty(0).subscribe { print($0) }
  ///     // 0
  ///
  /// - **Sends**: the values of the source, or `value` when the source completes without one.
  /// - **Ends**: as the source does. The completion of an empty source follows `value`.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The value that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func ifEmpty(_ value: Value) -> some SignalProtocol<Value, Failure> {
    rewritten("ifEmpty", true) { isEmpty, value, send in
      isEmpty = false
      send(value)
      return true
    } last: { isEmpty, send in
      if isEmpty { send(value) }
    }
  }
}
