extension SignalProtocol {
  /// Returns a signal of the time between each value and the previous one, or the subscription for the first value.
  ///
  /// ![Marble diagram of measureInterval](measureInterval)
  ///
  ///     // -a--b-c|
  ///     signal.measureInterval(on: scheduler).subscribe { print($0) }      // (a character a second)
  ///     // 1.0 seconds
  ///     // 3.0 seconds
  ///     // 2.0 seconds
  ///
  /// To have the values as well, use ``timestamp(on:)``.
  ///
  /// - **Sends**: one duration for each value, immediately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: one time.
  ///
  /// - Parameter scheduler: The scheduler that measures the time. No work is scheduled on it.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func measureInterval(on scheduler: some TimedScheduler) -> some SignalProtocol<Duration, Failure> {
    StagedPerSubscription(self) { _ in MeasureInterval(scheduler) }
  }
}

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
