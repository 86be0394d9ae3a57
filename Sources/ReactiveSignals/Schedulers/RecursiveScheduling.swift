extension Scheduler {
  /// Schedules work that can reschedule itself: it runs once, and once more for each call of its argument.
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
  /// Each run is scheduled separately, so other work can run in between. A call of `reschedule` while `work` runs takes
  /// effect when `work` returns. A later call takes effect immediately. Runs neither overlap nor nest: any number of them
  /// takes constant stack on every scheduler, including ``ImmediateScheduler``.
  ///
  /// RAC: `-scheduleRecursiveBlock:`.
  ///
  /// - Parameter work: The work to run. Its argument reschedules it.
  /// - Returns: A disposable that cancels runs that have not started, and all further ones. `work` is released then, or when
  ///   nothing can reschedule it anymore.
  @discardableResult
  public func scheduleRecursively(
    _ work: @escaping @Sendable (_ reschedule: @escaping @Sendable () -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(self, work)
    recursion.schedule()
    return recursion
  }
}

/// Work that reschedules itself.
private final class Recursion<S: Scheduler>: Disposable {
  typealias Work = @Sendable (@escaping @Sendable () -> Void) -> Void

  struct State: Sendable {
    var work: Work?
    var isRunning = false
    /// The number of requests made during a run.
    var requests = 0
  }

  let scheduler: S
  let state: Locked<State>
  /// Prevents a scheduler that runs work inline from nesting it.
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
      return false
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
      // A scheduler that is not serial has started a run during another one.
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
