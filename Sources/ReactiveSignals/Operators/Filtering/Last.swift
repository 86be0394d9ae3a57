extension SignalProtocol {
  /// Returns a signal that sends the last value that satisfies `predicate` when the source completes, and completes.
  ///
  /// ![Marble diagram of last(where:)](lastWhere)
  ///
  ///     [1, 6, 2, 8, 3].signal().last { $0 > 5 }.subscribe { print($0) }
  ///     // 8
  ///
  /// A source without such a value gives a completion alone. A failure is delivered at once, without a value. The value is sent
  /// on the thread of the completion. Each subscription keeps one value. To await a value instead, use `await signal.last()`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it.
  /// - Returns: A signal of at most one value.
  @inlinable
  public func last(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    filter(predicate).takeLast(1)
  }
}
