extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again, at most `times` times, a delay after each failure.
  ///
  /// ![Marble diagram of retryBackoff](retryBackoff)
  ///
  ///     // Retries after 1 s, and after 2 s more.
  ///     digits(of: "1x").retry(2, backoff: .exponential(initial: .seconds(1)), on: scheduler).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(1)
  ///     // next(1)
  ///     // failed(notADigit)
  ///
  /// A delay begins with the failure.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. Fails with the failure of the last attempt, immediately.
  /// - **Disposal**: disposes the attempt that runs, or cancels the delay.
  /// - **Thread**: the sender's. The first attempt is made on the thread of the subscriber, and the others on
  ///   `scheduler`, after the cleanup of the one before.
  /// - **Memory**: one attempt or one timer.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - backoff: The delays. Each subscription starts with the first.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each subscription starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt, plus the timer of `scheduler`.
  public func retry(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't retry a negative number of times")
    // The first attempt is a round too.
    let retried = Rounds(repeating: erased, afterFailure: true, rounds: times == .max ? nil : times + 1)
    return retried.delayed(by: backoff, on: scheduler, using: generator)
  }

  /// Returns a signal that subscribes to this signal again after each failure, without end, a delay after each.
  ///
  /// <!-- fragment -->
  ///
  ///     connection.retry(backoff: .exponential(initial: .seconds(1), max: .seconds(60)), on: scheduler)
  ///       .subscribe { print($0) }   // cannot fail
  ///
  /// The result cannot fail, since each failure is followed by another attempt. It behaves as ``retry(_:backoff:on:using:)`` otherwise.
  ///
  /// - Parameters:
  ///   - backoff: The delays. Each subscription starts with the first.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each subscription starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  public func retry(
    backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> Signal<Value, Never> {
    let signal = erased
    let retried = Rounds<Value, Failure, Never>(signal, name: "retry") { _, failure in
      failure == nil ? .completed : .next(signal)
    }
    return retried.delayed(by: backoff, on: scheduler, using: generator)
  }
}

extension Rounds {
  /// Returns a signal of the rounds, with a delay of a backoff before each but the first.
  fileprivate func delayed(
    by backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable
  ) -> Signal<Value, Failure> {
    let result = Signal<Value, Failure>.deferred {
      let delays = Locked(backoff.delays(using: generator))
      return delayed(by: { delays.withLock { $0.next() } ?? .zero }, on: scheduler).signal
    }
    return Named(result) { signal.description }.erased
  }
}
