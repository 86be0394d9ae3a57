import ReactiveSignals
import _ReactiveSignalsAtomics

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

  /// Adds work.
  ///
  /// - Parameters:
  ///   - turn: The turn of the work.
  ///   - next: A function that returns the turn of the next run, or `nil` after the last. The queue calls it with the turn of each
  ///     run, before that run and while it holds its lock. The disposable keeps it, so it must not hold user code.
  ///   - work: The work.
  func add(
    at turn: TimedTurn,
    then next: @escaping QueuedWork.Repetition = { _ in nil },
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let work = QueuedWork(in: self, then: next, work)
    heap.withLock { $0.insert(Entry(turn: turn, work: work)) }
    return work
  }

  /// Removes and returns the first work due by `limit`, or the first work of all. Repeating work is added again.
  func next(dueBy limit: Duration?) -> (time: Duration, run: @Sendable () -> Void)? {
    while let (entry, isLast) = heap.withLock({ removeFirst(dueBy: limit, from: &$0) }) {
      let action = isLast ? entry.work.action.take() : entry.work.action.value
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

  private func removeFirst(
    dueBy limit: Duration?,
    from heap: inout Heap<Entry>
  ) -> (entry: Entry, isLast: Bool)? {
    guard let entry = heap.entries.first, entry.turn.time <= limit ?? entry.turn.time else {
      return nil
    }
    guard !entry.isCancelled, let next = entry.work.next(entry.turn) else {
      return heap.removeFirst().map { ($0, true) }
    }
    heap.replaceFirst(by: Entry(turn: next, work: entry.work))
    return (entry, false)
  }
}

private struct Entry: HeapEntry {
  let turn: TimedTurn
  let work: QueuedWork

  var isCancelled: Bool { work.isDisposed }

  func comesBefore(_ other: Entry) -> Bool { turn < other.turn }
}

/// Queued work and the disposable that cancels it. Work that has run counts as disposed.
final class QueuedWork: Disposable {
  typealias Repetition = @Sendable (TimedTurn) -> TimedTurn?

  let action: TakeOnce<StoredClosure>
  /// The function that returns the turn of the next run.
  let next: Repetition
  private let queue: WorkQueue

  fileprivate init(
    in queue: WorkQueue,
    then next: @escaping Repetition,
    _ closure: @escaping @Sendable () -> Void
  ) {
    self.queue = queue
    self.next = next
    action = TakeOnce(StoredClosure(closure))
  }

  var isDisposed: Bool { action.isTaken }

  func dispose() {
    if action.take() != nil { queue.noteCancellation() }
  }
}
