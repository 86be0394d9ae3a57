extension SignalProtocol {
  /// Returns a signal of pairs of a value and the value that follows it.
  ///
  /// ![Marble diagram of pairwise](pairwise)
  ///
  ///     [1, 4, 9].signal().pairwise().subscribe { print($0) }
  ///     // (1, 4)
  ///     // (4, 9)
  ///
  /// To combine the first value with an initial value, use ``combinePrevious(_:_:)``.
  ///
  /// - **Sends**: one pair for each value but the first.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func pairwise() -> some SignalProtocol<(Value, Value), Failure> {
    transformed("pairwise", Value?.none) { previous, value in
      defer { previous = value }
      return previous.map { ($0, value) }
    }
  }
}
