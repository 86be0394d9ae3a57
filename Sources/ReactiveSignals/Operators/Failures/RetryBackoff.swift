extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again, at most `times` times, a delay after each failure.
  ///
  /// ![Marble diagram of retryBackoff](retryBackoff)
  ///
  ///     // Retries after 1 s, after 2 s more and after 4 s more.
  ///     load().retry(3, backoff: .exponential(initial: .seconds(1)), on: scheduler)
  ///
  /// The values of all attempts are sent. The failure of the last attempt fails the result at once, and the first completion
  /// completes it. The first attempt is made at once, on the thread of the subscriber. The others are made on `scheduler`,
  /// each after the cleanup of the one before. A delay begins with the failure. Disposal ends the attempt that runs, or the
  /// delay.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - backoff: The delays. Each subscription starts with the first.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each subscription starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  public func retry(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't retry a negative number of times")
    // The first attempt is a round too.
    let retried = Sequenced(repeating: erased, afterFailure: true, rounds: times == .max ? nil : times + 1)
    let result = Deferred {
      let delays = Locked(backoff.delays(using: generator))
      return retried.delayed(by: { delays.withLock { $0.next() } ?? .zero }, on: scheduler)
    }
    return Named(result) { retried.description }
  }
}
