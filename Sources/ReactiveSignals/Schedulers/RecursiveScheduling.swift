extension Scheduler {
  /// Has `work` run, and again for each time it calls the closure that it is given.
  ///
  ///     let countdown = Atomic<Int>(3)
  ///     scheduler.scheduleRecursively { reschedule in
  ///       print(countdown.load(ordering: .relaxed))
  ///       if countdown.wrappingSubtract(1, ordering: .relaxed).newValue > 0 { reschedule() }
  ///     }
  ///     // 3
  ///     // 2
  ///     // 1
  ///
  /// Every run is scheduled anew, so that other work gets its turn in between. A request made while `work` runs is
  /// scheduled when it has returned; one made later, at once. Runs never overlap nor nest: any number of
  /// them takes constant stack space, on every scheduler, ``ImmediateScheduler`` included.
  ///
  /// RAC: `-scheduleRecursiveBlock:`.
  ///
  /// - Returns: what stops it: a run that has not started is cancelled, and requests are ignored from then on. `work`
  ///   is released then, or when nothing can request it any more.
  @discardableResult
  public func scheduleRecursively(
    _ work: @escaping @Sendable (_ reschedule: @escaping @Sendable () -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(self, work)
    recursion.schedule()
    return recursion
  }
}

/// Work that schedules itself.
private final class Recursion<S: Scheduler>: Disposable {
  typealias Work = @Sendable (@escaping @Sendable () -> Void) -> Void

  struct State: Sendable {
    var work: Work?
    var isRunning = false
    /// The requests that wait for the run to end.
    var requests = 0
  }

  let scheduler: S
  let state: Locked<State>
  /// Keeps a scheduler that runs work inline from nesting it.
  let trampoline = Trampoline()

  init(_ scheduler: S, _ work: @escaping Work) {
    self.scheduler = scheduler
    state = Locked(State(work: work))
  }

  var isDisposed: Bool { state.withLock { $0.work == nil } }

  func dispose() {
    let work = state.withLock { $0.work.take() }
    withExtendedLifetime(work) {}
  }

  func schedule() {
    trampoline.run {
      if !isDisposed { scheduler.schedule { self.run() } }
    }
  }

  func request() {
    let isRunning = state.withLock { state in
      if state.isRunning { state.requests += 1 }
      return state.isRunning
    }
    if !isRunning { schedule() }
  }

  func run() {
    let work = state.withLock { state -> Work? in
      // A scheduler that is not serial has come too early.
      guard !state.isRunning else {
        state.requests += 1
        return nil
      }
      state.isRunning = state.work != nil
      return state.work
    }
    guard let work else { return }
    work { self.request() }
    let requests = state.withLock { state in
      state.isRunning = false
      defer { state.requests = 0 }
      return state.requests
    }
    for _ in 0..<requests { schedule() }
  }
}
