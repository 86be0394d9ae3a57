extension SignalProtocol {
  /// Subscribes to this signal again, at most `times` times, when it has failed and a delay is over.
  ///
  /// ![Marble diagram of retryBackoff](retryBackoff)
  ///
  ///     // Retries after 1 s, after 2 s more and after 4 s more.
  ///     load().retry(3, backoff: .exponential(initial: .seconds(1)), on: scheduler)
  ///
  /// Values of all attempts pass. The last failure passes, at once; completion ends it. The first attempt is made at
  /// once, on the caller's thread, the others on `scheduler`; each after the cleanup of the one before. The delay is counted
  /// from the failure. Disposal ends the attempt that runs or the delay.
  ///
  /// - Parameters:
  ///   - times: How many attempts may follow the first; not negative.
  ///   - backoff: How long the delays are. Each subscription starts with the first.
  ///   - scheduler: What measures the delays.
  ///   - generator: Where the jitter of `backoff` comes from; each subscription starts with a copy.
  public func retry(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't retry a negative number of times")
    return Successive(
      BackingOff(signal: self, retries: times, delays: backoff.delays(using: generator), scheduler: scheduler)
    )
  }
}

/// A signal again, and again later.
private struct BackingOff<
  Upstream: SignalProtocol,
  Generator: RandomNumberGenerator & Sendable,
  S: TimedScheduler
>: Succession {
  let signal: Upstream
  var retries: Int
  var delays: Backoff.Delays<Generator>
  let scheduler: S

  var description: String { "[\(signal)] retry" }

  mutating func first() -> Delayed<Upstream, S>? {
    Delayed(upstream: signal, delay: nil, scheduler: scheduler)
  }

  mutating func next(after failure: Upstream.Failure?) -> Delayed<Upstream, S>? {
    guard failure != nil, retries > 0 else { return nil }
    retries -= 1
    return Delayed(upstream: signal, delay: delays.next(), scheduler: scheduler)
  }

  var isOver: Bool { retries == 0 }
}

/// A signal that is started after a delay.
private struct Delayed<Upstream: SignalProtocol, S: TimedScheduler>: SignalProtocol {
  typealias Value = Upstream.Value
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let delay: Duration?
  let scheduler: S

  var description: String { upstream.description }

  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    guard let delay else { return upstream.attach(sink, in: subscription) }
    let sink = AnySink(sink)
    subscription.add(
      scheduler.schedule(after: delay) {
        if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
      }
    )
  }
}
