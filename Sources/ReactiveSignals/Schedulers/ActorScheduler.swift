/// Runs work on an actor: serially, in the order it was scheduled, isolated to the actor.
///
/// Inside the work `actor.assumeIsolated { … }` reaches the actor's state.
///
///     actor Cache { var hits = 0 }
///     let cache = Cache()
///     ActorScheduler(cache).schedule {
///       cache.assumeIsolated { $0.hits += 1 }
///     }
///
/// Schedulers of one actor exclude each other, but only the work of one scheduler is in order. The scheduler holds the
/// actor, and scheduled work the scheduler. Between pieces of work the actor may serve others.
public final class ActorScheduler: TimedScheduler, CustomStringConvertible {
  private let queue: SerialQueue
  private let actor: any Actor

  /// A scheduler of `actor`.
  ///
  /// - Parameters:
  ///   - actor: Runs the work.
  ///   - priority: The priority of the tasks that run the work; the system's default when it is `nil`.
  public init(_ actor: any Actor, priority: TaskPriority? = nil) {
    self.actor = actor
    queue = SerialQueue(TaskQueue(actor: actor, executor: nil, priority: priority))
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

  public var description: String { "ActorScheduler(\(actor))" }
}

extension ActorScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { queue.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { queue.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.schedule(at: turn, work, as: self)
  }
}
