package import ReactiveSignals

/// A test scheduler runs tasks: each of their steps is work of the scheduler, due now.
///
/// Asynchronous code is then tested like other code. When the time has been advanced, all steps due by that time have run,
/// without yielding or waiting. That includes the task's own code, its child tasks, and actors without a custom executor. It
/// excludes the main actor and tasks that the task starts without naming an executor.
///
/// The tasks of operators run here, too, if the scheduler is named as their executor, or if they are subscribed to by
/// ``record(_:during:)->Recording<Value,Failure>`` or by work of the scheduler:
///
///     let recording = scheduler.record(scheduler.cold("a-b|").asyncMap { $0.uppercased() })
///     scheduler.run()
///     #expect(recording == "A-B|")
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestScheduler: TaskExecutor {
  /// Schedules a step of a task, due now. The Swift runtime calls this method.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    schedule { [weak self] in
      if let self { job.run(on: self) }
    }
  }

  /// Starts a task on this scheduler.
  ///
  /// The first step runs when the time is advanced, even when it is advanced by zero.
  ///
  ///     let task = scheduler.task {
  ///       for await value in signal.values { print(value, scheduler.now) }
  ///     }
  ///     scheduler.run()
  ///
  /// - Parameter operation: The operation of the task.
  /// - Returns: The task.
  @discardableResult
  public func task<Success: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: self) { try await operation() }
  }
}

extension TestScheduler {
  // In a simulation the tasks take turns, and only the time is this scheduler's.
  package var executorOfTasks: (any _TaskExecutor)? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), !Simulation.isRunning else {
      return nil
    }
    return self
  }
}
