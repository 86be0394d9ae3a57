extension SharedRun {
  /// The order of the runs of a shared upstream: a run begins when the runs before it have been cleaned up.
  ///
  /// A run has been cleaned up when its upstream is disposed and the call that started the upstream has returned. Until that
  /// call returns it may register cleanup, which runs immediately in a disposed subscription.
  ///
  /// No thread waits. The thread that cleans up the last of the earlier runs starts the next one. The runs hold this object
  /// as the shared signal does, which may have been released by then.
  @usableFromInline
  final class Handoff: Sendable {
    private typealias Start = (run: SharedRun, body: StoredClosure)

    private struct State: Sendable {
      /// The runs that take no more subscribers and have not been cleaned up.
      var ending: [SharedRun] = []
      /// The run whose upstream is being started.
      var starting: SharedRun?
      /// The next run. A run that is replaced here has no more subscribers.
      var next: Start?

      func isClean(_ run: SharedRun) -> Bool { run.isDisposed && run !== starting }

      mutating func takeNext() -> Start? {
        if !ending.isEmpty { ending.removeAll(where: isClean) }
        guard starting == nil, ending.isEmpty, let start = next.take() else { return nil }
        starting = start.run
        return start
      }
    }

    private let state = Locked(State())

    init() {}

    /// Makes the next run wait until `run` has been cleaned up.
    @usableFromInline
    func waitForCleanup(of run: SharedRun) {
      state.withLock { state in
        if !state.isClean(run) { state.ending.append(run) }
      }
    }

    /// Calls `start`, on this thread now or later on the thread that cleans up. Does nothing if all subscribers have left meanwhile.
    @usableFromInline
    func begin(_ run: SharedRun, _ start: @escaping @Sendable () -> Void) {
      let (next, replaced) = state.withLock { state -> (Start?, Start?) in
        // A later run may be starting or wait, which this one must not replace.
        if run.isDisposed || state.ending.contains(where: { $0 === run }) { return (nil, nil) }
        let replaced = state.next
        state.next = (run, StoredClosure(start))
        return (state.takeNext(), replaced)
      }
      withExtendedLifetime(replaced) { perform(next) }
    }

    /// Starts the next run if all earlier ones have been cleaned up.
    func proceed() {
      perform(state.withLock { $0.takeNext() })
    }

    private func perform(_ first: Start?) {
      var next = first
      while let start = next {
        start.body.run()
        next = state.withLock { state in
          state.starting = nil
          return state.takeNext()
        }
      }
    }
  }
}
