extension SignalProtocol {
  /// Returns a signal that drops the values of this signal, and continues with another one when this signal completes.
  ///
  /// ![Marble diagram of then](then)
  ///
  ///     save(document)
  ///       .then { upload(document) }
  ///       .subscribe { print("uploaded as \($0)") }
  ///
  /// `next` runs at the completion, after the cleanup of this signal, on the thread of the completion. When this signal
  /// fails, the result fails, and `next` does not run. Otherwise the result ends with the signal that `next` returns.
  ///
  /// RAC: `then:`.
  ///
  /// - Parameter next: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of that signal.
  @inlinable
  public func then<Next: SignalProtocol>(
    _ next: @escaping @Sendable () -> Next
  ) -> some SignalProtocol<Next.Value, Failure> where Next.Failure == Failure {
    ignoreValues(as: Next.Value.self).continued(with: next)
  }
}
