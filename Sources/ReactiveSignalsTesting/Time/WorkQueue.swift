import ReactiveSignals
import Synchronization

/// Work in the order of its time; equal times in the order they came.
final class WorkQueue: Sendable {
  private struct State: Sendable {
    var heap = Heap<Entry>()
  }

  private let state = Locked(State())
  /// How many turns have been taken.
  private let turns = Atomic<UInt64>(0)

  // Those who could cancel the work do not keep it.
  deinit { cancelAll() }

  func cancelAll() {
    for entry in state.withLock({ $0.heap.removeAll() }) { _ = entry.work.action.take() }
  }

  /// The turn of what is added now for `time`.
  func turn(at time: Duration) -> TimedTurn {
    TimedTurn(time: time, number: turns.add(1, ordering: .relaxed).newValue)
  }

  /// Whether no other turn comes first.
  func isNext(_ turn: TimedTurn) -> Bool {
    state.withLock { state in state.heap.entries.first.map { turn < $0.turn } ?? true }
  }

  /// Adds work; `interval` has it come back, each time with a new turn.
  func add(
    at turn: TimedTurn,
    every interval: Duration? = nil,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let work = WaitingWork(in: self, work)
    state.withLock { $0.heap.insert(Entry(turn: turn, interval: interval, work: work)) }
    return work
  }

  /// Takes out the first work due by `limit`, or at all. Work that repeats is back in the queue already.
  func next(dueBy limit: Duration?) -> (time: Duration, run: @Sendable () -> Void)? {
    while let entry = state.withLock({ removeFirst(dueBy: limit, from: &$0) }) {
      let action = entry.interval == nil ? entry.work.action.take() : entry.work.action.value
      if let action { return (entry.turn.time, action.run) }
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
  let work: WaitingWork

  var isCancelled: Bool { work.isDisposed }

  func comesBefore(_ other: Entry) -> Bool { turn < other.turn }
}

/// Work, and what cancels it. It does not keep the queue. Work that has run counts as disposed.
private final class WaitingWork: Disposable {
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
