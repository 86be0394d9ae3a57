/// Runs work inline: `schedule` returns when the work has run.
///
/// It does not change ``currentScheduler``, for the work stays where it was. It has no clock: waiting would block
/// the caller, so it is no ``TimedScheduler``.
///
/// Work that schedules itself nests, and so uses up the stack; use ``Scheduler/scheduleRecursively(_:)`` for that.
///
/// RAC: `+immediateScheduler`.
public struct ImmediateScheduler: Scheduler {
  /// An immediate scheduler. All are the same.
  public init() {}

  /// Runs `work`.
  ///
  /// - Returns: a disposable that is disposed already, since nothing is left to cancel.
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
