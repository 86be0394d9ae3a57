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
  @_alwaysEmitIntoClient
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't delay for a negative duration")
    return erased.timed("delay", on: scheduler, buffering: policy) {
      (timer: $0, waiting: FIFO<(due: TimedTurn, value: Value?)>())
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        let next = state.waiting.first?.due
        let due = state.timer.turn(at: state.timer.now.saturating(adding: duration))
        if let failure = policy.add((due, value), to: &state.waiting).failure { return down.end(failure) }
        state.timer.pressure?.adjust(to: state.waiting.count)
        if let first = state.waiting.first, first.due != next { state.timer.set(at: first.due) }
      case .completed:
        let due = state.timer.turn(at: state.timer.now.saturating(adding: duration))
        if state.waiting.isEmpty { state.timer.set(at: due) }
        state.waiting.append((due, nil))
      case .fired:
        // The first value is due, since the timer was set for it.
        while let next = state.waiting.popFirst() {
          state.timer.pressure?.adjust(to: state.waiting.count)
          guard let value = next.value else { return down.complete() }
          down.send(value)
          guard let next = state.waiting.first, !down.isDisposed else { return }
          if !state.timer.isNext(next.due) { return state.timer.set(at: next.due) }
        }
      }
    }
  }
}
