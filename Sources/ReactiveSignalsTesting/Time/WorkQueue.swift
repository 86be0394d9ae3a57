import ReactiveSignals

/// Work in the order of its time; equal times in the order they came.
final class WorkQueue: Sendable {
  private struct State: Sendable {
    var heap = Heap<Entry>()
    var count = 0
  }

  private let state = Locked(State())

  // Those who could cancel the work do not keep it.
  deinit { cancelAll() }

  func cancelAll() {
    for entry in state.withLock({ $0.heap.removeAll() }) { _ = entry.work.closure.take() }
  }

  /// Adds work; `interval` has it come back.
  func add(
    at time: Duration,
    every interval: Duration? = nil,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let work = WaitingWork(in: self, work)
    state.withLock { state in
      state.heap.insert(Entry(time: time, number: state.count, interval: interval, work: work))
      state.count += 1
    }
    return work
  }

  /// Takes out the first work due by `limit`, or at all. Work that repeats is back in the queue already.
  func next(dueBy limit: Duration?) -> (time: Duration, run: @Sendable () -> Void)? {
    while let entry = state.withLock({ Self.removeFirst(dueBy: limit, from: &$0) }) {
      let closure = entry.interval == nil ? entry.work.closure.take() : entry.work.closure.closure
      if let closure { return (entry.time, closure) }
    }
    return nil
  }

  /// Whether no work is waiting.
  var isEmpty: Bool { state.withLock { $0.heap.entries.allSatisfy(\.isCancelled) } }

  /// Lets go of cancelled work, outside the lock: that can run anything.
  fileprivate func noteCancellation() {
    let cancelled = state.withLock { $0.heap.noteCancellation() }
    withExtendedLifetime(cancelled) {}
  }

  private static func removeFirst(dueBy limit: Duration?, from state: inout State) -> Entry? {
    guard let entry = state.heap.entries.first, entry.time <= limit ?? entry.time else { return nil }
    guard let interval = entry.interval, !entry.isCancelled else { return state.heap.removeFirst() }
    let next = Entry(time: entry.time + interval, number: state.count, interval: interval, work: entry.work)
    state.heap.replaceFirst(by: next)
    state.count += 1
    return entry
  }
}

private struct Entry: HeapEntry {
  let time: Duration
  let number: Int
  let interval: Duration?
  let work: WaitingWork

  var isCancelled: Bool { work.isDisposed }

  func comesBefore(_ other: Entry) -> Bool { (time, number) < (other.time, other.number) }
}

/// Work, and what cancels it. It does not keep the queue. Work that has run counts as disposed.
private final class WaitingWork: Disposable {
  let closure: Revocable
  private weak let queue: WorkQueue?

  init(in queue: WorkQueue, _ closure: @escaping @Sendable () -> Void) {
    self.queue = queue
    self.closure = Revocable(closure)
  }

  var isDisposed: Bool { closure.isTaken }

  func dispose() {
    if closure.take() != nil { queue?.noteCancellation() }
  }
}
