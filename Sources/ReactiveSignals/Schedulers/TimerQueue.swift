import Dispatch
import _ReactiveSignalsAtomics

/// The timed work of one scheduler, ordered by time and then by the order in which it was scheduled.
///
/// Dispatch runs timers that are due at the same time in the order of its own heap. Creating and canceling a timer of
/// Dispatch costs several times as much as an entry does here. So there is one timer for a heap of entries.
final class TimerQueue: Sendable {
  private let queue: DispatchQueue
  private let timerFired: @Sendable (TimerQueue) -> Void
  private let state = Locked(State())
  /// The number of turns that have been taken.
  private let turns = Atomic<UInt64>(0)

  /// Creates a queue without work.
  ///
  /// - Parameters:
  ///   - queue: The serial queue on which the timer fires.
  ///   - timerFired: A closure that is called on `queue`. It has to make ``runDueWork()`` run where the work has to run. It
  ///     must not retain the timer queue.
  init(on queue: DispatchQueue, timerFired: @escaping @Sendable (TimerQueue) -> Void) {
    self.queue = queue
    self.timerFired = timerFired
  }

  deinit { state.withLock { $0.timer }?.wrapped.cancel() }

  /// Takes the turn of work that is due at `time`.
  func turn(at time: Duration) -> TimedTurn { TimedTurn(time: time, number: nextNumber()) }

  /// Takes the turn of work that is due after a delay.
  func turn(after delay: Duration) -> TimedTurn {
    turn(at: MonotonicTime.now.sinceSystemStart.saturating(adding: max(delay, .zero)))
  }

  /// Returns whether the time of `turn` has been reached, and no other turn precedes it.
  func isNext(_ turn: TimedTurn) -> Bool {
    let time = MonotonicTime(sinceSystemStart: turn.time)
    guard time <= .now else { return false }
    return state.withLock { state in
      guard let first = state.heap.entries.first else { return true }
      return (time, turn.number) < (first.time, first.number)
    }
  }

  /// Schedules work for a turn. Repeating work takes a new turn each time it is due.
  func schedule(
    at turn: TimedTurn,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration = .zero,
    _ work: ScheduledWork
  ) {
    stopProgram(
      unless: interval.map { $0 > .zero } ?? true,
      "The interval of repeating work must be positive. Pass a longer one"
    )
    state.withLock { state in
      state.heap.insert(
        Entry(
          time: MonotonicTime(sinceSystemStart: turn.time),
          number: turn.number,
          tolerance: tolerance.wholeNanoseconds,
          interval: interval?.wholeNanoseconds,
          work: work
        )
      )
      arm(&state)
    }
  }

  /// Counts the cancellation of work in this queue.
  func noteCancellation() {
    // Released outside the lock, since a release can run any code.
    let canceled = state.withLock { $0.heap.noteCancellation() }
    withExtendedLifetime(canceled) {}
  }

  /// Runs the work that is due, in order. Not to be called again before it returns.
  func runDueWork() {
    // The time is read once, so that work that repeats faster than it runs does not occupy the queue.
    let now = MonotonicTime.now
    state.withLock { state in
      state.wakeup = nil
      state.isRunning = true
    }
    while let entry = state.withLock({ $0.next(dueBy: now, number: nextNumber) }) {
      entry.work.run()
    }
    state.withLock { state in
      state.isRunning = false
      arm(&state)
    }
  }

  private func nextNumber() -> UInt64 { turns.add(1, ordering: .relaxed).newValue }

  /// Arms the timer for the first entry.
  private func arm(_ state: inout State) {
    guard !state.isRunning, let wakeup = state.nextWakeup else { return }
    if let current = state.wakeup, current.time <= wakeup.time, current.latest <= wakeup.latest { return }
    let timer = state.timer ?? makeTimer()
    state.timer = timer
    state.wakeup = wakeup
    timer.wrapped.schedule(
      deadline: DispatchTime(uptimeNanoseconds: wakeup.time.nanoseconds),
      leeway: .nanoseconds(Int(clamping: wakeup.latest.nanoseconds - wakeup.time.nanoseconds))
    )
  }

  private func makeTimer() -> UncheckedSendable<any DispatchSourceTimer> {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in
      if let self { timerFired(self) }
    }
    timer.activate()
    // Any thread may use a dispatch source. Dispatch documents that, and its types do not say it.
    return UncheckedSendable(timer)
  }
}

extension TimerQueue {
  private struct Entry: HeapEntry {
    var time: MonotonicTime
    var number: UInt64
    let tolerance: UInt64
    let interval: UInt64?
    let work: ScheduledWork

    var isCancelled: Bool { work.isDisposed }

    func comesBefore(_ other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  private struct State: Sendable {
    var timer: UncheckedSendable<any DispatchSourceTimer>?
    var wakeup: (time: MonotonicTime, latest: MonotonicTime)?
    var heap = Heap<Entry>()
    /// A Boolean value that indicates whether due work is running. The timer is armed afterwards.
    var isRunning = false

    /// The time at which the timer has to fire for the first entry, and the latest time that its tolerance, and the time of
    /// the second entry, allow.
    var nextWakeup: (time: MonotonicTime, latest: MonotonicTime)? {
      guard let first = heap.entries.first else { return nil }
      let latest = heap.entries.dropFirst().prefix(2).map(\.time).reduce(first.time + first.tolerance, min)
      return (first.time, latest)
    }

    /// Removes and returns the first entry if it is due. A repeating entry stays in the heap with its next time.
    mutating func next(dueBy now: MonotonicTime, number: () -> UInt64) -> Entry? {
      guard let entry = heap.entries.first, entry.time <= now else { return nil }
      guard let interval = entry.interval, !entry.work.isDisposed else { return heap.removeFirst() }
      // Times that have passed are skipped.
      let missed = (now.nanoseconds - entry.time.nanoseconds) / interval
      var later = entry
      later.time = entry.time + interval.multipliedSaturating(by: missed + 1)
      later.number = number()
      heap.replaceFirst(by: later)
      return entry
    }
  }
}

extension UInt64 {
  fileprivate func multipliedSaturating(by factor: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
