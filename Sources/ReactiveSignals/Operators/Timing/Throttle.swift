extension SignalProtocol {
  /// Sends one value in any `duration`, at most.
  ///
  /// ![Marble diagram of throttle with latest](throttle)
  ///
  /// ![Marble diagram of throttle without latest](throttleFirst)
  ///
  /// A value that comes when nothing has been sent for `duration` is sent at once, on the thread that brings it. One
  /// that comes earlier waits, if `latest`, until `duration` has passed, and is then sent on `scheduler`, unless a later
  /// one has taken its place; otherwise it is dropped.
  ///
  /// With `latest` the last value is never lost: completion sends the value that waits, and then completes, both at
  /// once. A failure passes at once, and the value that waits is dropped. Disposing drops it too. A value that comes in
  /// the very instant when the time is over is sent, and takes the place of the one that waits if that has not been
  /// sent yet. With a duration of zero all values are sent.
  ///
  /// It keeps one value at most, and has a timer only while one waits.
  ///
  /// - Parameters:
  ///   - duration: The least time between two values; not negative.
  ///   - latest: Whether the latest value of those that came too early is sent later.
  ///   - scheduler: What measures the time and sends the values that had to wait.
  @inlinable
  public func throttle(
    for duration: Duration,
    latest: Bool = true,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't throttle for a negative duration")
    return Timed(self, on: scheduler) { Throttle(duration, latest: latest, $0) }
  }
}

@frozen
@usableFromInline
struct Throttle<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = Input

  @usableFromInline let duration: Duration
  @usableFromInline let sendsLatest: Bool
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var waiting: Input?
  /// When the next value may be sent; `nil` before the first.
  @usableFromInline var next: Duration?

  @inlinable
  init(_ duration: Duration, latest: Bool, _ timer: OperatorTimer) {
    self.duration = duration
    self.sendsLatest = latest
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let now = timer.now
    if let next, now < next {
      guard sendsLatest else { return }
      if waiting == nil { timer.set(at: timer.turn(at: next)) }
      waiting = value
    } else {
      if waiting.take() != nil { timer.cancel() }
      next = now + duration
      down.send(value)
    }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    guard let value = waiting.take() else { return }
    next = timer.now + duration
    down.send(value)
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.complete(after: waiting.take(), in: timer.subscription)
  }
}
