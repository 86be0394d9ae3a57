extension SignalProtocol {
  /// Returns a signal that sends `value` and completes when this signal fails.
  ///
  /// ![Marble diagram of replaceFailure](replaceFailure)
  ///
  ///     load(user).replaceFailure(with: .anonymous).subscribe { show($0) }
  ///
  /// Values and completion are passed on, and the result cannot fail. The cleanup of this signal runs before `value` is
  /// sent.
  ///
  /// - Parameter value: The value that takes the place of a failure.
  /// - Returns: A signal that cannot fail.
  @inlinable
  public func replaceFailure(with value: Value) -> some SignalProtocol<Value, Never> {
    `catch`(to: Signal<Value, Never>.just(value))
  }
}
