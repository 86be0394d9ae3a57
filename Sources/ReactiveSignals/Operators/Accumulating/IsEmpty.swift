extension SignalProtocol {
  /// Returns a signal that sends whether the source completes without a value, and then completes.
  ///
  /// ![Marble diagram of isEmpty](isEmpty)
  ///
  ///     [1, 2].signal().isEmpty().subscribe { print($0) }
  ///     // false
  ///
  /// The first value sends `false` and disposes the source. A completion without a value sends `true`. A failure before a
  /// value is passed on, without an answer.
  ///
  /// RAC: the opposite of `any`.
  ///
  /// - Returns: A signal of one Boolean value.
  @inlinable
  public consuming func isEmpty() -> some SignalProtocol<Bool, Failure> {
    take(1).mapReplace(false).ifEmpty(true)
  }
}
