import Synchronization

/// A closure that can be taken away, once, by whoever comes first: to run it, or to be rid of it.
package struct Revocable: ~Copyable, Sendable {
  private let taken = Atomic<Bool>(false)
  private let stored: Locked<(@Sendable () -> Void)?>

  package init(_ closure: (@Sendable () -> Void)?) {
    stored = Locked(closure)
  }

  /// Whether someone has taken it. One load.
  package var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// The closure, until it is taken.
  package var closure: (@Sendable () -> Void)? { stored.withLock { $0 } }

  package borrowing func take() -> (@Sendable () -> Void)? {
    guard !taken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    return stored.withLock { $0.take() }
  }
}
