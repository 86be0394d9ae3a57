import _ReactiveSignalsAtomics

extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again when it fails, at most `times` times in a row.
  ///
  /// ![Marble diagram of retryConsecutive](retryConsecutive)
  ///
  ///     // Each attempt sends a value, so that no two failures follow each other.
  ///     digits(of: "1x").retry(consecutive: 1).take(3).subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 1
  ///     // 1
  ///     // 1
  ///
  /// A value resets the count: the next failure counts as the first. Otherwise it behaves as ``retry(_:)``.
  ///
  /// - Parameter times: The number of attempts without a value that may follow a failure; not negative.
  /// - Returns: A signal of the values of all attempts.
  public func retry(consecutive times: Int) -> Signal<Value, Failure> {
    retry(consecutive: times, EmptyCollection().makeIterator(), nil)
  }

  /// Returns a signal that subscribes to this signal again, a delay after each failure, at most `times` times in a row.
  ///
  ///     // Tries again after 1 s, and after 2 s more: there are no values.
  ///     digits(of: "x").retry(consecutive: 2, backoff: .exponential(initial: .seconds(1)), on: scheduler)
  ///       .subscribeEvents { print($0) }
  ///     // failed(notADigit)
  ///
  /// A value resets the count and the delays: the next failure counts as the first. Otherwise it behaves as
  /// ``retry(_:backoff:on:using:)``.
  ///
  /// - Parameters:
  ///   - times: The number of attempts without a value that may follow a failure; not negative.
  ///   - backoff: The delays of each row.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each row starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  public func retry(
    consecutive times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> Signal<Value, Failure> {
    retry(consecutive: times, backoff.delays(using: generator), scheduler)
  }

  private func retry(
    consecutive times: Int,
    _ delays: some IteratorProtocol<Duration> & Sendable,
    _ scheduler: (any TimedScheduler)?
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't retry a negative number of times")
    let signal = erased
    let result = Signal<Value, Failure>.deferred {
      // The attempts that may follow in the row of failures, and their delays. A value ends the row.
      let rest = Locked((times: times, delays: delays))
      let isOver = Atomic(false)
      let noted = signal.on(next: { _ in isOver.store(true, ordering: .relaxed) }).erased
      let attempts = Rounds<Value, Failure, Failure>(noted, name: "retry") { _, failure in
        guard let failure else { return .completed }
        let isFirst = isOver.exchange(false, ordering: .relaxed)
        let follows = rest.withLock { rest in
          if isFirst { rest = (times, delays) }
          rest.times -= 1
          return rest.times >= 0
        }
        return follows ? .next(noted) : .failed(failure)
      }
      guard let scheduler else { return attempts.signal }
      return attempts.delayed(by: { rest.withLock { $0.delays.next() } ?? .zero }, on: scheduler).signal
    }
    return Named(result) { "[\(signal)] retry" }.erased
  }
}
