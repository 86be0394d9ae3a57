extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again after a failure, when a signal derived from the failures
  /// sends a value.
  ///
  /// ![Marble diagram of retryWhen](retryWhen)
  ///
  ///     digits(of: "1x").retry(when: { failures in failures.take(1) }).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(1)
  ///     // failed(notADigit)
  ///
  /// `handler` runs for each subscription, before the first attempt. Its argument is the signal of the failures. The signal
  /// that it returns answers each failure:
  ///
  /// - A value starts the next attempt. A value that arrives while an attempt runs is ignored.
  /// - A failure fails the result immediately.
  /// - A completion means that there are no more attempts. The failure that waits for an answer, or the next one, fails the
  ///   result. So `{ $0.take(2) }` allows two more attempts.
  ///
  /// Add a ``timeout(after:failingWith:on:)`` to a signal that may never answer.
  ///
  /// The next example waits for a connection before another attempt, and gives up at a failure that lasts:
  ///
  ///     load()
  ///       .retry(when: { errors in
  ///         errors.flatMap { error in
  ///           error.isTransient ? isOnline.filter { $0 }.take(1).erased : .fail(error)
  ///         }
  ///       })
  ///
  /// The signal of the failures neither fails nor completes. It has the failure type of this signal, so that it can be
  /// combined with signals of that type.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion of this signal. Fails with a failure of the answers, or with one
  ///   of this signal that is not answered.
  /// - **Disposal**: disposes the attempt that runs, and the signal of the answers.
  /// - **Thread**: the sender's. An attempt starts on the thread of the value that starts it, after the cleanup of the
  ///   one before.
  /// - **Memory**: one attempt. Attempts that fail and are answered immediately follow each other in a loop, and take
  ///   constant stack. A failure that waits for an answer is kept, together with the subscription.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of failures.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt.
  @_alwaysEmitIntoClient
  public func retry<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ errors: Signal<Failure, Failure>) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Failure {
    erased.answeredRounds(name: "retry") { $0.connect(notice: { $0 }) { handler($0).erased } }
  }
}
