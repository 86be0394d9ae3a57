extension SignalProtocol {
  /// Sends a value when no other has come for `duration` after it.
  ///
  /// ![Marble diagram of debounce](debounce)
  ///
  ///     // a-b-c-----d|
  ///     // debounce(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // -------c---(d|)
  ///
  /// Each value replaces the one that waits. Completion sends the value that waits and then completes, both at
  /// once. A failure passes at once, and the value that waits is dropped. Disposing drops it too.
  ///
  /// Values are sent on `scheduler`, the last one and a terminal event by whoever sends the terminal event. A value
  /// that comes in the very instant in which the one before is to be sent replaces it, or comes too late for that,
  /// depending on which of the two `scheduler` runs first. With a duration of zero values are sent as soon as
  /// `scheduler` can: not before the upstream has returned from sending.
  ///
  /// With a predicate, values that do not satisfy it are sent at once; they too replace the one that waits:
  ///
  ///     // text of a search field; an empty one clears the results at once
  ///     text.debounce(for: .milliseconds(300), on: .main, where: { !$0.isEmpty })
  ///
  /// It keeps one value, and has one timer at a time. Values in quick succession share a timer.
  ///
  /// RAC: `throttle:`, `throttle:valuesPassingTest:`.
  ///
  /// - Parameters:
  ///   - duration: How long silence must last; not negative.
  ///   - scheduler: What measures the time and sends the values.
  ///   - isDebounced: Whether a value has to wait. Called for each value, on the thread that sends it. By default all
  ///     have to.
  @inlinable
  public func debounce(
    for duration: Duration,
    on scheduler: some TimedScheduler,
    where isDebounced: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't debounce for a negative duration")
    return Timed(self, on: scheduler) { Debounce(duration, isDebounced, $0) }
  }
}

@frozen
@usableFromInline
struct Debounce<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = Input

  @usableFromInline let duration: Duration
  @usableFromInline let isDebounced: @Sendable (Input) -> Bool
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var waiting: Input?

  @inlinable
  init(_ duration: Duration, _ isDebounced: @escaping @Sendable (Input) -> Bool, _ timer: OperatorTimer) {
    self.duration = duration
    self.isDebounced = isDebounced
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if mustWait(value) {
      waiting = value
      timer.set(after: duration)
    } else {
      waiting = nil
      timer.cancel()
      down.send(value)
    }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let value = waiting.take() { down.send(value) }
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.complete(after: waiting.take(), in: timer.subscription)
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func mustWait(_ value: Input) -> Bool { isDebounced(value) }
}
