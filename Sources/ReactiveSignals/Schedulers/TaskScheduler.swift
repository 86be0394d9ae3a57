/// A scheduler that runs work in Swift tasks: serially, in the order in which it was scheduled, on the shared thread pool.
///
///     let scheduler = TaskScheduler(priority: .background)
///     scheduler.schedule { print(Task.currentPriority) }
///
/// Work must not block, as in any task. Scheduled work retains the scheduler.
public final class TaskScheduler: TimedScheduler, CustomStringConvertible {
  private let queue: SerialQueue

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - priority: The priority of the tasks. `nil` for the default of the system.
  ///   - executor: The executor that the tasks prefer. `nil` for the shared thread pool.
  public init(priority: TaskPriority? = nil, executor: (any TaskExecutor)? = nil) {
    queue = SerialQueue(TaskQueue(actor: nil, executor: executor, priority: priority))
  }

  public var now: Duration { MonotonicTime.now.sinceSystemStart }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.schedule(work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.schedule(after: delay, tolerance: tolerance, work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work, as: self)
  }

  public var description: String { "TaskScheduler" }
}

extension TaskScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { queue.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { queue.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.schedule(at: turn, work, as: self)
  }
}
