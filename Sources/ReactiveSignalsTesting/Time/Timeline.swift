import ReactiveSignals

/// The virtual time, apart from the work that waits for it: what only needs to know the time does not keep that.
final class Timeline: Sendable {
  let tick: Duration
  private let time = Locked(Duration.zero)

  init(tick: Duration) { self.tick = tick }

  var now: Duration { time.withLock { $0 } }

  /// Moves on to `later`. Time never goes back.
  func move(to later: Duration) {
    time.withLock { $0 = max($0, later) }
  }

  /// The tick that `time` falls in, and whether it is the very beginning of it.
  func column(of time: Duration) -> (tick: Int, isExact: Bool) {
    let column = Int((time / tick).rounded(.down))
    // Division is inexact; a column off by one is put right.
    for candidate in [column + 1, column, column - 1] where tick * candidate <= time {
      return (candidate, tick * candidate == time)
    }
    return (column, false)
  }
}
