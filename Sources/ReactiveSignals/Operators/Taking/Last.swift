extension SignalProtocol {
  /// Returns a signal that sends the last value that satisfies `predicate` when the source completes, and completes.
  ///
  /// ![Marble diagram of last(where:)](lastWhere)
  ///
  ///     [1, 6, 2, 8, 3].signal().last { $0 > 5 }.subscribe { print($0) }
  ///     // 8
  ///
  /// To await a value instead, use `await signal.last()`.
  ///
  /// - **Sends**: the last value that satisfies `predicate`, when the source completes.
  /// - **Ends**: completes after that value, or without a value if none satisfies `predicate`. Fails immediately when the source
  ///   fails, without a value.
  /// - **Disposal**: disposes the source. In the handler of the value, it suppresses the completion.
  /// - **Thread**: the one that completes the source. `predicate` runs on the thread that sends the value.
  /// - **Memory**: one value for each subscription.
  ///
  /// - Parameter predicate: The predicate, called for each value.
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value, plus `predicate`.
  @_alwaysEmitIntoClient
  public func last(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    filter(predicate).takeLast(1)
  }
}
