extension SignalProtocol {
  /// Returns a signal that sends the first value that satisfies `predicate`, and completes.
  ///
  /// ![Marble diagram of first(where:)](firstWhere)
  ///
  ///     [1, 6, 2, 8].signal().first { $0 > 5 }.subscribe { print($0) }
  ///     // 6
  ///
  /// The value disposes the source. If the source ends without such a value, the result ends in the same way, without a
  /// value. To await a value instead, use `await signal.first()`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Returns: A signal of at most one value.
  @inlinable
  public func first(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    filter(predicate).take(1)
  }
}
