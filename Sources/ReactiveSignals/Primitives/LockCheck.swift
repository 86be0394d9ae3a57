#if REACTIVE_SIGNALS_CHECKED
public import _ReactiveSignalsShims
#endif

/// Makes sure that no lock of the library is held while user code runs.
///
/// That is what keeps it free of deadlocks, so it is checked: in a build with `REACTIVE_SIGNALS_CHECKED` set in the
/// environment each lock counts, and every way into user code traps when the thread holds one. Other builds do
/// nothing here.
@usableFromInline
enum LockCheck {
  /// The thread is about to call what the user has written.
  @inlinable
  @inline(__always)
  static func assertNoLocksHeld() {
    #if REACTIVE_SIGNALS_CHECKED
    precondition(rs_locks_held() == 0, "ReactiveSignals is about to call user code while it holds a lock")
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
