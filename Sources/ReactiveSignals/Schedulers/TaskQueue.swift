import Dispatch

/// A serial queue whose work runs in Swift tasks, for ``ActorScheduler`` and ``TaskScheduler``.
///
/// Swift runs the jobs of an actor by priority, and those of an executor in any order. So the work waits in a queue, and one
/// task at a time does it in order.
final class TaskQueue: Sendable {
  /// The queue on which the timers of all task queues fire.
  static let timers = DispatchQueue(label: "ReactiveSignals.TaskQueue.timers", target: .global())

  /// The work that waits, and whether a task does it.
  private let state = Locked((waiting: FIFO<StoredClosure>(), isAtWork: false))
  private let actor: (any Actor)?
  private let executor: (any _TaskExecutor)?
  private let priority: TaskPriority?

  init(actor: (any Actor)?, executor: (any _TaskExecutor)?, priority: TaskPriority?) {
    self.actor = actor
    self.executor = executor
    self.priority = priority
  }

  func enqueue(_ work: @escaping @Sendable () -> Void) {
    let needsTask = state.withLock { state in
      state.waiting.append(StoredClosure(work))
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    guard needsTask else { return }
    LockCheck.assertNoLocksHeld()
    begin()
  }

  private func begin() {
    // Detached, so that the work does not inherit task-local values from the code that scheduled the first item.
    if let actor {
      // `Task.yield()` would come back through the global pool.
      startTask(on: actor, priority: priority, isDetached: true) { [self] _ in if work() { begin() } }
    } else {
      startTask(preferring: executor, priority: priority, isDetached: true) { [self] in
        while work() { await Task.yield() }
      }
    }
  }

  /// Does the work that waits. Returns whether more has arrived, which lets the other tasks of the actor run first.
  private func work() -> Bool {
    var pieces = state.withLock { state in
      defer { state.waiting = FIFO() }
      return state.waiting
    }
    // Each piece of work is released before the next one runs.
    while let piece = pieces.popFirst() { piece.run() }
    return state.withLock { state in
      state.isAtWork = !state.waiting.isEmpty
      return state.isAtWork
    }
  }
}
