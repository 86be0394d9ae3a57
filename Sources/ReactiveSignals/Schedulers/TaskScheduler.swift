/// A scheduler that runs work in Swift tasks: serially, in the order in which it was scheduled, on the shared thread pool.
///
///     let scheduler = TaskScheduler(priority: .background)
///     scheduler.schedule { print(Task.currentPriority) }
///
/// Work must not block, as in any task. Scheduled work retains the scheduler.
public final class TaskScheduler: SerialScheduler, CustomStringConvertible {
  let serial: SerialQueue

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - priority: The priority of the tasks. `nil` for the default of the system.
  ///   - executor: The executor that the tasks prefer. `nil` for the shared thread pool.
  public init(priority: TaskPriority? = nil, executor: (any TaskExecutor)? = nil) {
    serial = SerialQueue(TaskQueue(actor: nil, executor: executor, priority: priority))
  }

  public var description: String { "TaskScheduler" }
}
