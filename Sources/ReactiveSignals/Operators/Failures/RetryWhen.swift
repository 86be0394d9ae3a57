extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again after a failure, when a signal made of the failures sends a
  /// value.
  ///
  /// ![Marble diagram of retryWhen](retryWhen)
  ///
  ///     load()
  ///       .retry(when: { errors in
  ///         errors.flatMap { error in
  ///           error.isTransient ? isOnline.filter { $0 }.take(1).erased : .fail(error)
  ///         }
  ///       })
  ///
  /// `handler` runs for each subscription, before the first attempt. Its argument is the signal of the failures. The signal
  /// that it returns answers each failure:
  ///
  /// - A value starts the next attempt. A value that arrives while an attempt runs is ignored.
  /// - A failure fails the result at once.
  /// - A completion means that there are no more attempts. The failure that waits for an answer, or the next one, fails the
  ///   result. So `{ $0.take(2) }` allows two more attempts.
  ///
  /// The values of all attempts are sent, and the first completion of this signal completes the result. An attempt starts
  /// after the cleanup of the one before, on the thread of the value that starts it. Attempts that fail and are answered at
  /// once follow each other in a loop, and take constant stack.
  ///
  /// A failure that waits for an answer is held, together with the subscription, until the answer arrives or the
  /// subscription is disposed. Add a ``timeout(after:failingWith:on:)`` to a signal that may never answer.
  ///
  /// The signal of the failures neither fails nor completes. It has the failure type of this signal, so that it can be
  /// combined with signals of that type.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of failures.
  /// - Returns: A signal of the values of all attempts.
  @inlinable
  public func retry<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ errors: Signal<Failure, Failure>) -> Trigger
  ) -> some SignalProtocol<Value, Failure> where Trigger.Failure == Failure {
    AnsweredRounds(erased, name: "retry") { $0.connect(notice: { $0 }) { handler($0).erased } }
  }
}
