extension SignalProtocol {
  /// Sends whether the source ends without a value, then completes.
  ///
  /// ![Marble diagram of isEmpty](isEmpty)
  ///
  ///     [1, 2].signal().isEmpty().subscribe { print($0) }
  ///     // false
  ///
  /// The first value decides: the answer is `false` then, and the source ends. Completion without a value answers
  /// `true`. A failure before that passes, without an answer.
  ///
  /// RAC: the opposite of `any`.
  @inlinable
  public func isEmpty() -> some SignalProtocol<Bool, Failure> {
    take(1).mapReplace(false).ifEmpty(true)
  }
}
