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
