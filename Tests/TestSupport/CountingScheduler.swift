package import ReactiveSignals
import _ReactiveSignalsAtomics

/// A scheduler that counts the work it passes to another one, and can delay timed work.
package final class CountingScheduler: TimedScheduler {
  private let base: any TimedScheduler
  private let lateness: @Sendable (Int) -> Duration
  private let count = Atomic(0)
  private let undelayed = Atomic(0)

  package init(_ base: any TimedScheduler, lateness: @escaping @Sendable (Int) -> Duration = { _ in .zero }) {
    self.base = base
    self.lateness = lateness
  }

  /// The number of pieces of work scheduled with a delay.
  package var scheduled: Int { count.load(ordering: .relaxed) }

  /// The number of pieces of work scheduled without a delay.
  package var scheduledAtOnce: Int { undelayed.load(ordering: .relaxed) }

  package var now: Duration { base.now }

  package func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    undelayed.add(1, ordering: .relaxed)
    return base.schedule(work)
  }

  package func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let number = count.add(1, ordering: .relaxed).newValue
    return base.schedule(after: delay + lateness(number), tolerance: tolerance, work)
  }

  package func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    count.add(1, ordering: .relaxed)
    return base.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work)
  }
}
