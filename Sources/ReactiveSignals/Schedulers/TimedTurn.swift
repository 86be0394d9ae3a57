/// The position of a piece of work in the order of a scheduler: by time, and then in the order in which turns were taken.
@usableFromInline
package struct TimedTurn: Comparable, Sendable {
  @usableFromInline package let time: Duration
  /// The number of the turn among all turns of the scheduler. 0 for a scheduler that does not count turns.
  @usableFromInline package let number: UInt64

  @inlinable
  package init(time: Duration, number: UInt64) {
    self.time = time
    self.number = number
  }

  @inlinable
  package static func < (one: TimedTurn, other: TimedTurn) -> Bool {
    (one.time, one.number) < (other.time, other.number)
  }
}

/// A scheduler whose timed work runs by time, and then in the order in which it was scheduled.
///
/// An operator can take a turn when a value arrives and schedule the work later, so that it has one piece of work scheduled
/// at a time. The order is the same as if it had scheduled each piece when it took the turn.
package protocol OrderlyScheduler: TimedScheduler {
  /// Takes the turn of work that is due at `time`.
  func turn(at time: Duration) -> TimedTurn

  /// Returns whether the time of `turn` has been reached and no other work precedes it. Then running work can do the work of
  /// that turn without scheduling it.
  func isNext(_ turn: TimedTurn) -> Bool

  /// Schedules work for a turn. If the turn has passed, the work runs as soon as possible.
  func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable

  /// A function that returns ``TimedScheduler/now``. Repeating work can hold it without keeping a scheduler alive that nobody uses.
  var readTime: @Sendable () -> Duration { get }

  /// The executor of the tasks of operators that are started while the scheduler is the current one. It is `nil`, unless the scheduler has
  /// a time of its own.
  var executorOfTasks: (any _TaskExecutor)? { get }
}

extension OrderlyScheduler {
  package var readTime: @Sendable () -> Duration { { now } }

  package var executorOfTasks: (any _TaskExecutor)? { nil }
}
