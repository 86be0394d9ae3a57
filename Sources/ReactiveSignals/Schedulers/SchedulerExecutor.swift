/// An executor whose jobs are work of a scheduler.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
final class SchedulerExecutor: TaskExecutor {
  private let scheduler: any TimedScheduler

  private init(_ scheduler: any TimedScheduler) { self.scheduler = scheduler }

  @usableFromInline
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    scheduler.schedule { job.run(on: self) }
  }

  /// Returns the executor of tasks on `scheduler`: the scheduler itself, if it is one.
  @usableFromInline
  static func of(_ scheduler: any TimedScheduler) -> any TaskExecutor {
    scheduler as? any TaskExecutor ?? SchedulerExecutor(scheduler)
  }
}

/// Returns the executor of tasks that an operator starts now: the one that its caller has named, or the executor of the current scheduler
/// if it hosts tasks.
func resolve(_ named: (any _TaskExecutor)?) -> (any _TaskExecutor)? {
  named ?? (currentScheduler as? any OrderlyScheduler)?.executorOfTasks
}

extension Pressure.WaitingSubscribers {
  /// Creates the subscribers of a shared signal, whose source goes on in a task when a subscriber leaves.
  static func performingInTasks() -> Self {
    Self { work in startTask(preferring: resolve(nil)) { work() } }
  }
}
