/// A scheduler that runs work in Swift tasks: serially, in the order in which it was scheduled, on the shared thread pool.
///
///     let scheduler = TaskScheduler(priority: .background)
///     scheduler.schedule { print(Task.currentPriority) }
///
/// Work must not block, as in any task. Scheduled work retains the scheduler.
public final class TaskScheduler: TimedScheduler, CustomStringConvertible, QueuedScheduler {
  let serial: SerialQueue

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - priority: The priority of the tasks. `nil` for the default of the system.
  ///   - executor: The executor that the tasks prefer. `nil` for the shared thread pool.
  public convenience init(priority: TaskPriority? = nil, executor: (any _TaskExecutor)? = nil) {
    self.init(priority: priority, executor: executor, clock: nil)
  }

  /// Creates a scheduler with the time of another scheduler.
  ///
  /// The clock enqueues timed work when it is due. Tests use it for virtual time: `TaskScheduler(timedBy: testScheduler)`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the tasks. `nil` for the default of the system.
  ///   - executor: The executor that the tasks prefer. `nil` for the shared thread pool.
  ///   - clock: The scheduler with the time.
  public convenience init(
    priority: TaskPriority? = nil,
    executor: (any _TaskExecutor)? = nil,
    timedBy clock: any TimedScheduler
  ) {
    self.init(priority: priority, executor: executor, clock: clock)
  }

  private init(priority: TaskPriority?, executor: (any _TaskExecutor)?, clock: (any TimedScheduler)?) {
    serial = SerialQueue(TaskQueue(actor: nil, executor: executor, priority: priority), timedBy: clock)
  }

  public var description: String { "TaskScheduler" }
}
