/// Has a run of a shared upstream begin only when those before it have been cleaned up.
///
/// Nobody waits for that: the thread that cleans up starts the next run. The runs hold this as the shared signal does,
/// which may have been released by then.
final class Changeover: Sendable {
  private struct State: Sendable {
    /// The runs that are over for their subscribers, and not cleaned up yet.
    var ending: [SharedRun] = []
    /// Starts the next run. An earlier one that has not been started by now has nobody left.
    var start: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  /// Keeps the next run back until `run` has been cleaned up.
  func waitForCleanup(of run: SharedRun) {
    state.withLock { state in
      if !run.isClean { state.ending.append(run) }
    }
  }

  /// Calls `start`, here and now or by the thread that is cleaning up.
  func begin(_ start: @escaping @Sendable () -> Void) {
    let (isFree, _) = state.withLock { state in
      if state.ending.isEmpty { return (true, nil as (@Sendable () -> Void)?) }
      defer { state.start = start }
      // Released outside the lock, for that can run anything.
      return (false, state.start)
    }
    if isFree { start() }
  }

  /// A run has been cleaned up.
  func proceed() {
    let start = state.withLock { state in
      state.ending.removeAll(where: \.isClean)
      return state.ending.isEmpty ? state.start.take() : nil
    }
    start?()
  }
}
