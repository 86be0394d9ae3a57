#if REACTIVE_SIGNALS_CHECKED
public import _ReactiveSignalsShims
#endif

/// The check that no lock of the library is held while user code runs.
///
/// The library is free of deadlocks because of that rule. In a build with the environment variable `REACTIVE_SIGNALS_CHECKED`,
/// each lock is counted. Every call of user code, and every resume of a continuation, traps when the thread holds
/// one. In other builds these functions do nothing.
@usableFromInline
package enum LockCheck {
  /// Traps, in a checked build, when the thread holds a lock. Called before user code, and before a continuation is resumed.
  @inlinable
  @inline(__always)
  package static func assertNoLocksHeld() {
    #if REACTIVE_SIGNALS_CHECKED
    precondition(
      rs_locks_held() == 0,
      "ReactiveSignals is about to call user code or to resume a task while it holds a lock"
    )
    #endif
  }

  @inlinable
  @inline(__always)
  static func lockTaken() {
    #if REACTIVE_SIGNALS_CHECKED
    rs_change_locks_held(1)
    #endif
  }

  @inlinable
  @inline(__always)
  static func lockReleased() {
    #if REACTIVE_SIGNALS_CHECKED
    rs_change_locks_held(-1)
    #endif
  }
}
