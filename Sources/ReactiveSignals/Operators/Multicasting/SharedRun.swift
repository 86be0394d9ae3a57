import _ReactiveSignalsAtomics

/// The subscribers of one run of a shared upstream, and the subscription to the upstream.
///
/// The subscribers hold it, so that the last one that leaves can dispose the upstream, whatever has been released by then.
@usableFromInline
final class SharedRun: Sendable {
  private struct State: Sendable {
    /// The number of subscribers, and the tokens of those that do not receive events yet.
    var subscribers = 0
    var entering: [UInt] = []
    var lastToken: UInt = 0
    var hasBegun = false
    var hasTerminated = false
    /// A Boolean value that indicates whether no more subscribers can enter.
    var isClosed = false
    /// Identifies the current idle period. It changes when a subscriber enters.
    var pause: UInt = 0
    /// The timer that disposes the upstream at the end of the pause.
    var timer: (any Disposable)?

    var isUnobserved: Bool { subscribers == 0 && hasBegun && !hasTerminated }

    /// Removes a token of a subscriber that does not receive events yet. Returns whether it was one.
    mutating func removeEntering(_ token: UInt) -> Bool {
      guard let index = entering.firstIndex(of: token) else { return false }
      entering.swapAt(index, entering.count - 1)
      entering.removeLast()
      return true
    }
  }

  @usableFromInline let upstream: CompoundDisposable
  /// The subscribers that the upstream waits for, if the policy says so.
  @usableFromInline let waitingSubscribers: Pressure.WaitingSubscribers?
  @usableFromInline let policy: Policy
  private let handoff: Handoff
  private let forget: @Sendable (SharedRun) -> Void
  private let state = Locked(State())
  private let disposed = Atomic<Bool>(false)

  /// Creates a run without subscribers.
  ///
  /// - Parameters:
  ///   - policy: The arguments of `share`.
  ///   - handoff: The order of the runs.
  ///   - forget: The closure that is called when no more subscribers can enter.
  @usableFromInline
  init(_ policy: Policy, _ handoff: Handoff, forget: @escaping @Sendable (SharedRun) -> Void) {
    self.policy = policy
    self.handoff = handoff
    self.forget = forget
    waitingSubscribers = policy.waits ? .performingInTasks() : nil
    let pressure = waitingSubscribers.map { Pressure(before: Pressure(of: $0)) }
    upstream = CompoundDisposable(owning: pressure)
  }

  /// A Boolean value that indicates whether the upstream has ended and the cleanup registered by then has run.
  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// A Boolean value that indicates whether a subscriber has entered and not left.
  var hasSubscribers: Bool { state.withLock { $0.subscribers > 0 } }

  /// Adds a subscriber, which leaves when its subscription is disposed.
  ///
  /// - Returns: Its token; `nil` when no more subscribers can enter.
  @usableFromInline
  func enter(_ subscription: CompoundDisposable) -> UInt? {
    let (token, timer) = state.withLock { state -> (UInt?, (any Disposable)?) in
      guard !state.isClosed else { return (nil, nil) }
      state.lastToken += 1
      state.subscribers += 1
      state.entering.append(state.lastToken)
      state.pause += 1
      return (state.lastToken, state.timer.take())
    }
    timer?.dispose()
    if let token { subscription.add { self.leave(token) } }
    return token
  }

  /// Notes that a subscriber receives events from now on. Returns whether the upstream has to be started.
  @usableFromInline
  func startsUpstream(for token: UInt) -> Bool {
    let begins = state.withLock { state in
      guard state.removeEntering(token), !state.hasBegun else { return false }
      state.hasBegun = state.subscribers - state.entering.count >= policy.threshold
      return state.hasBegun
    }
    if begins { SubscriptionList.record(upstream) }
    return begins
  }

  /// Notes that the run begins without a subscriber. Returns whether the upstream has to be started.
  @usableFromInline
  func begin() -> Bool {
    let begins = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    if begins { SubscriptionList.record(upstream) }
    return begins
  }

  /// Removes a subscriber. The last one disposes the upstream as the policy says.
  private func leave(_ token: UInt) {
    let (pause, isClosed) = state.withLock { state -> (UInt?, Bool) in
      _ = state.removeEntering(token)
      state.subscribers -= 1
      return (state.isUnobserved ? state.pause : nil, state.isClosed)
    }
    guard let pause else { return }
    if isClosed {
      upstream.dispose()
    } else if !policy.unobserved.keeps {
      end(pause)
    } else if let (duration, scheduler) = policy.unobserved.time {
      keep(scheduler.schedule(after: duration) { self.end(pause) }, pause)
    }
  }

  private func end(_ pause: UInt) {
    let isOver = state.withLock { state in
      guard state.pause == pause, state.isUnobserved, !state.isClosed else { return false }
      state.isClosed = true
      return true
    }
    guard isOver else { return }
    forget(self)
    // Otherwise the upstream is ending by itself, and its cleanup runs on another thread or in a caller of this one.
    if upstream.end() { hasBeenDisposed() }
  }

  private func hasBeenDisposed() {
    disposed.store(true, ordering: .releasing)
    handoff.proceed()
  }

  private func keep(_ timer: any Disposable, _ pause: UInt) {
    let isWanted = state.withLock { state in
      guard state.pause == pause, state.isUnobserved, !state.isClosed else { return false }
      state.timer = timer
      return true
    }
    if !isWanted { timer.dispose() }
  }

  /// Notes that the upstream has ended and the cleanup registered by then has run.
  @usableFromInline
  func terminate(withFailure hasFailed: Bool) {
    let restarts = policy.termination.restarts(afterFailure: hasFailed)
    let timer = state.withLock { state in
      state.hasTerminated = true
      if restarts { state.isClosed = true }
      return state.timer.take()
    }
    timer?.dispose()
    hasBeenDisposed()
    if restarts { forget(self) }
  }

  /// Notes that the shared signal has been released, so that no more subscribers can enter.
  func closeForGood() {
    let (isUnobserved, timer) = state.withLock { state in
      state.isClosed = true
      return (state.isUnobserved, state.timer.take())
    }
    timer?.dispose()
    if isUnobserved { upstream.dispose() }
  }
}
