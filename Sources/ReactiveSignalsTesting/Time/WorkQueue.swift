import ReactiveSignals
import Synchronization

/// A priority queue of work, ordered by time, then by the order of scheduling.
final class WorkQueue: Sendable {
  private struct State: Sendable {
    var heap = Heap<Entry>()
  }

  private let state = Locked(State())
  /// The number of turns taken.
  private let turns = Atomic<UInt64>(0)

  // The disposables that cancel the work do not keep it alive.
  deinit { cancelAll() }

  func cancelAll() {
    for entry in state.withLock({ $0.heap.removeAll() }) { _ = entry.work.action.take() }
  }

  /// Returns the turn of work scheduled now for `time`.
  func turn(at time: Duration) -> TimedTurn {
    TimedTurn(time: time, number: turns.add(1, ordering: .relaxed).newValue)
  }

  /// Returns whether no queued work comes before `turn`.
  func isNext(_ turn: TimedTurn) -> Bool {
    state.withLock { state in state.heap.entries.first.map { turn < $0.turn } ?? true }
  }

  /// Adds work. Work with an `interval` repeats, each time with a new turn.
  func add(
    at turn: TimedTurn,
    every interval: Duration? = nil,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let work = QueuedWork(in: self, work)
    state.withLock { $0.heap.insert(Entry(turn: turn, interval: interval, work: work)) }
    return work
  }

  /// Removes and returns the first work due by `limit`, or the first work of all. Repeating work is added again.
  func next(dueBy limit: Duration?) -> (time: Duration, run: @Sendable () -> Void)? {
    while let entry = state.withLock({ removeFirst(dueBy: limit, from: &$0) }) {
      let action = entry.interval == nil ? entry.work.action.take() : entry.work.action.value
      if let action { return (entry.turn.time, action.run) }
    }
    return nil
  }

  /// A Boolean value that indicates whether no work is queued.
  var isEmpty: Bool { state.withLock { $0.heap.entries.allSatisfy(\.isCancelled) } }

  /// Releases canceled work, outside the lock because a release can run user code.
  fileprivate func noteCancellation() {
    let canceled = state.withLock { $0.heap.noteCancellation() }
    withExtendedLifetime(canceled) {}
  }

  private func removeFirst(dueBy limit: Duration?, from state: inout State) -> Entry? {
    guard let entry = state.heap.entries.first, entry.turn.time <= limit ?? entry.turn.time else {
      return nil
    }
    guard let interval = entry.interval, !entry.isCancelled else { return state.heap.removeFirst() }
    let next = turn(at: entry.turn.time + interval)
    state.heap.replaceFirst(by: Entry(turn: next, interval: interval, work: entry.work))
    return entry
  }
}

private struct Entry: HeapEntry {
  let turn: TimedTurn
  let interval: Duration?
  let work: QueuedWork

  var isCancelled: Bool { work.isDisposed }

  func comesBefore(_ other: Entry) -> Bool { turn < other.turn }
}

/// Queued work and the disposable that cancels it. It does not keep the queue alive. Work that has run counts as disposed.
private final class QueuedWork: Disposable {
  let action: TakeOnce<Action>
  private weak let queue: WorkQueue?

  init(in queue: WorkQueue, _ closure: @escaping @Sendable () -> Void) {
    self.queue = queue
    action = TakeOnce(Action(closure))
  }

  var isDisposed: Bool { action.isTaken }

  func dispose() {
    if action.take() != nil { queue?.noteCancellation() }
  }
}
