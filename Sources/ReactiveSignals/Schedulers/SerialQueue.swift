import Dispatch

/// A serial queue with its timed work: the implementation of all schedulers that do not run work inline.
struct SerialQueue: Sendable {
  private let enqueue: @Sendable (ScheduledWork) -> Void
  private let timers: TimerQueue

  /// Creates a serial queue that runs its work on a dispatch queue.
  init(_ queue: DispatchQueue) {
    enqueue = { work in queue.async { work.run() } }
    timers = TimerQueue(on: queue) { $0.runDueWork() }
  }

  /// Creates a serial queue that runs its work in tasks.
  init(_ queue: TaskQueue) {
    enqueue = { queue.enqueue(.work($0)) }
    timers = TimerQueue(on: TaskQueue.timers) { queue.enqueue(.dueWork($0)) }
  }

  func schedule(_ work: @escaping @Sendable () -> Void, as scheduler: some Scheduler) -> any Disposable {
    let scheduled = ScheduledWork(as: scheduler, work)
    enqueue(scheduled)
    return scheduled
  }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    let turn = timers.turn(after: delay)
    return schedule(at: turn, repeatingEvery: interval, tolerance: tolerance, work, as: scheduler)
  }

  func turn(at time: Duration) -> TimedTurn { timers.turn(at: time) }

  func isNext(_ turn: TimedTurn) -> Bool { timers.isNext(turn) }

  func schedule(
    at turn: TimedTurn,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration = .zero,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    let scheduled = ScheduledWork(on: timers, repeats: interval != nil, as: scheduler, work)
    timers.schedule(at: turn, repeatingEvery: interval, tolerance: tolerance, scheduled)
    return scheduled
  }
}
