/// A scheduler that runs work inline: `schedule` returns when the work has run.
///
/// It does not change ``currentScheduler``. It has no clock and is not a ``TimedScheduler``, since waiting would block the
/// caller.
///
/// Work that schedules itself nests and uses stack. Use ``Scheduler/scheduleRecursively(_:)`` for that.
///
/// RAC: `+immediateScheduler`.
public struct ImmediateScheduler: Scheduler {
  /// Creates an immediate scheduler. All are equivalent.
  public init() {}

  /// Runs work before this returns.
  ///
  /// - Parameter work: The work to run.
  /// - Returns: A disposable that is disposed, since nothing is left to cancel.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    work()
    return ScheduledWork.finished
  }
}

extension Scheduler where Self == ImmediateScheduler {
  /// The scheduler that runs work inline.
  public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
