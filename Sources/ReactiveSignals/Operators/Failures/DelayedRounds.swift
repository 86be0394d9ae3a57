/// A signal, and rounds of it after delays.
struct DelayedRounds<
  Value: Sendable,
  Failure: Error,
  Delays: IteratorProtocol<Duration> & Sendable,
  S: TimedScheduler
>: SignalSequence {
  typealias Step = SequenceStep<Value, Failure>

  let signal: Signal<Value, Failure>
  /// The end of a round that another follows.
  let end: Repetition<Value, Failure>.End
  /// The number of rounds left; `nil` without a limit.
  var rounds: Int?
  var delays: Delays
  let scheduler: S

  var description: String { "[\(signal)] \(end == .failure ? "retry" : "repeated")" }

  mutating func first() -> Step {
    rounds == 0 ? .completed : begin(signal)
  }

  mutating func next(after failure: Failure?) -> Step {
    guard (failure != nil) == (end == .failure) else { return failure.map { .failed($0) } ?? .completed }
    guard let delay = delays.next() else { preconditionFailure("Internal inconsistency: delays have no end") }
    return begin(
      PendingAttempt(signal) { [scheduler] subscription, start in
        subscription.add(scheduler.schedule(after: delay, start))
      }
      .erased
    )
  }

  private mutating func begin(_ round: Signal<Value, Failure>) -> Step {
    rounds = rounds.map { $0 - 1 }
    return rounds == 0 ? .last(round) : .next(round)
  }
}
