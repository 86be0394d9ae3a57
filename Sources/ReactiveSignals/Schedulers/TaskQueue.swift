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

  private let mailbox: Mailbox<Item, Never>

  init(actor: (any Actor)?, executor: (any TaskExecutor)?, priority: TaskPriority?) {
    mailbox = Mailbox { mailbox in
      // A detached task does not inherit the task-local values of the thread that enqueues the work.
      Task.detached(executorPreference: executor, priority: priority) {
        await TaskQueue.work(mailbox, on: actor)
      }
    }
  }

  func enqueue(_ item: Item) { _ = mailbox.post(item) }

  private static func work(_ mailbox: Mailbox<Item, Never>, on actor: isolated (any Actor)?) async {
    var batch = FIFO<Item>()
    while mailbox.collect(&batch) {
      while let item = batch.popFirst() {
        switch item {
        case .work(let work): work.run()
        case .whatIsDue(let timers): timers.doWhatIsDue()
        }
      }
      // Other users of the actor get their turn.
      await Task.yield()
    }
  }
}
