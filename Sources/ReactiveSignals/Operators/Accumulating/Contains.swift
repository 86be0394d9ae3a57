extension SignalProtocol {
  /// Sends whether any value satisfies `predicate`, then completes.
  ///
  /// ![Marble diagram of contains](contains)
  ///
  ///     [1, 5, 2].signal().contains(where: { $0 > 3 }).subscribe { print($0) }
  ///     // true
  ///
  /// The first match decides: the answer is `true` then, and the source ends. Completion without a match answers
  /// `false`. A failure before that passes, without an answer.
  ///
  /// RAC: `any:`, which took a failure for completion.
  ///
  /// - Parameter predicate: Called for each value, on the thread that sends it, until it has returned `true`.
  @inlinable
  public func contains(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure> {
    filter(predicate).isEmpty().not()
  }
}
