extension SignalProtocol {
  /// Returns a signal that sends each value, and the completion, `duration` later.
  ///
  /// ![Marble diagram of delay](delay)
  ///
  ///     // a-bc--|
  ///     // delay(for: .seconds(2), on: scheduler)      (a character a second)
  ///     // --a-bc--|
  ///
  /// The upstream is subscribed to immediately.
  ///
  /// Among several events that are due in the same instant, a delayed value takes its turn by the time at which it arrived:
  /// after work that was scheduled before that time, and before work that was scheduled after it. This holds for the
  /// schedulers of this library. On other schedulers a value may be sent later in its instant.
  ///
  /// - **Sends**: each value `duration` after it has arrived, in order.
  /// - **Ends**: completes `duration` after the source completes. Fails immediately when the source fails, and drops
  ///   the waiting values.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting values.
  /// - **Thread**: `scheduler`, even with a duration of zero.
  /// - **Memory**: the values that arrive within `duration`, without a limit unless `policy` sets one. They share one
  ///   timer. A failure raised by the policy is delivered immediately. With ``BufferingPolicy/waiting(_:)`` the source waits while
  ///   that many values wait, and its later values are late by that time.
  ///
  /// RAC: `delay:`.
  ///
  /// - Parameters:
  ///   - duration: The delay. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @inlinable
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> {
    stopProgram(
      unless: duration >= .zero,
      "Can't delay for a negative duration. A past date gives one: use max(.zero, duration)"
    )
    return erased.timed("delay", on: scheduler, buffering: policy) {
      DelayedValues($0)
    } receive: { delayed, input, down in
      switch input {
      case .value(let value):
        if let failure = delayed.add(value, after: duration, policy) { down.end(failure) }
      case .completed: delayed.addCompletion(after: duration)
      case .fired:
        // The first value is due, since the timer was set for it.
        while let next = delayed.waiting.popFirst() {
          delayed.adjustPressure()
          guard let value = next.value else { return down.complete() }
          down.send(value)
          guard let next = delayed.waiting.first, !down.isDisposed else { return }
          if !delayed.timer.isNext(next.due) { return delayed.timer.set(at: next.due) }
        }
      }
    }
  }
}

/// The values that wait for their time, behind which the completion waits as `nil`.
@usableFromInline
struct DelayedValues<Value: Sendable>: Sendable {
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var waiting = FIFO<(due: TimedTurn, value: Value?)>()

  @inlinable
  init(_ timer: OperatorTimer) { self.timer = timer }

  @inlinable
  mutating func addCompletion(after duration: Duration) {
    let due = timer.turn(at: timer.now + duration)
    if waiting.isEmpty { timer.set(at: due) }
    waiting.append((due, nil))
  }

  /// Adds a value, if the policy admits it.
  @inlinable
  mutating func add<Failure>(_ value: Value, after duration: Duration, _ policy: BufferingPolicy<Failure>)
    -> Failure?
  {
    let next = waiting.first?.due
    let (_, failure) = policy.add((timer.turn(at: timer.now + duration), value), to: &waiting)
    if failure != nil { return failure }
    adjustPressure()
    if let first = waiting.first, first.due != next { timer.set(at: first.due) }
    return nil
  }

  @inlinable
  func adjustPressure() { timer.pressure?.adjust(to: waiting.count) }
}
