extension SignalProtocol {
  /// Sends each value, and the completion, `duration` later.
  ///
  /// ![Marble diagram of delay](delay)
  ///
  ///     // a-bc--|
  ///     // delay(for: .seconds(2), on: scheduler)      (a character a second)
  ///     // --a-bc--|
  ///
  /// The upstream is subscribed to at once. Failures are not delayed: one passes when it comes, and what waits is
  /// dropped. Disposing drops what waits, too. What waits comes in the order in which it came in, on any scheduler: on
  /// `scheduler`, and also with a duration of zero not before the upstream has returned from sending.
  ///
  /// Of several things that are due in the same instant a delayed value comes when it is its turn by the time at which it was
  /// sent: after what was scheduled before that, before what was scheduled later. That takes a scheduler of this library.
  /// With one of your own a value may come later in its instant.
  ///
  /// What waits is kept: as much as the upstream sends in `duration`, unless `policy` sets a limit. All of it shares
  /// one timer at a time. A failure that the policy makes is a failure like any: it passes at once.
  ///
  /// RAC: `delay:`.
  ///
  /// - Parameters:
  ///   - duration: How much later; not negative.
  ///   - policy: What to do when too many values wait.
  ///   - scheduler: What measures the time and sends.
  @inlinable
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't delay for a negative duration")
    return Timed(self, on: scheduler) { Delay(duration, policy, $0) }
  }
}

@frozen
@usableFromInline
struct Delay<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = Input

  @usableFromInline let duration: Duration
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let timer: OperatorTimer
  /// What waits; a value of `nil` is the completion. The timer is set for the first.
  @usableFromInline var waiting = FIFO<(due: TimedTurn, value: Input?)>()

  @inlinable
  init(_ duration: Duration, _ policy: BufferingPolicy<Failure>, _ timer: OperatorTimer) {
    self.duration = duration
    self.policy = policy
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let next = waiting.first?.due
    let (_, failure) = policy.add((timer.turn(at: timer.now + duration), value), to: &waiting)
    if let failure { return down.fail(failure) }
    if let first = waiting.first, first.due != next { timer.set(at: first.due) }
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let due = timer.turn(at: timer.now + duration)
    if waiting.isEmpty { timer.set(at: due) }
    waiting.append((due, nil))
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    // The first one is due: the timer has fired for it.
    while let (_, value) = waiting.popFirst() {
      guard let value else { return down.complete() }
      down.send(value)
      guard let next = waiting.first, !timer.subscription.isDisposed else { return }
      if !timer.isNext(next.due) { return timer.set(at: next.due) }
    }
  }
}
