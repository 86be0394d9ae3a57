extension SignalProtocol {
  /// Returns two signals: of the values that satisfy `predicate`, and of the others.
  ///
  /// ![Marble diagram of partition](partition)
  ///
  ///     let (even, odd) = (1...4).signal().partition { $0.isMultiple(of: 2) }
  ///     even.subscribe { print($0) }
  ///     // 2
  ///     // 4
  ///     odd.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///
  /// Each of the two subscribes to this signal by itself, so that a cold source runs for each subscription. To run it
  /// once for both, share this signal first, or use ``group(by:buffering:)``.
  ///
  /// - **Sends**: each value to one of the two signals.
  /// - **Ends**: as the source does, immediately. This holds for both signals.
  /// - **Disposal**: disposing a subscription to either signal ends that subscription alone.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value and subscription on the thread that sends the value.
  /// - Returns: A signal of the values that satisfy the predicate, and a signal of the rest.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func partition(
    by predicate: @escaping @Sendable (Value) -> Bool
  ) -> (matching: some SignalProtocol<Value, Failure>, rest: some SignalProtocol<Value, Failure>) {
    (matching: filter(predicate), rest: filter { !predicate($0) })
  }
}
