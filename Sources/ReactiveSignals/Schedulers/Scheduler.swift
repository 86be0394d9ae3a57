/// Something that runs work, somewhere, one piece after another, in the order it was given.
///
/// RAC: `RACScheduler`, whose capabilities were found out by assertion; here the type says them.
public protocol Scheduler: Sendable {
  /// Has `work` run.
  ///
  /// - Returns: what cancels the work, as long as it has not started.
  @discardableResult
  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable
}

/// A scheduler with a clock.
///
/// Its time is monotonic: setting the computer's clock moves nothing.
///
/// The schedulers of this library run timed work first by time, then in the order it was scheduled. Work that repeats counts
/// as scheduled anew each time it is due. Operators in time keep that order, although they schedule one timer for many
/// values: what they send takes its turn by the time at which it was asked for. On a scheduler of your own it comes in the
/// order in which that runs the timers.
public protocol TimedScheduler: Scheduler {
  /// The time since a moment in the past that stays the same for this scheduler.
  var now: Duration { get }

  /// Has `work` run once, not earlier than `delay` from now and, if the system can, not later than `tolerance`
  /// after that.
  @discardableResult
  func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable

  /// Has `work` run after `delay`, and then again every `interval`, counted from the first time, until the result
  /// is disposed.
  @discardableResult
  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable
}

extension TimedScheduler {
  /// Has `work` run once, not earlier than `delay` from now.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(after: delay, tolerance: .zero, work)
  }

  /// Has `work` run after `delay`, and then again every `interval`.
  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(after: delay, repeatingEvery: interval, tolerance: .zero, work)
  }
}
