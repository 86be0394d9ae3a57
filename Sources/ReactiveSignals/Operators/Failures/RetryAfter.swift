extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again, at most `times` times, a time after each failure that the failure decides about.
  ///
  /// ![Marble diagram of retryAfter](retryAfter)
  ///
  ///     // Retries once, after 1 s.
  ///     digits(of: "1x").retry(1, on: scheduler) { $0 == .notADigit ? .seconds(1) : nil }.subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(1)
  ///     // failed(notADigit)
  ///
  /// A server that is busy states when to ask again: return the `Retry-After` of its answer. `nil` means that there is no other attempt.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. Fails immediately with the failure of the last attempt, or with one for which `delay`
  ///   returns `nil`.
  /// - **Disposal**: disposes the attempt that runs, or cancels the delay.
  /// - **Thread**: the sender's. The first attempt is made on the thread of the subscriber, and the others on `scheduler`, after the cleanup
  ///   of the one before. `delay` runs on the thread of the failure.
  /// - **Memory**: one attempt or one timer.
  ///
  /// For delays that grow with each attempt, use ``retry(_:backoff:on:using:)``.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - delay: A closure that returns the time until the next attempt, or `nil`. It is not called for the failure of the last attempt.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt, plus the timer of `scheduler`.
  public func retry(
    _ times: Int,
    on scheduler: some TimedScheduler,
    after delay: @escaping @Sendable (Failure) -> Duration?
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't retry a negative number of times")
    let signal = erased
    return Rounds<Value, Failure, Failure>(signal, name: "retry") { round, failure in
      guard let failure else { return .completed }
      guard round <= times, let delay = delay(failure) else { return .failed(failure) }
      let next: Rounds<Value, Failure, Failure>.Step = round < times ? .next(signal) : .last(signal)
      return .wait { subscription, proceed in
        subscription.add(scheduler.schedule(after: delay) { proceed(next) })
      }
    }
    .signal
  }
}
