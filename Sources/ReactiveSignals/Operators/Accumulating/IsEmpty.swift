extension SignalProtocol {
  /// Returns a signal that sends whether the source completes without a value, and then completes.
  ///
  /// ![Marble diagram of isEmpty](isEmpty)
  ///
  ///     [1, 2].signal().isEmpty().subscribe { print($0) }
  ///     // false
  ///
  /// - **Sends**: `false` at the first value, or `true` when the source completes without one.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: the opposite of `any`.
  ///
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func isEmpty() -> some SignalProtocol<Bool, Failure> {
    take(1).mapReplace(false).ifEmpty(true)
  }
}
