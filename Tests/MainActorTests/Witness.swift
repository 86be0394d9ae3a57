import Dispatch
@testable import ReactiveSignals
import _ReactiveSignalsAtomics
import TestSupport

/// Counts witnesses, and those that are released elsewhere than on the main actor.
final class Releases: Sendable {
  fileprivate let liveCount = Atomic<Int>(0)
  fileprivate let elsewhereCount = Atomic<Int>(0)

  /// The number of witnesses that have been released elsewhere, when all have been released. One that is held for good counts, too.
  @MainActor var elsewhere: Int {
    get async {
      for _ in 0..<100_000 where liveCount.load(ordering: .acquiring) > 0 { await Task.yield() }
      // Another thread, which has the last reference, may not run for some time.
      for _ in 0..<4_000 where liveCount.load(ordering: .acquiring) > 0 {
        try? await Task.sleep(for: .milliseconds(5))
      }
      return elsewhereCount.load(ordering: .acquiring) + 1_000 * liveCount.load(ordering: .acquiring)
    }
  }
}

/// An object that is not `Sendable`, such as a view, which has to be released on the main actor.
final class Witness {
  private let releases: Releases

  init(_ releases: Releases) {
    self.releases = releases
    releases.liveCount.add(1, ordering: .relaxed)
  }

  deinit {
    if !isOnMain() { releases.elsewhereCount.add(1, ordering: .relaxed) }
    releases.liveCount.subtract(1, ordering: .acquiringAndReleasing)
  }
}

/// References that are handed to another thread, which has the last ones.
final class Handed: Sendable {
  private let references: Locked<(any Sendable, (any Disposable)?)?>

  init(_ reference: any Sendable, disposing subscription: (any Disposable)? = nil) {
    references = Locked((reference, subscription))
  }

  /// Lets another thread dispose the subscription and give up the references, while the main actor waits.
  func leaveToAnotherThread() {
    onThreads(1) { [self] _ in
      guard let (reference, subscription) = references.withLock({ $0.take() }) else { return }
      subscription?.dispose()
      withExtendedLifetime(reference) {}
    }
  }
}

/// Suspends until the main queue has done the work that is there now.
func mainQueueHasServed() async {
  await waitUntilCalled { done in DispatchQueue.main.async { done() } }
}
