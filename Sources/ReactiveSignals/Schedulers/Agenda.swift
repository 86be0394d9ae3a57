import Dispatch

/// The timed work of one scheduler: what is due earlier is done earlier, and of what is due at the same time, what
/// was scheduled earlier.
///
/// Dispatch runs timers that are due at the same time in the order of its own heap, and making and cancelling a timer
/// costs it several times what an entry costs here. So there is one timer, and a heap.
final class Agenda: Sendable {
  private let queue: DispatchQueue
  private let state = Locked(State())

  /// An agenda whose work becomes due on `queue`, which has to be serial.
  init(on queue: DispatchQueue) {
    self.queue = queue
  }

  /// Has `fire` called on the queue when the work is due.
  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration?,
    tolerance: Duration,
    _ work: ScheduledWork,
    fire: @escaping @Sendable (ScheduledWork) -> Void
  ) {
    precondition(interval.map { $0 > .zero } ?? true, "The interval of repeating work must be positive")
    let time = MonotonicTime.now + delay.wholeNanoseconds
    state.withLock { state in
      state.heap.insert(
        Entry(
          time: time,
          number: state.nextNumber(),
          tolerance: tolerance.wholeNanoseconds,
          interval: interval?.wholeNanoseconds,
          work: work,
          fire: fire
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

  private func doWhatIsDue() {
    // The time is looked up once, so that work which repeats faster than it runs does not keep the queue for ever.
    let now = MonotonicTime.now
    state.withLock { $0.alarm = nil }
    while let entry = state.withLock({ $0.next(dueBy: now) }) {
      if !entry.work.isDisposed { entry.fire(entry.work) }
    }
    state.withLock { arm(&$0) }
  }

  /// Sees to it that the timer goes off in time for the first entry.
  private func arm(_ state: inout State) {
    guard let alarm = state.neededAlarm else { return }
    if let current = state.alarm, current.time <= alarm.time, current.latest <= alarm.latest { return }
    let timer = state.timer ?? DispatchTimer(on: queue) { [weak self] in self?.doWhatIsDue() }
    state.timer = timer
    state.alarm = alarm
    timer.arm(at: alarm.time, leeway: alarm.latest.nanoseconds - alarm.time.nanoseconds)
  }
}

extension Agenda {
  private struct Entry: HeapEntry {
    var time: MonotonicTime
    let number: UInt64
    let tolerance: UInt64
    let interval: UInt64?
    let work: ScheduledWork
    let fire: @Sendable (ScheduledWork) -> Void

    var isCancelled: Bool { work.isDisposed }

    func comesBefore(_ other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  private struct State: Sendable {
    var timer: DispatchTimer?
    var alarm: (time: MonotonicTime, latest: MonotonicTime)?
    var heap = Heap<Entry>()
    private var numbers: UInt64 = 0

    /// When the timer has to go off: for the first entry, as late as it allows, but not after the second's time.
    var neededAlarm: (time: MonotonicTime, latest: MonotonicTime)? {
      guard let first = heap.entries.first else { return nil }
      let latest = heap.entries.dropFirst().prefix(2).map(\.time).reduce(first.time + first.tolerance, min)
      return (first.time, latest)
    }

    mutating func nextNumber() -> UInt64 {
      defer { numbers += 1 }
      return numbers
    }

    /// Takes out the first entry if it is due; one that repeats stays for its next time.
    mutating func next(dueBy now: MonotonicTime) -> Entry? {
      guard let entry = heap.entries.first, entry.time <= now else { return nil }
      guard let interval = entry.interval, !entry.work.isDisposed else { return heap.removeFirst() }
      // Times that have passed already are left out.
      let missed = (now.nanoseconds - entry.time.nanoseconds) / interval
      var later = entry
      later.time = entry.time + interval.multipliedSaturating(by: missed + 1)
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
