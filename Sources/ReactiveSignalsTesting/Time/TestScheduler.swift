public import ReactiveSignals
import _ReactiveSignalsAtomics

/// A scheduler with virtual time, for tests that are exact and do not wait.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(2)) { print("two", scheduler.now) }
///     scheduler.schedule(after: .seconds(1)) { print("one", scheduler.now) }
///     scheduler.advance(by: .seconds(1))
///     scheduler.run()
///     // one 1.0 seconds
///     // two 2.0 seconds
///
/// Work runs only inside ``advance(by:)``, ``advance(to:)``, ``advance(ticks:)``, ``run(limit:)`` and ``step(_:)``, on the thread
/// that calls them. It runs in the order of its time, then in the order in which it was scheduled. Repeating work counts as
/// scheduled again each time it is due. Work without a delay is due now. While work runs, ``now`` is its scheduled time, and the
/// scheduler is the `currentScheduler`. Work that it schedules runs in the same call if it is due.
///
/// Any thread may schedule and cancel. Only one thread at a time may advance the time, and work may not advance it.
///
/// Work that schedules itself again without a delay would run forever at one time. The program stops after 100,000 pieces of work at
/// one time, or after the number given to ``init(tick:maximumRounds:)``.
///
/// Canceled work does not run, takes no virtual time and is released immediately. Work that is still queued when the scheduler is
/// released is released with it and does not run.
///
/// ``cold(_:error:file:line:)``, ``hot(_:error:file:line:)`` and ``record(_:during:)->Recording<Value,Failure>`` connect the scheduler to signals in marble notation
/// (``MarbleDiagram``). Asynchronous code runs in virtual time with ``task(_:)`` and ``clock``.
///
/// RAC: `RACTestScheduler`, which stepped from one piece of work to the next without a notion of time.
public final class TestScheduler: TimedScheduler {
  @usableFromInline let timeline: Timeline
  let queue = WorkQueue()
  /// The number of pieces of work that have run at the current time, since the time is being advanced.
  private let rounds = Atomic<Int>(0)
  private let maximumRounds: Int

  /// Creates a scheduler at time zero.
  ///
  /// - Parameter tick: The duration of one character of a marble diagram. It must be positive.
  public convenience init(tick: Duration = .seconds(1)) {
    self.init(tick: tick, maximumRounds: 100_000)
  }

  /// Creates a scheduler at time zero, with another limit of work at one time.
  ///
  /// - Parameters:
  ///   - tick: The duration of one character of a marble diagram. It must be positive.
  ///   - maximumRounds: The number of pieces of work that may run at one time. When more is due, the program stops, because work that
  ///     schedules itself without a delay would run forever. It must be positive.
  public init(tick: Duration = .seconds(1), maximumRounds: Int) {
    stopProgram(unless: tick > .zero, "A tick must be longer than zero. Pass a longer one")
    stopProgram(unless: maximumRounds > 0, "The time must have room for a piece of work. Pass 1 or more")
    timeline = Timeline(tick: tick)
    self.maximumRounds = maximumRounds
  }

  // The disposables that cancel the work do not keep it alive.
  deinit { cancelAll() }

  /// The virtual time, which starts at zero.
  public var now: Duration { timeline.now }

  /// The duration of one character of a marble diagram.
  public var tick: Duration { timeline.tick }

  /// A Boolean value that indicates whether no work is queued.
  public var isIdle: Bool { queue.isEmpty }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.add(at: queue.turn(at: now), work)
  }

  /// Schedules `work` for a time, or for `now` if the time has passed.
  ///
  ///     let scheduler = TestScheduler()
  ///     scheduler.schedule(at: .seconds(5)) { print("five", scheduler.now) }
  ///     scheduler.run()
  ///     // five 5.0 seconds
  ///
  /// - Parameters:
  ///   - time: The time, which is not a delay: the scheduler begins at zero.
  ///   - work: The closure to run.
  /// - Returns: A disposable that cancels the work.
  @discardableResult
  public func schedule(at time: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.add(at: queue.turn(at: max(time, now)), work)
  }

  /// Schedules `work` for exactly `now + delay`, or for `now` if `delay` is negative.
  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.add(at: queue.turn(at: now.saturating(adding: max(delay, .zero))), work)
  }

  /// Schedules `work` for `now + delay` and then for every `interval`, which must be positive.
  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    stopProgram(
      unless: interval > .zero,
      "Repeating work needs an interval longer than zero. Pass a longer one"
    )
    let next: QueuedWork.Repetition = { [queue] in queue.turn(at: $0.time.saturating(adding: interval)) }
    return queue.add(at: queue.turn(at: now.saturating(adding: max(delay, .zero))), then: next, work)
  }
}

extension TestScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { queue.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { turn.time <= now && queue.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.add(at: turn, work)
  }

  package var readTime: @Sendable () -> Duration { { [timeline] in timeline.now } }
}

// MARK: - Advancing the time

extension TestScheduler {
  /// Advances the time by `duration` and runs the work that is due.
  public func advance(by duration: Duration) {
    advance(to: now.saturating(adding: duration))
  }

  /// Advances the time by `ticks` ticks and runs the work that is due.
  public func advance(ticks: Int) {
    let limit = Duration.latest.count(of: tick)
    advance(by: tick * max(-limit, min(ticks, limit)))
  }

  /// Advances the time to `time` and runs the work that is due, including work due at `time`.
  public func advance(to time: Duration) {
    stopProgram(unless: time >= now, "Time cannot go back from \(now) to \(time)")
    exclusively {
      while runNext(dueBy: time) {}
      timeline.move(to: time)
    }
  }

  /// Runs all work, including work scheduled meanwhile, and advances the time to the last piece of work.
  ///
  /// - Parameter limit: The number of pieces of work after which the program stops. Dispose repeating work, or run it for a limited
  ///   time with ``advance(by:)``.
  public func run(limit: Int = 1_000_000) {
    exclusively {
      var count = 0
      while runNext(dueBy: nil) {
        count += 1
        stopProgram(
          unless: count < limit || isIdle,
          """
          run() has run \(limit) pieces of work up to \(now), and more is queued. If work repeats without end, \
          dispose it or use advance(by:)
          """
        )
      }
    }
  }

  /// Runs the next `count` pieces of work, or all if fewer are queued, and advances the time to the last of them.
  ///
  ///     scheduler.schedule(after: .seconds(5)) { print("five") }
  ///     scheduler.step()   // five, at 5 seconds
  ///
  /// - Parameter count: The number of pieces of work to run.
  /// - Returns: The number of pieces of work that have run.
  @discardableResult
  public func step(_ count: Int = 1) -> Int {
    stopProgram(ifNegative: count, "Cannot take a negative number of steps")
    var steps = 0
    exclusively {
      while steps < count, runNext(dueBy: nil) { steps += 1 }
    }
    return steps
  }

  /// Cancels all queued work.
  ///
  /// The scheduler keeps its queued work alive. Work that keeps the scheduler alive forms a retain cycle until it has run or has been
  /// canceled. This method breaks such cycles.
  public func cancelAll() {
    queue.cancelAll()
  }

  /// A Boolean value that indicates whether queued work is due now.
  var hasDueWork: Bool { !queue.isNext(TimedTurn(time: now, number: .max)) }

  /// Runs the next piece of work that is due by `limit`, or the next of all, and returns whether there was one.
  func runOne(dueBy limit: Duration?) -> Bool {
    var hasRun = false
    exclusively { hasRun = runNext(dueBy: limit) }
    return hasRun
  }

  private func runNext(dueBy limit: Duration?) -> Bool {
    guard let (time, work) = queue.next(dueBy: limit) else { return false }
    if time > now {
      timeline.move(to: time)
      rounds.store(0, ordering: .relaxed)
    }
    let round = rounds.add(1, ordering: .relaxed).newValue
    stopProgram(
      unless: round <= maximumRounds,
      """
      \(Self.grouped(maximumRounds)) rounds at tick \(timeline.column(of: now).tick), and more is due: does a signal that repeats or tries again \
      never wait? Work that needs more rounds at one time takes a TestScheduler(maximumRounds:)
      """
    )
    work()
    return true
  }

  /// Returns the digits of a number in groups of three.
  private static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\(String(number % 1000 + 1000).dropFirst())"
  }

  private func exclusively(_ body: () -> Void) {
    stopProgram(
      unless: timeline.beginRun(),
      "The time is already being advanced, by the caller of this work or by another thread"
    )
    defer { timeline.endRun() }
    rounds.store(0, ordering: .relaxed)
    performAsCurrent(body)
  }
}
