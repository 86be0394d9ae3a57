/// A scheduler: it runs pieces of work one after another, in the order in which they were scheduled.
///
/// RAC: `RACScheduler`, which asserted its capabilities at run time. Here the type expresses them.
public protocol Scheduler: Sendable {
  /// Schedules work.
  ///
  /// - Parameter work: The work to run.
  /// - Returns: A disposable that cancels the work until it starts.
  @discardableResult
  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable

  /// Schedules work that is never canceled, which a scheduler of this library does without the object that cancels it.
  @_documentation(visibility: internal)
  func _enqueue(_ work: @escaping @Sendable () -> Void)
}

extension Scheduler {
  @_documentation(visibility: internal)
  public func _enqueue(_ work: @escaping @Sendable () -> Void) { schedule(work) }
}

/// A scheduler with a clock.
///
/// The clock is monotonic: setting the system clock has no effect on it.
///
/// The schedulers of this library order timed work by time, and then by the order in which it was scheduled. Each repetition
/// counts as scheduled when it is due. Time operators keep that order, although they use one timer for many values. With a
/// scheduler of your own, values arrive in the order in which it runs its timers.
public protocol TimedScheduler: Scheduler {
  /// The time since a reference point that is fixed for this scheduler.
  var now: Duration { get }

  /// Schedules work to run once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: The time before which the work does not run.
  ///   - tolerance: The time after the delay by which the system tries to run the work.
  ///   - work: The work to run.
  /// - Returns: A disposable that cancels the work until it starts.
  @discardableResult
  func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable

  /// Schedules work to run repeatedly, until the result is disposed.
  ///
  /// The work runs once for all the due times that pass while a scheduler of this library is busy. The next run is at the next due time
  /// after that. ``Signal/interval(_:tolerance:on:)`` numbers the due times. In virtual time, and with the clock of another scheduler,
  /// the work runs once for each due time.
  ///
  /// - Parameters:
  ///   - delay: The time before the first run.
  ///   - interval: The time between the runs, counted from the first one. Positive.
  ///   - tolerance: The time after each due time by which the system tries to run the work.
  ///   - work: The work to run.
  /// - Returns: A disposable that cancels all further runs.
  @discardableResult
  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable
}

extension TimedScheduler {
  /// Schedules work to run once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: The time before which the work does not run.
  ///   - work: The work to run.
  /// - Returns: A disposable that cancels the work until it starts.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(after: delay, tolerance: .zero, work)
  }

  /// Schedules work to run repeatedly, until the result is disposed.
  ///
  /// - Parameters:
  ///   - delay: The time before the first run.
  ///   - interval: The time between the runs, counted from the first one. Positive.
  ///   - work: The work to run.
  /// - Returns: A disposable that cancels all further runs.
  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(after: delay, repeatingEvery: interval, tolerance: .zero, work)
  }
}
