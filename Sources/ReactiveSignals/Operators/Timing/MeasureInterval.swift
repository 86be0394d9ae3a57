extension SignalProtocol {
  /// Sends, for each value, how long it has been since the one before; for the first, since the subscription.
  ///
  /// ![Marble diagram of measureInterval](measureInterval)
  ///
  ///     // -a--b-c|
  ///     signal.measureInterval(on: scheduler).subscribe { print($0) }      // (a character a second)
  ///     // 1.0 seconds
  ///     // 3.0 seconds
  ///     // 2.0 seconds
  ///
  /// They are sent at once, on the thread that brings the value. All else passes unchanged. To have the values too, use
  /// ``timestamp(on:)``.
  ///
  /// - Parameter scheduler: What has the time. Nothing is scheduled on it.
  @inlinable
  public func measureInterval(on scheduler: some TimedScheduler) -> some SignalProtocol<Duration, Failure> {
    StagedPerSubscription(self) { _ in MeasureInterval(scheduler) }
  }
}

@frozen
@usableFromInline
struct MeasureInterval<Input: Sendable, Scheduler: TimedScheduler, Failure: Error>: Stage {
  @usableFromInline typealias Output = Duration

  @usableFromInline let scheduler: Scheduler
  @usableFromInline var last: Duration

  @inlinable
  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    last = scheduler.now
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let now = scheduler.now
    let interval = now - last
    last = now
    down.send(interval)
  }
}
