public import _ReactiveSignalsAtomics

/// A value behind a lock.
///
/// The library takes locks only off the hot path, for example to add a cleanup. It never calls user code inside `withLock`,
/// and so it cannot deadlock.
@usableFromInline
package struct Locked<State: ~Copyable>: ~Copyable, Sendable {
  /// A byte that shows the thread sanitizer the order of the accesses, which it cannot see inside `Mutex`. An acquiring
  /// load and a releasing store are plain moves on most processors.
  @usableFromInline let sanitizerHint = Atomic<UInt8>(0)

  @usableFromInline let mutex: Mutex<State>

  @inlinable
  package init(_ state: consuming sending State) {
    mutex = Mutex(state)
  }

  @inlinable
  package borrowing func withLock<Result: ~Copyable>(
    _ body: (inout sending State) -> sending Result
  ) -> sending Result {
    mutex.withLock { state in
      LockCheck.lockTaken()
      _ = sanitizerHint.load(ordering: .acquiring)
      let result = body(&state)
      sanitizerHint.store(0, ordering: .releasing)
      LockCheck.lockReleased()
      return result
    }
  }
}

/// A lock for the fields of the object that it belongs to.
///
/// Unoptimized code calls two functions for it. `Locked` calls six, and looks up the types of its state and of the result.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex(())
  /// The byte for the thread sanitizer: see ``Locked``. It comes last, so that small fields of the object follow it closely.
  @usableFromInline let sanitizerHint = Atomic<UInt8>(0)

  @inlinable
  init() {}

  @inlinable
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
    #if REACTIVE_SIGNALS_CHECKED
    LockCheck.lockTaken()
    #endif
    _ = sanitizerHint.load(ordering: .acquiring)
  }

  /// Unlocks it, on the thread that has locked it.
  @inlinable
  @inline(__always)
  borrowing func unlock() {
    sanitizerHint.store(0, ordering: .releasing)
    #if REACTIVE_SIGNALS_CHECKED
    LockCheck.lockReleased()
    #endif
    mutex._unsafeUnlock()
  }
}
