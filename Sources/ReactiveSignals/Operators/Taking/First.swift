extension SignalProtocol {
  /// Returns a signal that sends the first value that satisfies `predicate`, and completes.
  ///
  /// ![Marble diagram of first(where:)](firstWhere)
  ///
  ///     [1, 6, 2, 8].signal().first { $0 > 5 }.subscribe { print($0) }
  ///     // 6
  ///
  /// To await a value instead, use `await signal.first()`.
  ///
  /// - **Sends**: at most one value.
  /// - **Ends**: completes after the value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func first(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    filter(predicate).take(1)
  }
}
