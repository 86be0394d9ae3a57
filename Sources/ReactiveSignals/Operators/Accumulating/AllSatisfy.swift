extension SignalProtocol {
  /// Sends whether all values satisfy `predicate`, then completes.
  ///
  /// ![Marble diagram of allSatisfy](allSatisfy)
  ///
  ///     [2, 4].signal().allSatisfy { $0.isMultiple(of: 2) }.subscribe { print($0) }
  ///     // true
  ///
  /// The first value that does not decides: the answer is `false` then, and the source ends. Completion before that
  /// answers `true`, also without a value. A failure passes, without an answer.
  ///
  /// RAC: `all:`, which took a failure for a `NO`.
  ///
  /// - Parameter predicate: Called for each value, on the thread that sends it, until it has returned `false`.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure> {
    filter { !predicate($0) }.isEmpty()
  }
}
