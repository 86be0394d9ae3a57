extension SignalProtocol {
  /// Returns a signal that sends at most one value in any `duration`.
  ///
  /// ![Marble diagram of throttle with latest](throttle)
  ///
  /// ![Marble diagram of throttle without latest](throttleFirst)
  ///
  ///     // abc----e-|
  ///     // throttle(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // a--c---e-|
  ///
  /// A value that arrives in the instant in which `duration` has passed is sent. If the waiting value has not been sent
  /// yet, the new value replaces it. With a duration of zero all values are sent.
  ///
  /// - **Sends**: a value immediately if none has been sent for `duration`. With `latest`, the latest earlier value
  ///   follows when `duration` has passed. Without it, earlier values are dropped.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: the sender's for a value that is sent immediately, and `scheduler` for one that has waited. At completion
  ///   the waiting value is sent on the thread of the completion.
  /// - **Memory**: at most one value, and a timer only while it waits.
  ///
  /// - Parameters:
  ///   - duration: The shortest time between two values. It is not negative.
  ///   - latest: A Boolean value that decides whether the latest early value is sent later. The default is `true`.
  ///   - scheduler: The scheduler that measures the time and sends the waiting values.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @inlinable
  public func throttle(
    for duration: Duration,
    latest: Bool = true,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't throttle for a negative duration")
    return throttle(on: scheduler, latest: latest, for: { _ in duration })
  }

  /// Returns a signal that sends no value for the duration that `duration` returns for the last value sent.
  ///
  /// ![Marble diagram of throttle with durations](throttleEach)
  ///
  ///     // xa---b--|
  ///     // throttle(on: scheduler) { $0 == "x" ? .seconds(3) : .seconds(1) }      (a character a second)
  ///     // x--a-b--|
  ///
  /// It behaves as ``throttle(for:latest:on:)`` otherwise.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the waiting values.
  ///   - latest: A Boolean value that decides whether the latest early value is sent later. The default is `true`.
  ///   - duration: A function that returns the shortest time between a value and the next. It is not negative. The function
  ///     runs for each value that is sent, before it is sent and on the same thread.
  @inlinable
  public func throttle(
    on scheduler: some TimedScheduler,
    latest: Bool = true,
    for duration: @escaping @Sendable (Value) -> Duration
  ) -> Signal<Value, Failure> {
    let pause: @Sendable (Value) -> Duration = {
      let pause = duration($0)
      stopProgram(ifNegative: pause, "Can't throttle for a negative duration")
      return pause
    }
    return erased.timed("throttle", on: scheduler) {
      // The value that waits, and the time from which the next one is sent.
      (timer: $0, waiting: Value?.none, next: Duration?.none)
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        let now = state.timer.now
        if let next = state.next, now < next {
          guard latest else { return }
          if state.waiting == nil { state.timer.set(at: state.timer.turn(at: next)) }
          state.waiting = value
        } else {
          if state.waiting.take() != nil { state.timer.cancel() }
          state.next = now.saturating(adding: pause(value))
          down.send(value)
        }
      case .completed: down.complete(after: state.waiting.take())
      case .fired:
        guard let value = state.waiting.take() else { return }
        state.next = state.timer.now.saturating(adding: pause(value))
        down.send(value)
      }
    }
  }
}
