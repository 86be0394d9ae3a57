public import ReactiveSignals
import Synchronization

/// A scheduler whose time passes only when it is told to: for tests that are exact and take no time.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(2)) { print("two", scheduler.now) }
///     scheduler.schedule(after: .seconds(1)) { print("one", scheduler.now) }
///     scheduler.advance(by: .seconds(1))
///     scheduler.run()
///     // one 1.0 seconds
///     // two 2.0 seconds
///
/// Work runs inside ``advance(by:)``, ``advance(to:)``, ``advance(ticks:)``, ``run(limit:)`` or ``step(_:)``, on the thread that
/// calls it, and nowhere else: first by time, then in the order it was scheduled. Work that repeats counts as scheduled
/// anew each time it is due. While work runs, ``now`` is the time it was scheduled for, so that what it schedules itself
/// runs in the same call if it is due. Work without a delay is due now. While work runs, the scheduler is the `currentScheduler`.
///
/// Any thread may schedule and cancel. One at a time may advance the time, and not from inside work.
///
/// Cancelled work does not run, costs no time and is released at once. Work that is still waiting when the scheduler
/// is released is released with it and never runs.
///
/// Signals are drawn for it in marble notation (``MarbleDiagram``): ``cold(_:error:)``, ``hot(_:error:)``,
/// ``record(_:during:)``.
///
/// Asynchronous code runs in its time too: see ``task(_:)`` and ``clock``.
///
/// RAC: `RACTestScheduler`, which stepped from one piece of work to the next and knew no time.
public final class TestScheduler: TimedScheduler {
  let timeline: Timeline
  let queue = WorkQueue()
  private let isRunning = Atomic<Bool>(false)

  /// A scheduler at time zero, in whose diagrams a character stands for `tick`.
  public init(tick: Duration = .seconds(1)) {
    precondition(tick > .zero, "A tick takes time")
    timeline = Timeline(tick: tick)
  }

  /// The virtual time: zero at first.
  public var now: Duration { timeline.now }

  /// How long one character of a marble diagram lasts.
  public var tick: Duration { timeline.tick }

  /// Whether no work is waiting.
  public var isIdle: Bool { queue.isEmpty }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.add(at: queue.turn(at: now), work)
  }

  /// Has `work` run at `now + delay` exactly; at once for the scheduler, that is now, when `delay` is negative.
  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.add(at: queue.turn(at: now + max(delay, .zero)), work)
  }

  /// Has `work` run at `now + delay`, and then again every `interval`, which must not be zero.
  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    precondition(interval > .zero, "Work that repeats needs an interval longer than zero")
    return queue.add(at: queue.turn(at: now + max(delay, .zero)), every: interval, work)
  }
}

extension TestScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { queue.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { turn.time <= now && queue.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.add(at: turn, work)
  }
}

// MARK: - Letting time pass

extension TestScheduler {
  /// Runs what is due within `duration`, and ends at `now + duration`.
  public func advance(by duration: Duration) {
    advance(to: now + duration)
  }

  /// Runs what is due in the next `ticks` ticks, and ends there.
  public func advance(ticks: Int) {
    advance(to: now + tick * ticks)
  }

  /// Runs what is due up to and including `time`, and ends at that time.
  public func advance(to time: Duration) {
    precondition(time >= now, "Time cannot go back from \(now) to \(time)")
    exclusively {
      while runNext(dueBy: time) {}
      timeline.move(to: time)
    }
  }

  /// Runs until no work is left, including work that is scheduled meanwhile. Ends at the time of the last one.
  ///
  /// It stops the program after `limit` pieces of work: something then repeats for ever, and should be disposed, or
  /// run for a limited time with ``advance(by:)``.
  public func run(limit: Int = 1_000_000) {
    exclusively {
      var count = 0
      while runNext(dueBy: nil) {
        count += 1
        precondition(
          count < limit || isIdle,
          """
          run() has run \(limit) pieces of work up to \(now), and more is waiting. If work repeats for ever, \
          dispose it, or use advance(by:)
          """
        )
      }
    }
  }

  /// Runs the next piece of work, or as many as there are of the next `count`, each at its time. Ends at the time of the
  /// last one.
  ///
  ///     scheduler.schedule(after: .seconds(5)) { print("five") }
  ///     scheduler.step()   // five; it is 5 s now
  ///
  /// - Returns: how many have run.
  @discardableResult
  public func step(_ count: Int = 1) -> Int {
    precondition(count >= 0, "Cannot take a negative number of steps")
    var steps = 0
    exclusively {
      while steps < count, runNext(dueBy: nil) { steps += 1 }
    }
    return steps
  }

  /// Cancels all work that is waiting.
  ///
  /// The scheduler keeps the work, and work often keeps the scheduler: then both are released only when the work has run,
  /// has been cancelled by whoever scheduled it, or by this.
  public func cancelAll() {
    queue.cancelAll()
  }

  private func runNext(dueBy limit: Duration?) -> Bool {
    guard let (time, work) = queue.next(dueBy: limit) else { return false }
    timeline.move(to: time)
    performAsCurrent(work)
    return true
  }

  private func exclusively(_ body: () -> Void) {
    let wasRunning = isRunning.exchange(true, ordering: .acquiring)
    precondition(
      !wasRunning,
      "The time is being advanced already, by the caller of this work or another thread"
    )
    defer { isRunning.store(false, ordering: .releasing) }
    body()
  }
}
