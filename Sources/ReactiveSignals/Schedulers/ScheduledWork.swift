/// Work on its way, and the handle that cancels it.
///
/// The work is released as soon as it has run or is cancelled. From the moment it starts it counts as disposed, for
/// then nothing is left to cancel; repeating work does when it is cancelled.
final class ScheduledWork: Disposable {
  private let work: Revocable
  private let repeats: Bool
  private weak let timers: TimerQueue?

  /// What a scheduler returns that has run the work already.
  static let finished: any Disposable = {
    let finished = BlockDisposable()
    finished.dispose()
    return finished
  }()

  /// - Parameters:
  ///   - timers: where it is told of the cancellation.
  ///   - repeats: whether the work may run more than once.
  ///   - scheduler: the one that is current while the work runs.
  init(
    on timers: TimerQueue? = nil,
    repeats: Bool = false,
    as scheduler: some Scheduler,
    _ work: @escaping @Sendable () -> Void
  ) {
    self.timers = timers
    self.repeats = repeats
    self.work = Revocable { scheduler.performAsCurrent(work) }
  }

  var isDisposed: Bool { work.isTaken }

  func dispose() {
    let cancelled = work.take()
    if cancelled != nil { timers?.noteCancellation() }
  }

  /// Runs the work, unless it has been cancelled.
  func run() {
    if repeats { work.closure?() } else { work.take()?() }
  }
}
