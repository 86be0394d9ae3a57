import Dispatch

/// A serial queue with its timed work: the implementation of all schedulers that do not run work inline.
struct SerialQueue: Sendable {
  private let enqueue: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let timers: TimerQueue
  /// The scheduler with the time of timed work, or `nil` for the time of the system.
  let clock: (any TimedScheduler)?

  /// Creates a serial queue that runs its work on a dispatch queue.
  init(_ queue: DispatchQueue) {
    enqueue = { queue.async(execute: $0) }
    timers = TimerQueue(on: queue) { $0.runDueWork() }
    clock = nil
  }

  /// Creates a serial queue that runs its work in tasks.
  init(_ queue: TaskQueue, timedBy clock: (any TimedScheduler)?) {
    enqueue = queue.enqueue
    // The timed work that is due when its piece runs, so that timed work keeps its order.
    timers = TimerQueue(on: TaskQueue.timers) { timers in queue.enqueue(timers.runDueWork) }
    self.clock = clock
  }

  var now: Duration { clock?.now ?? MonotonicTime.now.sinceSystemStart }

  // Timed work knows no type of schedulers, and is compiled once for all.

  func schedule(_ work: @escaping @Sendable () -> Void, as scheduler: some Scheduler) -> any Disposable {
    let scheduled = ScheduledWork(as: scheduler, work)
    enqueue { scheduled.run() }
    return scheduled
  }

  /// Schedules work that is not canceled.
  func enqueue(_ work: @escaping @Sendable () -> Void, as scheduler: some Scheduler) {
    let work = SubscriptionList.inherited(by: work)
    enqueue { scheduler.performAsCurrent(work) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    if let clock {
      return schedule(as: scheduler, repeats: interval != nil, work) { enqueue in
        guard let interval else { return clock.schedule(after: delay, tolerance: tolerance, enqueue) }
        return clock.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, enqueue)
      }
    }
    let turn = timers.turn(after: delay)
    return schedule(at: turn, repeatingEvery: interval, tolerance: tolerance, work, as: scheduler)
  }

  func turn(at time: Duration) -> TimedTurn {
    guard let clock else { return timers.turn(at: time) }
    return (clock as? any OrderlyScheduler)?.turn(at: time) ?? TimedTurn(time: time, number: 0)
  }

  /// Returns whether running work can do the work of a turn. Work that the clock has enqueued may precede it, so the answer is `false`
  /// with a clock.
  func isNext(_ turn: TimedTurn) -> Bool { clock == nil && timers.isNext(turn) }

  @_semantics("optimize.sil.specialize.generic.never")
  func schedule(
    at turn: TimedTurn,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration = .zero,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    if let clock {
      return schedule(as: scheduler, repeats: false, work) { enqueue in
        (clock as? any OrderlyScheduler)?.schedule(at: turn, enqueue)
          ?? clock.schedule(after: turn.time - clock.now, enqueue)
      }
    }
    let scheduled = ScheduledWork(on: timers, repeats: interval != nil, as: scheduler, work)
    timers.schedule(at: turn, repeatingEvery: interval, tolerance: tolerance, scheduled)
    return scheduled
  }

  /// Schedules work that a clock enqueues.
  ///
  /// - Parameter start: A function that lets the clock call its argument when the work is due.
  @_semantics("optimize.sil.specialize.generic.never")
  private func schedule(
    as scheduler: some Scheduler,
    repeats: Bool,
    _ work: @escaping @Sendable () -> Void,
    _ start: (@escaping @Sendable () -> Void) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledWork(repeats: repeats, as: scheduler, work)
    return ClockedWork(scheduled, timer: start { enqueue { scheduled.run() } })
  }
}

extension SerialQueue {
  /// Work that a clock enqueues when it is due.
  private final class ClockedWork: Disposable {
    private let work: ScheduledWork
    private let timer: any Disposable

    init(_ work: ScheduledWork, timer: any Disposable) {
      self.work = work
      self.timer = timer
    }

    var isDisposed: Bool { work.isDisposed }

    func dispose() {
      work.dispose()
      timer.dispose()
    }
  }
}

/// A scheduler with a serial queue inside, whose methods are those of the queue.
protocol QueuedScheduler: OrderlyScheduler {
  var serial: SerialQueue { get }
}

extension QueuedScheduler {
  public var now: Duration { serial.now }

  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(work, as: self)
  }

  public func _enqueue(_ work: @escaping @Sendable () -> Void) { serial.enqueue(work, as: self) }

  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, tolerance: tolerance, work, as: self)
  }

  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work, as: self)
  }

  package func turn(at time: Duration) -> TimedTurn { serial.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { serial.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(at: turn, work, as: self)
  }
}
