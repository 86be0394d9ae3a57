/// When work of a scheduler has its turn: first by time, then in the order in which turns were taken.
@frozen
@usableFromInline
package struct TimedTurn: Comparable, Sendable {
  @usableFromInline package let time: Duration
  /// How many turns were taken before this one; 0 where the scheduler does not say.
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

/// A scheduler whose timed work runs first by time, then in the order in which it was scheduled.
///
/// Whoever has to do something at a certain time can take the turn now, and schedule the work later: when something else
/// has been done, for example, so that one piece of work at a time is scheduled. The order is then the same as if all had
/// been scheduled at once.
package protocol OrderlyScheduler: TimedScheduler {
  /// The turn of what is scheduled now for `time`.
  func turn(at time: Duration) -> TimedTurn

  /// Whether the time of `turn` has come and no other work is waiting whose turn comes first. So work that has its turn now
  /// can do what comes next in the same go.
  func isNext(_ turn: TimedTurn) -> Bool

  /// Has `work` run when it is its turn, or as soon as can be when that is over.
  func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable
}
