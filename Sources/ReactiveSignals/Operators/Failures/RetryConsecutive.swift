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
  public func retry(consecutive times: Int) -> some SignalProtocol<Value, Failure> {
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
  ) -> some SignalProtocol<Value, Failure> {
    retry(consecutive: times, backoff.delays(using: generator), scheduler)
  }

  private func retry(
    consecutive times: Int,
    _ delays: some IteratorProtocol<Duration> & Sendable,
    _ scheduler: (any TimedScheduler)?
  ) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't retry a negative number of times")
    let attempts = Sequenced(ConsecutiveAttempts(erased, retries: times, delays, scheduler))
    return Named(attempts.mapFailure { $0.error }) { "[\(self)] retry" }
  }
}

/// A signal, and attempts at it as long as not too many in a row fail without a value.
private struct ConsecutiveAttempts<
  Value: Sendable,
  InputFailure: Error,
  Delays: IteratorProtocol<Duration> & Sendable
>: SignalSequence {
  typealias Failure = NotedFailure<InputFailure>
  typealias Step = SequenceStep<Value, Failure>

  let signal: Signal<Value, InputFailure>
  let retries: Int
  /// The delays of each row. Without a scheduler attempts start at once.
  let allDelays: Delays
  let scheduler: (any TimedScheduler)?
  /// The attempts that are left in the present row, and their delays.
  var left: Int
  var delays: Delays

  init(
    _ signal: Signal<Value, InputFailure>,
    retries: Int,
    _ delays: Delays,
    _ scheduler: (any TimedScheduler)?
  ) {
    self.signal = signal
    self.retries = retries
    allDelays = delays
    self.scheduler = scheduler
    left = retries
    self.delays = delays
  }

  var description: String { "[\(signal)] retry" }

  func first() -> Step { attempt(after: nil) }

  mutating func next(after failure: Failure?) -> Step {
    guard let failure else { return .completed }
    if failure.followsValue { (left, delays) = (retries, allDelays) }
    guard left > 0 else { return .failed(failure) }
    left -= 1
    return attempt(after: delays.next())
  }

  private func attempt(after delay: Duration?) -> Step {
    let noted = Staged(signal, NoteValue()).erased
    guard let delay, let scheduler else { return .next(noted) }
    return .next(
      PendingAttempt(noted) { subscription, start in
        subscription.add(scheduler.schedule(after: delay, start))
      }
      .erased
    )
  }
}

/// A failure, and whether values were sent before it.
private struct NotedFailure<Failure: Error>: Error {
  let error: Failure
  let followsValue: Bool
}

/// Notes with a failure whether values were sent before it.
private struct NoteValue<Input: Sendable, InputFailure: Error>: Stage {
  typealias Output = Input
  typealias Failure = NotedFailure<InputFailure>

  var hasValue = false

  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    hasValue = true
    down.send(value)
  }

  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(NotedFailure(error: error, followsValue: hasValue))
  }
}
