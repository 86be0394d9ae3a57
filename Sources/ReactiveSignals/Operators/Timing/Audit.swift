extension SignalProtocol {
  /// Returns a signal that sends the latest value of each `duration`, when the duration has passed.
  ///
  /// ![Marble diagram of audit](audit)
  ///
  ///     // abcd---e-----f|
  ///     // audit(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---d------e---(f|)
  ///
  /// The first value starts the timer, and later values replace the one that waits. When the timer fires, the waiting value is
  /// sent on `scheduler`, and the next value starts the timer again. So a value waits for `duration` at most, and no timer
  /// runs without a value. In contrast to ``throttle(for:latest:on:)`` no value is sent immediately, and in contrast to
  /// ``debounce(for:on:where:)`` values that keep coming do not postpone the waiting one. Other libraries call it a trailing
  /// throttle.
  ///
  /// A value that arrives in the instant in which the duration has passed replaces the waiting value or starts the
  /// timer again. The order in which `scheduler` runs the two decides.
  ///
  /// - **Sends**: the latest value when `duration` has passed since the first value that waits.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: `scheduler`. At completion the waiting value is sent on the thread of the completion.
  /// - **Memory**: one value, and one timer while it waits.
  ///
  /// - Parameters:
  ///   - duration: The time between the first value and the latest one. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func audit(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    audit(on: scheduler, for: { _ in duration })
  }

  /// Returns a signal that sends the latest value when the duration that `duration` returns for the first value has passed.
  ///
  /// ![Marble diagram of audit with durations](auditEach)
  ///
  ///     // xa--b---|
  ///     // audit(on: scheduler) { $0 == "x" ? .seconds(3) : .seconds(1) }      (a character a second)
  ///     // ---a-b--|
  ///
  /// It behaves as ``audit(for:on:)`` otherwise.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the duration that a value starts. The duration is not negative. It runs for each
  ///     value that starts the timer, on the thread that sends the value.
  @_alwaysEmitIntoClient
  public func audit(
    on scheduler: some TimedScheduler,
    for duration: @escaping @Sendable (Value) -> Duration
  ) -> Signal<Value, Failure> {
    erased.timed("audit", on: scheduler) {
      (timer: $0, waiting: Value?.none)
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        if state.waiting == nil {
          let pause = duration(value)
          stopProgram(ifNegative: pause, "Can't audit for a negative duration")
          state.timer.set(after: pause)
        }
        state.waiting = value
      case .completed: down.complete(after: state.waiting.take())
      case .fired: if let value = state.waiting.take() { down.send(value) }
      }
    }
  }
}
