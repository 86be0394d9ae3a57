extension SignalProtocol {
  /// Sends each value together with the time it came.
  ///
  /// ![Marble diagram of timestamp](timestamp)
  ///
  ///     // -a-b|
  ///     signal.timestamp(on: scheduler).subscribe { print($0.value, $0.time) }
  ///     // a 1.0 seconds
  ///     // b 3.0 seconds
  ///
  /// The time is the scheduler's, which is monotonic: it says how far values are apart, not what date it is. Values are sent
  /// at once, on the thread that brings them. All else passes unchanged.
  ///
  /// - Parameter scheduler: What has the time. Nothing is scheduled on it.
  @inlinable
  public func timestamp(
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<(value: Value, time: Duration), Failure> {
    Staged(self, Timestamp(scheduler))
  }
}

@frozen
@usableFromInline
struct Timestamp<Input: Sendable, Scheduler: TimedScheduler, Failure: Error>: Stage {
  @usableFromInline typealias Output = (value: Input, time: Duration)

  @usableFromInline let scheduler: Scheduler

  @inlinable
  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send((value, scheduler.now))
  }
}
