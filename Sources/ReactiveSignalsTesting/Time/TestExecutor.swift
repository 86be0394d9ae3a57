import ReactiveSignals

/// Tasks can run on a test scheduler: then each step of them is work of the scheduler, due now.
///
/// So asynchronous code is tested like any other: whatever it does up to a moment has been done when the time has been
/// advanced to that moment, without yielding, waiting or guessing. That goes for the task's own code, its child
/// tasks, and actors without an executor of their own; not for the main actor, and not for tasks that it starts without
/// naming an executor.
extension TestScheduler: TaskExecutor {
  /// Schedules a step of a task, due now. Called by the Swift runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    schedule { [weak self] in
      if let self { job.run(on: self) }
    }
  }

  /// Starts a task on this scheduler. Its first step runs when the time is advanced, be it by nothing.
  ///
  ///     let task = scheduler.task {
  ///       for await value in signal.values { print(value, scheduler.now) }
  ///     }
  ///     scheduler.run()
  @discardableResult
  public func task<Success: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: self) { try await operation() }
  }
}
