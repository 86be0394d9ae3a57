extension SignalProtocol {
  /// Returns a signal that sends `value` and completes when this signal fails.
  ///
  /// ![Marble diagram of replaceFailure](replaceFailure)
  ///
  ///     digits(of: "1x").replaceFailure(with: 0).subscribe { print($0) }
  ///     // 1
  ///     // 0
  ///
  /// The cleanup of this signal runs before `value` is sent.
  ///
  /// - **Sends**: the values of this signal, and `value` after its failure.
  /// - **Ends**: completes when this signal completes, and after `value`. It never fails.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The value that takes the place of a failure.
  /// - Returns: A signal that cannot fail.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func replaceFailure(with value: Value) -> Signal<Value, Never> {
    `catch`(to: Signal<Value, Never>.just(value))
  }
}
