import Synchronization

/// A closure that can be taken away, once, by whoever comes first: to run it, or to be rid of it.
package struct Revocable: ~Copyable, Sendable {
  private let taken = Atomic<Bool>(false)
  private let stored: Locked<Action?>

  package init(_ closure: (@Sendable () -> Void)?) {
    stored = Locked(closure.map { Action($0) })
  }

  /// Whether someone has taken it. One load.
  package var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// The closure, until it is taken.
  package var closure: (@Sendable () -> Void)? { stored.withLock { $0 }?.run }

  package borrowing func take() -> (@Sendable () -> Void)? {
    guard !taken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    return stored.withLock { $0.take() }?.run
  }
}
