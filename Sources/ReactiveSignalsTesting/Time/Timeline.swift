import ReactiveSignals

/// The virtual time, separate from the queue of work, so that reading the time does not keep the work alive.
final class Timeline: Sendable {
  let tick: Duration
  /// The mistakes in diagrams of the test, each with its place.
  let mistakes = LockedArray<String>()
  private let time = Locked(Duration.zero)

  init(tick: Duration) { self.tick = tick }

  var now: Duration { time.withLock { $0 } }

  /// Advances the time to `later`, unless it is earlier than the current time.
  func move(to later: Duration) {
    time.withLock { $0 = max($0, later) }
  }

  /// Returns the tick that contains `time`, and whether `time` is the beginning of the tick.
  func column(of time: Duration) -> (tick: Int, isExact: Bool) {
    let column = Int((time / tick).rounded(.down))
    // The division is inexact. The loop corrects a result that is off by one.
    for candidate in [column + 1, column, column - 1] where tick * candidate <= time {
      return (candidate, tick * candidate == time)
    }
    return (column, false)
  }
}
