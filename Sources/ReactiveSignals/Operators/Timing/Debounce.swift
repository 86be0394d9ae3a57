extension SignalProtocol {
  /// Returns a signal that sends a value when no other value has arrived for `duration` after it.
  ///
  /// ![Marble diagram of debounce](debounce)
  ///
  ///     // a-b-c-----d|
  ///     // debounce(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // -------c---(d|)
  ///
  /// Each value replaces the waiting one.
  ///
  /// When a value arrives in the instant in which the waiting value is due, the waiting value is replaced or sent. The
  /// order in which `scheduler` runs the two decides. With a duration of zero, values are sent when `scheduler` next
  /// runs work, not before the upstream has returned from sending.
  ///
  /// With a predicate, values that do not satisfy it are sent immediately. They also replace the waiting value:
  ///
  ///     // text of a search field; an empty one clears the results immediately
  ///     text.debounce(for: .milliseconds(300), on: .main, where: { !$0.isEmpty })
  ///
  /// - **Sends**: a value when no other has arrived for `duration`.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: `scheduler`. At completion the waiting value is sent on the thread of the completion.
  /// - **Memory**: one value, and one timer at a time. Values in quick succession share a timer.
  ///
  /// RAC: `throttle:`, `throttle:valuesPassingTest:`.
  ///
  /// - Parameters:
  ///   - duration: The time without another value. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - isDebounced: The predicate that decides whether a value has to wait, called for each value on the thread that
  ///     sends it. By default all values wait.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @inlinable
  public func debounce(
    for duration: Duration,
    on scheduler: some TimedScheduler,
    where isDebounced: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't debounce for a negative duration")
    return debounce(on: scheduler, for: { isDebounced($0) ? duration : nil })
  }

  /// Returns a signal that sends a value when no other value has arrived for the duration that `duration` returns for it.
  ///
  /// ![Marble diagram of debounce with durations](debounceEach)
  ///
  ///     // xa--b---|
  ///     // debounce(on: scheduler) { $0 == "x" ? .seconds(3) : .seconds(1) }      (a character a second)
  ///     // --a--b--|
  ///
  /// A value with the duration `nil` is sent immediately, and replaces the waiting one. It behaves as
  /// ``debounce(for:on:where:)`` otherwise.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the time without another value that a value waits for. It is not negative. The
  ///     function runs for each value, on the thread that sends it.
  @inlinable
  public func debounce(
    on scheduler: some TimedScheduler,
    for duration: @escaping @Sendable (Value) -> Duration?
  ) -> Signal<Value, Failure> {
    erased.timed("debounce", on: scheduler) {
      (timer: $0, waiting: Value?.none)
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        if let pause = duration(value) {
          stopProgram(ifNegative: pause, "Can't debounce for a negative duration")
          state.waiting = value
          state.timer.set(after: pause)
        } else {
          state.waiting = nil
          state.timer.cancel()
          down.send(value)
        }
      case .completed: down.complete(after: state.waiting.take())
      case .fired: if let value = state.waiting.take() { down.send(value) }
      }
    }
  }
}
