extension SignalProtocol {
  /// Returns a signal that sends the number of values when the source completes, and then completes.
  ///
  /// ![Marble diagram of count](count)
  ///
  ///     ["a", "b"].signal().count().subscribe { print($0) }
  ///     // 2
  ///
  /// - **Sends**: one number when the source completes.
  /// - **Ends**: completes after the number. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the number.
  ///
  /// - Returns: A signal of one number.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func count() -> some SignalProtocol<Int, Failure> {
    reduce(into: 0) { count, _ in count += 1 }
  }
}
