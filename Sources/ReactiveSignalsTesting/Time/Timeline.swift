import ReactiveSignals
import _ReactiveSignalsAtomics

/// The virtual time, separate from the queue of work, so that reading the time does not keep the work alive.
@usableFromInline
final class Timeline: Sendable {
  let tick: Duration
  /// The mistakes in diagrams of the test, each with its place.
  let mistakes = LockedArray<String>()
  private let time = Locked(Duration.zero)
  /// The thread that advances the time, or 0.
  private let runner = Atomic<UInt>(0)

  init(tick: Duration) { self.tick = tick }

  @usableFromInline
  var now: Duration { time.withLock { $0 } }

  /// Notes that the calling thread begins to advance the time. Returns `false` if a thread does so already.
  func beginRun() -> Bool {
    runner.compareExchange(expected: 0, desired: currentThreadToken, ordering: .acquiring).exchanged
  }

  func endRun() { runner.store(0, ordering: .releasing) }

  var isRunningOnCurrentThread: Bool { runner.load(ordering: .relaxed) == currentThreadToken }

  /// Advances the time to `later`, unless it is earlier than the current time.
  func move(to later: Duration) {
    time.withLock { $0 = max($0, later) }
  }

  /// Returns the time at which a tick begins.
  func time(of tick: Int) -> Duration { self.tick * tick }

  /// Returns the tick that contains `time`, and whether `time` is the beginning of the tick.
  @usableFromInline
  func column(of time: Duration) -> (tick: Int, isExact: Bool) {
    let column = time.count(of: tick)
    return (column, self.time(of: column) == time)
  }
}
