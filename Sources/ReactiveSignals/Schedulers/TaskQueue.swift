import Dispatch

/// A serial queue whose work runs in Swift tasks: for the actor and the task schedulers.
///
/// Swift runs the jobs of an actor by priority, and those of an executor in any order. Therefore the work waits here,
/// in order, and one task at a time does what is there.
final class TaskQueue: Sendable {
  enum Item: Sendable {
    case work(ScheduledWork)
    /// What is due by then: so timed work keeps its order until it runs.
    case whatIsDue(TimerQueue)
  }

  /// Where the timers of all such queues go off.
  static let timers = DispatchQueue(label: "ReactiveSignals.TaskQueue.timers", target: .global())

  private let backlog = Backlog<Item>()
  private let actor: (any Actor)?
  private let executor: (any TaskExecutor)?
  private let priority: TaskPriority?

  init(actor: (any Actor)?, executor: (any TaskExecutor)?, priority: TaskPriority?) {
    self.actor = actor
    self.executor = executor
    self.priority = priority
  }

  func enqueue(_ item: Item) {
    guard backlog.post(item) else { return }
    // Detached, for the work must not inherit the task-local values of whoever happened to come first.
    Task.detached(executorPreference: executor, priority: priority) {
      await self.work(on: self.actor)
    }
  }

  private func work(on actor: isolated (any Actor)?) async {
    var batch = FIFO<Item>()
    while backlog.collect(&batch) {
      while let item = batch.popFirst() {
        switch item {
        case .work(let work): work.run()
        case .whatIsDue(let timers): timers.doWhatIsDue()
        }
      }
      // Others who want the actor get their turn.
      await Task.yield()
    }
  }
}
