extension SignalProtocol {
  /// Sends `value` and completes where this signal fails.
  ///
  /// ![Marble diagram of replaceFailure](replaceFailure)
  ///
  ///     load(user).replaceFailure(with: .anonymous).subscribe { show($0) }
  ///
  /// Values and completion pass, and the result cannot fail. This signal is cleaned up before `value` is sent.
  @inlinable
  public func replaceFailure(with value: Value) -> some SignalProtocol<Value, Never> {
    `catch`(to: Signal<Value, Never>.just(value))
  }
}
