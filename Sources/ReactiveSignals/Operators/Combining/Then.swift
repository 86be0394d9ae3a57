extension SignalProtocol {
  /// Returns a signal that drops the values of this signal, and continues with another one when this signal completes.
  ///
  /// ![Marble diagram of then](then)
  ///
  ///     [1, 2].signal().then { Signal.just("saved") }.subscribe { print($0) }
  ///     // saved
  ///
  /// - **Sends**: the values of the signal that `next` returns.
  /// - **Ends**: as that signal does. Fails when this signal fails, and does not call `next`.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the sender's. `next` runs on the thread of the completion, after the cleanup of this signal.
  /// - **Memory**: the signal that runs.
  ///
  /// RAC: `then:`.
  ///
  /// - Parameter next: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func then<Next: SignalProtocol>(
    _ next: @escaping @Sendable () -> Next
  ) -> Signal<Next.Value, Failure> where Next.Failure == Failure {
    ignoreValues(as: Next.Value.self).continued(with: next)
  }
}
