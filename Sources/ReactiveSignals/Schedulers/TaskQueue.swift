import Dispatch

/// A serial queue whose work runs in Swift tasks, for ``ActorScheduler`` and ``TaskScheduler``.
///
/// Swift runs the jobs of an actor by priority, and those of an executor in any order. So the work waits in a queue, and one
/// task at a time does it in order.
final class TaskQueue: Sendable {
  enum Item: Sendable {
    case work(ScheduledWork)
    /// The timed work that is due when this item runs, so that timed work keeps its order.
    case dueWork(TimerQueue)
  }

  /// The queue on which the timers of all task queues fire.
  static let timers = DispatchQueue(label: "ReactiveSignals.TaskQueue.timers", target: .global())

  private let mailbox: Mailbox<Worker>

  init(actor: (any Actor)?, executor: (any TaskExecutor)?, priority: TaskPriority?) {
    mailbox = Mailbox(for: Worker(actor: actor, executor: executor, priority: priority))
  }

  func enqueue(_ item: Item) { _ = mailbox.post(item) }

  /// The consumer that does the work, in a task.
  private struct Worker: MailboxConsumer {
    typealias Element = Item
    typealias Failure = Never

    let actor: (any Actor)?
    let executor: (any TaskExecutor)?
    let priority: TaskPriority?

    func attend(_ mailbox: Mailbox<Worker>) {
      // Detached, so that the work does not inherit task-local values from the code that scheduled the first item.
      Task.detached(executorPreference: executor, priority: priority) {
        await work(mailbox, on: actor)
      }
    }

    private func work(_ mailbox: Mailbox<Worker>, on actor: isolated (any Actor)?) async {
      var batch = FIFO<Item>()
      while mailbox.next(into: &batch) {
        while let item = batch.popFirst() {
          switch item {
          case .work(let work): work.run()
          case .dueWork(let timers): timers.runDueWork()
          }
        }
        // Lets other tasks use the actor.
        await Task.yield()
      }
    }
  }
}
