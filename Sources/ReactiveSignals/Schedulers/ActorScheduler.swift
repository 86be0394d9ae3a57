/// A scheduler that runs work on an actor: serially, in the order in which it was scheduled, isolated to the actor.
///
/// The work accesses the state of the actor by `assumeIsolated`.
///
///     actor Cache { var hits = 0 }
///     let cache = Cache()
///     ActorScheduler(cache).schedule {
///       cache.assumeIsolated { $0.hits += 1 }
///     }
///
/// Schedulers of one actor exclude each other, but only the work of one scheduler is in order. The scheduler retains the
/// actor, and scheduled work retains the scheduler. The actor may run other tasks between pieces of work.
public final class ActorScheduler: TimedScheduler, CustomStringConvertible, QueuedScheduler {
  let serial: SerialQueue
  private let actor: any Actor

  /// Creates a scheduler that runs work on an actor.
  ///
  /// - Parameters:
  ///   - actor: The actor that runs the work.
  ///   - priority: The priority of the tasks that run the work. `nil` for the default of the system.
  public convenience init(_ actor: any Actor, priority: TaskPriority? = nil) {
    self.init(actor, priority: priority, clock: nil)
  }

  /// Creates a scheduler that runs work on an actor, with the time of another scheduler.
  ///
  /// The clock enqueues timed work when it is due. Tests use it for virtual time: `ActorScheduler(cache, timedBy: testScheduler)`.
  ///
  /// - Parameters:
  ///   - actor: The actor that runs the work.
  ///   - priority: The priority of the tasks that run the work. `nil` for the default of the system.
  ///   - clock: The scheduler with the time.
  public convenience init(
    _ actor: any Actor,
    priority: TaskPriority? = nil,
    timedBy clock: any TimedScheduler
  ) {
    self.init(actor, priority: priority, clock: clock)
  }

  private init(_ actor: any Actor, priority: TaskPriority?, clock: (any TimedScheduler)?) {
    self.actor = actor
    serial = SerialQueue(TaskQueue(actor: actor, executor: nil, priority: priority), timedBy: clock)
  }

  public var description: String { "ActorScheduler(\(actor))" }
}
