import Dispatch

/// A serial queue whose work runs in Swift tasks: what the actor and the task schedulers are made of.
///
/// Swift runs the jobs of an actor by priority, and those of an executor in any order. Therefore the work waits here,
/// in order, and one task at a time does what is there.
final class TaskQueue: Sendable {
  private static let timers = DispatchQueue(label: "ReactiveSignals.TaskQueue.timers", target: .global())

  private let backlog = Backlog<ScheduledWork>()
  private let agenda = Agenda(on: timers)
  private let actor: (any Actor)?
  private let executor: (any TaskExecutor)?
  private let priority: TaskPriority?

  init(actor: (any Actor)?, executor: (any TaskExecutor)?, priority: TaskPriority?) {
    self.actor = actor
    self.executor = executor
    self.priority = priority
  }

  func schedule(_ work: @escaping @Sendable () -> Void, as scheduler: some Scheduler) -> any Disposable {
    let scheduled = ScheduledWork(as: scheduler, work)
    enqueue(scheduled)
    return scheduled
  }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    let scheduled = ScheduledWork(on: agenda, repeats: interval != nil, as: scheduler, work)
    agenda.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, scheduled) {
      if $0.becomeDue() { self.enqueue($0) }
    }
    return scheduled
  }

  private func enqueue(_ work: ScheduledWork) {
    guard backlog.post(work) else { return }
    // Detached, for the work must not inherit the task-local values of whoever happened to come first.
    Task.detached(executorPreference: executor, priority: priority) {
      await self.work(on: self.actor)
    }
  }

  private func work(on actor: isolated (any Actor)?) async {
    var batch: [ScheduledWork] = []
    while backlog.collect(&batch) {
      for work in batch { work.run() }
      batch.removeAll(keepingCapacity: true)
      // Others who want the actor get their turn.
      await Task.yield()
    }
  }
}
