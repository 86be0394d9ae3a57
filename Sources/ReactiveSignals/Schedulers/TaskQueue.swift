import Dispatch

/// A serial queue whose work runs in Swift tasks, for ``ActorScheduler`` and ``TaskScheduler``.
///
/// Swift runs the jobs of an actor by priority, and those of an executor in any order. So the work waits in a queue, and one
/// task at a time does it in order.
final class TaskQueue: Sendable {
  enum Item: Sendable {
    case work(StoredClosure)
    /// The timed work that is due when this item runs, so that timed work keeps its order.
    case dueWork(TimerQueue)
  }

  /// The queue on which the timers of all task queues fire.
  static let timers = DispatchQueue(label: "ReactiveSignals.TaskQueue.timers", target: .global())

  private struct State: Sendable {
    var waiting = FIFO<Item>()
    /// A Boolean value that indicates whether a task does the work.
    var isAtWork = false
  }

  private let state = Locked(State())
  private let actor: (any Actor)?
  private let executor: (any TaskExecutor)?
  private let priority: TaskPriority?

  init(actor: (any Actor)?, executor: (any TaskExecutor)?, priority: TaskPriority?) {
    self.actor = actor
    self.executor = executor
    self.priority = priority
  }

  func enqueue(_ item: Item) {
    let needsTask = state.withLock { state in
      state.waiting.append(item)
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
      Task.detached(executorPreference: executor, priority: priority) { [self] in
        while work() { await Task.yield() }
      }
    }
  }

  /// Does the work that waits. Returns whether more has arrived, which lets the other tasks of the actor run first.
  private func work() -> Bool {
    var items = state.withLock { state in
      defer { state.waiting = FIFO() }
      return state.waiting
    }
    // Each piece of work is released before the next one runs.
    while let item = items.popFirst() {
      switch item {
      case .work(let work): work.run()
      case .dueWork(let timers): timers.runDueWork()
      }
    }
    return state.withLock { state in
      state.isAtWork = !state.waiting.isEmpty
      return state.isAtWork
    }
  }
}
