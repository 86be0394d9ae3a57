/// Scheduled work, and the disposable that cancels it.
///
/// The work is released as soon as it has run or is canceled. It counts as disposed from the moment it starts, since there
/// is nothing left to cancel then. Repeating work counts as disposed when it is canceled.
final class ScheduledWork: Disposable {
  private let work: TakeOnce<StoredClosure>
  private let repeats: Bool
  private weak let timers: TimerQueue?

  /// The result of a scheduler that has run the work already.
  static let finished: any Disposable = {
    let finished = BlockDisposable()
    finished.dispose()
    return finished
  }()

  /// - Parameters:
  ///   - timers: The queue that counts the cancellation.
  ///   - repeats: Whether the work may run more than once.
  ///   - scheduler: The scheduler that is current while the work runs.
  ///   - work: The work.
  init(
    on timers: TimerQueue? = nil,
    repeats: Bool = false,
    as scheduler: some Scheduler,
    _ work: @escaping @Sendable () -> Void
  ) {
    self.timers = timers
    self.repeats = repeats
    let work = SubscriptionList.inherited(by: work)
    self.work = TakeOnce(StoredClosure { scheduler.performAsCurrent(work) })
  }

  var isDisposed: Bool { work.isTaken }

  func dispose() {
    let canceled = work.take()
    if canceled != nil { timers?.noteCancellation() }
  }

  /// Runs the work, unless it has been canceled.
  func run() {
    let next = repeats ? work.value : work.take()
    next?.run()
  }
}
