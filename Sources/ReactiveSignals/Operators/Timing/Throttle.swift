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
  ) -> some SignalProtocol<Value, Failure> {
    stopProgram(
      unless: duration >= .zero,
      "Can't throttle for a negative duration. A past date gives one: use max(.zero, duration)"
    )
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
  ) -> some SignalProtocol<Value, Failure> {
    Timed(erased, on: scheduler) { Throttle(duration, latest: latest, $0) }
  }
}

@usableFromInline
struct Throttle<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline let duration: @Sendable (Input) -> Duration
  @usableFromInline let sendsLatest: Bool
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var waiting: Input?
  /// The time at which the next value may be sent, or `nil` before the first.
  @usableFromInline var next: Duration?

  @inlinable
  init(_ duration: @escaping @Sendable (Input) -> Duration, latest: Bool, _ timer: OperatorTimer) {
    self.duration = duration
    self.sendsLatest = latest
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    let now = timer.now
    if let next, now < next {
      guard sendsLatest else { return }
      if waiting == nil { timer.set(at: timer.turn(at: next)) }
      waiting = value
    } else {
      if waiting.take() != nil { timer.cancel() }
      next = now + pause(after: value)
      down.send(value)
    }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    guard let value = waiting.take() else { return }
    next = timer.now + pause(after: value)
    down.send(value)
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    down.complete(after: waiting.take(), in: timer.subscription)
  }
  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func pause(after value: Input) -> Duration {
    let pause = duration(value)
    stopProgram(
      unless: pause >= .zero,
      "Can't throttle for a negative duration. A past date gives one: use max(.zero, duration)"
    )
    return pause
  }
}
