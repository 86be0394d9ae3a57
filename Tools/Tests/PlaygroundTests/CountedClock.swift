import ReactiveSignalsTesting
import Synchronization

/// A virtual clock that counts its waits, so that a test can let the time pass in one of them.
final class CountedClock: Clock {
  private struct Counts {
    var begun = 0
    var ended = 0
  }

  private let scheduler = TestScheduler()
  private let counts = Mutex(Counts())

  var now: TestClock.Instant { scheduler.clock.now }

  var minimumResolution: Duration { scheduler.clock.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    counts.withLock { $0.begun += 1 }
    defer { counts.withLock { $0.ended += 1 } }
    try await scheduler.clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Lets the time pass in a wait of that number, counted from one, when it has begun and the earlier ones have ended.
  func pass(_ duration: Duration, inWait number: Int) async {
    while scheduler.isIdle || counts.withLock({ $0.begun != number || $0.ended != number - 1 }) {
      await Task.yield()
    }
    scheduler.advance(by: duration)
  }

  /// Lets the time pass when that number of waits have ended and none has begun since.
  func pass(_ duration: Duration, afterWaits number: Int) async {
    while counts.withLock({ $0.begun != number || $0.ended != number }) { await Task.yield() }
    scheduler.advance(by: duration)
  }
}
