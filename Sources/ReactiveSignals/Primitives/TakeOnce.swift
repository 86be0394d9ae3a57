public import _ReactiveSignalsAtomics

/// A value that only the first thread can take.
@usableFromInline
package struct TakeOnce<Value: ~Copyable & Sendable>: ~Copyable, Sendable {
  @usableFromInline let taken = Atomic<Bool>(false)
  @usableFromInline let stored: Locked<Value?>

  @inlinable
  package init(_ value: consuming sending Value) { stored = Locked(value) }

  /// A Boolean value that indicates whether the value has been taken. One load.
  @inlinable
  package var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// Returns the value in the first call, and `nil` in all others.
  @inlinable
  package borrowing func take() -> sending Value? {
    guard !taken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    return stored.withLock { $0.take() }
  }
}

extension TakeOnce where Value: Copyable {
  /// The value, until it is taken.
  @inlinable
  package var value: Value? { stored.withLock { $0 } }
}
