public import Synchronization

/// A value behind a lock.
///
/// The library takes it only off the hot path (to queue contended work, to add a cleanup), and never calls
/// user code inside `withLock`: that is what makes the library free of deadlocks.
@frozen
@usableFromInline
package struct Locked<State: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<State>

  /// `Mutex` waits in code that the thread sanitizer cannot see into. An acquiring load and a releasing store of
  /// this byte, plain moves on most processors, tell it what the lock orders.
  @usableFromInline let handover = Atomic<UInt8>(0)

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
      _ = handover.load(ordering: .acquiring)
      defer {
        handover.store(0, ordering: .releasing)
        LockCheck.lockReleased()
      }
      return body(&state)
    }
  }
}
