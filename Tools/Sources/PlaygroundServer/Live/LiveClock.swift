import MarbleEngine
import ReactiveSignals
import Synchronization

/// The real time as ticks of a chain. All but the start happens on the scheduler.
final class LiveClock<Time: TimedScheduler>: Sendable {
  /// The duration of a tick.
  static var tick: Duration { .milliseconds(500) }

  private let scheduler: Time
  private let began: Duration
  private let run = Mutex<LiveRun?>(nil)
  private let stop = CompoundDisposable()

  init(_ scheduler: Time) {
    self.scheduler = scheduler
    began = scheduler.now
  }

  /// Moves the time of a chain along, until `running` is disposed. If the time of the chain cannot pass, `running` is disposed.
  func start(
    _ run: LiveRun,
    stoppedBy running: CompoundDisposable,
    stuck: @escaping @Sendable () -> Void
  ) {
    self.run.withLock { $0 = run }
    stop.add {
      running.dispose()
      stuck()
    }
    let step = Duration.milliseconds(50)
    running.add(scheduler.schedule(after: step, repeatingEvery: step) { [self] in advance() })
    running.add { [self] in self.run.withLock { $0 = nil } }
  }

  func advance() {
    guard let run = run.withLock(\.self) else { return }
    if !run.advance(ticks: (scheduler.now - began) / Self.tick) { stop.dispose() }
  }
}
