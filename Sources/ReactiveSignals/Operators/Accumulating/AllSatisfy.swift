extension SignalProtocol {
  /// Returns a signal that sends whether all values satisfy `predicate`, and then completes.
  ///
  /// ![Marble diagram of allSatisfy](allSatisfy)
  ///
  ///     [2, 4].signal().allSatisfy { $0.isMultiple(of: 2) }.subscribe { print($0) }
  ///     // true
  ///
  /// - **Sends**: `false` at the first value that does not satisfy the predicate, or `true` when the source completes.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `all:`, which took a failure for a `NO`.
  ///
  /// - Parameter predicate: A function that is called for each value, on the thread that sends it, until it returns `false`.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func allSatisfy(
    _ predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure> {
    filter { !predicate($0) }.isEmpty()
  }
}
