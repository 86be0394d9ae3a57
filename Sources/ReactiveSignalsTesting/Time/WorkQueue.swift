import ReactiveSignals
import Synchronization

/// A priority queue of work, ordered by time, then by the order of scheduling.
///
/// The queue and its work hold each other. Its owner calls ``cancelAll()`` to release the queue.
final class WorkQueue: Sendable {
  private let heap = Locked(Heap<Entry>())
  /// The number of turns taken.
  private let turns = Atomic<UInt64>(0)

  func cancelAll() {
    for entry in heap.withLock({ $0.removeAll() }) { _ = entry.work.action.take() }
  }

  /// Returns the turn of work scheduled now for `time`.
  func turn(at time: Duration) -> TimedTurn {
    TimedTurn(time: time, number: turns.add(1, ordering: .relaxed).newValue)
  }

  /// Returns whether no queued work comes before `turn`.
  func isNext(_ turn: TimedTurn) -> Bool {
    heap.withLock { heap in heap.entries.first.map { turn < $0.turn } ?? true }
  }

  /// Adds work. Work with an `interval` repeats, each time with a new turn.
  func add(
    at turn: TimedTurn,
    every interval: Duration? = nil,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let work = QueuedWork(in: self, every: interval, work)
    heap.withLock { $0.insert(Entry(turn: turn, work: work)) }
    return work
  }

  /// Removes and returns the first work due by `limit`, or the first work of all. Repeating work is added again.
  func next(dueBy limit: Duration?) -> (time: Duration, run: @Sendable () -> Void)? {
    while let entry = heap.withLock({ removeFirst(dueBy: limit, from: &$0) }) {
      let action = entry.work.interval == nil ? entry.work.action.take() : entry.work.action.value
      if let action { return (entry.turn.time, action.run) }
    }
    return nil
  }

  /// A Boolean value that indicates whether no work is queued.
  var isEmpty: Bool { heap.withLock { $0.entries.allSatisfy(\.isCancelled) } }

  /// Releases canceled work, outside the lock because a release can run user code.
  fileprivate func noteCancellation() {
    let canceled = heap.withLock { $0.noteCancellation() }
    withExtendedLifetime(canceled) {}
  }

  private func removeFirst(dueBy limit: Duration?, from heap: inout Heap<Entry>) -> Entry? {
    guard let entry = heap.entries.first, entry.turn.time <= limit ?? entry.turn.time else {
      return nil
    }
    guard let interval = entry.work.interval, !entry.isCancelled else { return heap.removeFirst() }
    let next = turn(at: entry.turn.time + interval)
    heap.replaceFirst(by: Entry(turn: next, work: entry.work))
    return entry
  }
}

private struct Entry: HeapEntry {
  let turn: TimedTurn
  let work: QueuedWork

  var isCancelled: Bool { work.isDisposed }

  func comesBefore(_ other: Entry) -> Bool { turn < other.turn }
}

/// Queued work and the disposable that cancels it. Work that has run counts as disposed.
private final class QueuedWork: Disposable {
  let action: TakeOnce<Action>
  /// The time between repetitions, or `nil` for work that runs once.
  let interval: Duration?
  private let queue: WorkQueue

  init(in queue: WorkQueue, every interval: Duration?, _ closure: @escaping @Sendable () -> Void) {
    self.queue = queue
    self.interval = interval
    action = TakeOnce(Action(closure))
  }

  var isDisposed: Bool { action.isTaken }

  func dispose() {
    if action.take() != nil { queue.noteCancellation() }
  }
}
