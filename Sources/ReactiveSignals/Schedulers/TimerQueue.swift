import Dispatch
import Synchronization

/// The timed work of one scheduler: what is due earlier is done earlier, and of what is due at the same time, what
/// was scheduled earlier.
///
/// Dispatch runs timers that are due at the same time in the order of its own heap, and making and cancelling a timer
/// costs it several times what an entry costs here. So there is one timer, and a heap.
final class TimerQueue: Sendable {
  private let queue: DispatchQueue
  private let whenDue: @Sendable (TimerQueue) -> Void
  private let state = Locked(State())
  /// How many turns have been taken.
  private let turns = Atomic<UInt64>(0)

  /// An agenda whose timer goes off on `queue`, which has to be serial.
  ///
  /// `whenDue` is called there, and has to see to it that ``doWhatIsDue()`` is called where the work is to run. It must not
  /// hold the agenda.
  init(on queue: DispatchQueue, whenDue: @escaping @Sendable (TimerQueue) -> Void) {
    self.queue = queue
    self.whenDue = whenDue
  }

  /// The turn of what is scheduled now for `time`.
  func turn(at time: Duration) -> TimedTurn { TimedTurn(time: time, number: nextNumber()) }

  /// The turn of what is scheduled now with a delay.
  func turn(after delay: Duration) -> TimedTurn {
    turn(at: MonotonicTime.now.sinceSystemStart + max(delay, .zero))
  }

  /// Whether the time of `turn` has come, and no other turn comes first.
  func isNext(_ turn: TimedTurn) -> Bool {
    let time = MonotonicTime(sinceSystemStart: turn.time)
    guard time <= .now else { return false }
    return state.withLock { state in
      guard let first = state.heap.entries.first else { return true }
      return (time, turn.number) < (first.time, first.number)
    }
  }

  /// Has the work done when it is its turn. Work that repeats takes a new turn when it is due.
  func schedule(
    at turn: TimedTurn,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration = .zero,
    _ work: ScheduledWork
  ) {
    precondition(interval.map { $0 > .zero } ?? true, "The interval of repeating work must be positive")
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

  /// To be called when work of this agenda has been cancelled.
  func noteCancellation() {
    // Released outside the lock.
    let cancelled = state.withLock { $0.heap.noteCancellation() }
    withExtendedLifetime(cancelled) {}
  }

  /// Does what is due by now, one after the other. To be called by one at a time.
  func doWhatIsDue() {
    // The time is looked up once, so that work which repeats faster than it runs does not keep the queue for ever.
    let now = MonotonicTime.now
    state.withLock { state in
      state.wakeup = nil
      state.isAtWork = true
    }
    while let entry = state.withLock({ $0.next(dueBy: now, number: nextNumber) }) {
      entry.work.run()
    }
    state.withLock { state in
      state.isAtWork = false
      arm(&state)
    }
  }

  private func nextNumber() -> UInt64 { turns.add(1, ordering: .relaxed).newValue }

  /// Sees to it that the timer goes off in time for the first entry.
  private func arm(_ state: inout State) {
    guard !state.isAtWork, let wakeup = state.neededAlarm else { return }
    if let current = state.wakeup, current.time <= wakeup.time, current.latest <= wakeup.latest { return }
    let timer =
      state.timer
      ?? DispatchTimer(on: queue) { [weak self] in
        if let self { whenDue(self) }
      }
    state.timer = timer
    state.wakeup = wakeup
    timer.arm(at: wakeup.time, leeway: wakeup.latest.nanoseconds - wakeup.time.nanoseconds)
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
    var timer: DispatchTimer?
    var wakeup: (time: MonotonicTime, latest: MonotonicTime)?
    var heap = Heap<Entry>()
    /// Whether what is due is being done; the timer is armed when that is over.
    var isAtWork = false

    /// When the timer has to go off: for the first entry, as late as it allows, but not after the second's time.
    var neededAlarm: (time: MonotonicTime, latest: MonotonicTime)? {
      guard let first = heap.entries.first else { return nil }
      let latest = heap.entries.dropFirst().prefix(2).map(\.time).reduce(first.time + first.tolerance, min)
      return (first.time, latest)
    }

    /// Takes out the first entry if it is due; one that repeats stays for its next time.
    mutating func next(dueBy now: MonotonicTime, number: () -> UInt64) -> Entry? {
      guard let entry = heap.entries.first, entry.time <= now else { return nil }
      guard let interval = entry.interval, !entry.work.isDisposed else { return heap.removeFirst() }
      // Times that have passed already are left out.
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
