import ReactiveSignals

/// The virtual time, separate from the queue of work, so that reading the time does not keep the work alive.
@usableFromInline
final class Timeline: Sendable {
  let tick: Duration
  /// The mistakes in diagrams of the test, each with its place.
  let mistakes = LockedArray<String>()
  private let time = Locked(Duration.zero)

  init(tick: Duration) { self.tick = tick }

  @usableFromInline
  var now: Duration { time.withLock { $0 } }

  /// Advances the time to `later`, unless it is earlier than the current time.
  func move(to later: Duration) {
    time.withLock { $0 = max($0, later) }
  }

  /// Returns the time at which a tick begins. Whole numbers are multiplied in less time than durations.
  func time(of tick: Int) -> Duration { Duration(attoseconds: self.tick.attoseconds * Int128(tick)) }

  /// Returns the tick that contains `time`, and whether `time` is the beginning of the tick.
  @usableFromInline
  func column(of time: Duration) -> (tick: Int, isExact: Bool) {
    let (column, rest) = time.attoseconds.quotientAndRemainder(dividingBy: tick.attoseconds)
    return (Int(column), rest == 0)
  }
}
