extension SignalProtocol {
  /// Returns a signal that sends whether all values satisfy `predicate`, and then completes.
  ///
  /// ![Marble diagram of allSatisfy](allSatisfy)
  ///
  ///     [2, 4].signal().allSatisfy { $0.isMultiple(of: 2) }.subscribe { print($0) }
  ///     // true
  ///
  /// The first value that does not satisfy the predicate sends `false` and disposes the source. A completion before that
  /// sends `true`, also without a value. A failure is passed on, without an answer.
  ///
  /// RAC: `all:`, which took a failure for a `NO`.
  ///
  /// - Parameter predicate: A function that is called for each value, on the thread that sends it, until it returns `false`.
  /// - Returns: A signal of one Boolean value.
  @inlinable
  public consuming func allSatisfy(
    _ predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure> {
    filter { !predicate($0) }.isEmpty()
  }
}
