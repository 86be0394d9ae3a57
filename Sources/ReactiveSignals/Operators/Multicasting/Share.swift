import Synchronization

extension SignalProtocol {
  /// Shares one subscription to this signal among all who are subscribed.
  ///
  /// ![Marble diagram of share with three subscribers](share)
  ///
  ///     let position = locations().share(replay: 1)
  ///     position.subscribe { print("map", $0) }       // `locations()` runs
  ///     position.subscribe { print("weather", $0) }   // gets the last position, then shares what follows
  ///
  /// The source runs when as many are subscribed as `subscribers` says: on the thread of the one who makes the number full,
  /// after that one is there, so it misses nothing. Values go to all subscribers in one order, on the thread
  /// that sends. By default the source ends when the last subscriber leaves, and a later one has it run anew. Who
  /// subscribes after the source has ended gets its last values and its terminal event.
  ///
  /// Runs do not overlap: the next one begins when the cleanups of the one before have run. Who subscribes meanwhile does
  /// not wait for that: the thread that cleans up starts the source.
  ///
  /// The three other parameters change that:
  ///
  ///     source.share(startingAt: 2)                               // waits for two
  ///     source.share(replay: 1, whenUnobserved: .keep)            // runs on without subscribers
  ///     source.share(whenUnobserved: .keep(for: .seconds(5), on: .main))
  ///     source.share(afterTermination: .restart)                  // runs again after its end
  ///
  /// It holds `count` values, as long as the source runs; after the end as long as it is there, when it replays the
  /// terminal event. When the shared signal and its subscribers are gone the source ends, in any case.
  ///
  /// - Parameters:
  ///   - count: How many of the last values those get who come late; not negative.
  ///   - subscribers: How many have to be subscribed for the source to run; positive.
  ///   - unobserved: What becomes of the source when the last subscriber leaves.
  ///   - termination: What those get who come after the end of the source.
  @inlinable
  public func share(
    replay count: Int = 0,
    startingAt subscribers: Int = 1,
    whenUnobserved unobserved: UnobservedPolicy = .stop,
    afterTermination termination: TerminationPolicy = .replayTerminal
  ) -> some SignalProtocol<Value, Failure> {
    precondition(count >= 0, "Can't replay a negative number of values")
    precondition(subscribers > 0, "A shared signal starts with a subscriber")
    return Shared(
      self,
      SharePolicy(
        capacity: .last(count),
        threshold: subscribers,
        unobserved: unobserved,
        termination: termination
      )
    )
  }
}

/// What becomes of a shared source that nobody is subscribed to any more.
///
/// See ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:)``.
public struct UnobservedPolicy: Sendable {
  enum Kind: Sendable {
    case stop
    case keep
    case keepFor(Duration, any TimedScheduler)
  }

  let kind: Kind

  /// It is disposed, and the values kept are forgotten. The next subscriber has it run anew.
  public static var stop: UnobservedPolicy { UnobservedPolicy(kind: .stop) }

  /// It runs on, until it ends or the shared signal is released.
  public static var keep: UnobservedPolicy { UnobservedPolicy(kind: .keep) }

  /// It runs on for `duration`, and is then disposed unless someone has subscribed.
  ///
  /// - Parameters:
  ///   - duration: How long; not negative.
  ///   - scheduler: What measures the time, and disposes.
  public static func keep(for duration: Duration, on scheduler: some TimedScheduler) -> UnobservedPolicy {
    precondition(duration >= .zero, "Can't keep a source for a negative duration")
    return UnobservedPolicy(kind: .keepFor(duration, scheduler))
  }
}

/// What those get who subscribe to a shared source after it has ended.
///
/// See ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:)``.
public enum TerminationPolicy: Sendable, Hashable {
  /// The values kept, and the terminal event.
  case replayTerminal
  /// They have the source run anew.
  case restart
}

@usableFromInline
struct SharePolicy: Sendable {
  let capacity: ReplayCapacity
  let threshold: Int
  let unobserved: UnobservedPolicy
  let termination: TerminationPolicy

  @usableFromInline
  init(capacity: ReplayCapacity, threshold: Int, unobserved: UnobservedPolicy, termination: TerminationPolicy)
  {
    self.capacity = capacity
    self.threshold = threshold
    self.unobserved = unobserved
    self.termination = termination
  }
}

/// A signal whose subscribers share one run of its upstream.
@frozen
@usableFromInline
struct Shared<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let runs: SharedRuns<Value, Failure>

  @inlinable
  init(_ upstream: Upstream, _ policy: SharePolicy) {
    self.upstream = upstream
    runs = SharedRuns(policy) { broadcast in
      upstream.start(BroadcastSink(broadcast), in: broadcast.run.upstream)
    }
  }

  @usableFromInline
  var description: String { "[\(upstream)] share" }

  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let (broadcast, token) = runs.enter(subscription)
    broadcast.hub.attach(sink, in: subscription)
    runs.drained(broadcast, token)
  }
}

/// The present run of the upstream, and the next one when that is over.
@usableFromInline
final class SharedRuns<Value: Sendable, Failure: Error>: Sendable {
  private let policy: SharePolicy
  private let start: @Sendable (Broadcast<Value, Failure>) -> Void
  private let current = Locked<Broadcast<Value, Failure>?>(nil)
  private let changeover = Changeover()

  @usableFromInline
  init(_ policy: SharePolicy, _ start: @escaping @Sendable (Broadcast<Value, Failure>) -> Void) {
    self.policy = policy
    self.start = start
  }

  deinit {
    let last = current.withLock { $0.take() }
    last?.run.closeForGood()
  }

  /// Starts the upstream without a subscriber.
  @usableFromInline
  func startNow() {
    let broadcast = broadcast()
    if broadcast.run.begin() { begin(broadcast) }
  }

  /// Adds a subscriber to the present run, or to a new one when it is too late for that. It leaves when its subscription
  /// is disposed.
  @usableFromInline
  func enter(_ subscription: CompoundDisposable) -> (broadcast: Broadcast<Value, Failure>, token: UInt) {
    while true {
      let broadcast = broadcast()
      let run = broadcast.run
      if let token = run.enter() {
        subscription.add { run.leave(token) }
        return (broadcast, token)
      }
      forget(run)
    }
  }

  /// The subscriber gets events from now on. If it makes the number full, it starts the upstream.
  @usableFromInline
  func drained(_ broadcast: Broadcast<Value, Failure>, _ token: UInt) {
    if broadcast.run.drained(token) { begin(broadcast) }
  }

  private func begin(_ broadcast: Broadcast<Value, Failure>) {
    changeover.begin { [start] in start(broadcast) }
  }

  private func broadcast() -> Broadcast<Value, Failure> {
    current.withLock { [policy, changeover] current in
      if let current { return current }
      let broadcast = Broadcast<Value, Failure>(
        SharedRun(policy, changeover) { [weak self] in self?.forget($0) },
        policy.capacity
      )
      current = broadcast
      return broadcast
    }
  }

  private func forget(_ run: SharedRun) {
    // First this: as soon as the run is forgotten another one may come.
    changeover.waitForCleanup(of: run)
    // Released outside the lock, for that can run anything.
    let forgotten = current.withLock { $0?.run === run ? $0.take() : nil }
    withExtendedLifetime(forgotten) {}
  }
}

/// What one run of the upstream sends to.
///
/// Those hold it who can send, or can still subscribe: the upstream and the shared signal. When it goes nothing can
/// follow, and the subscribers are released.
@usableFromInline
final class Broadcast<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let hub: SubjectHub<ReplayBuffer<Value>, Failure>
  @usableFromInline let run: SharedRun

  init(_ run: SharedRun, _ capacity: ReplayCapacity) {
    hub = SubjectHub(ReplayBuffer(capacity))
    self.run = run
  }

  deinit { hub.abandon() }
}

/// The end of the chain from the upstream to its subscribers.
@frozen
@usableFromInline
struct BroadcastSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let broadcast: Broadcast<Value, Failure>

  @inlinable
  init(_ broadcast: Broadcast<Value, Failure>) { self.broadcast = broadcast }

  @inlinable
  func send(_ value: Value) { broadcast.hub.send(event: .next(value)) }

  @inlinable
  func fail(_ error: Failure) { end(.failed(error)) }

  @inlinable
  func complete() { end(.completed) }

  @inlinable
  func end(_ event: Event<Value, Failure>) {
    broadcast.run.terminate()
    broadcast.hub.send(event: event)
  }
}

/// Who takes part in one run of the upstream, and its subscription to end when nobody does.
///
/// Its subscribers hold it: whatever else has gone, the last one to leave can end the upstream.
@usableFromInline
final class SharedRun: Sendable {
  private struct State: Sendable {
    /// The subscribers, and whether they get events yet.
    var isSettled: [UInt: Bool] = [:]
    var settled = 0
    var lastTicket: UInt = 0
    var hasBegun = false
    var hasTerminated = false
    /// Nobody can enter any more.
    var isClosed = false
    /// Changes whenever somebody enters.
    var pause: UInt = 0
    /// What will end the upstream if the pause lasts.
    var timer: (any Disposable)?

    var isUnobserved: Bool { isSettled.isEmpty && hasBegun && !hasTerminated }
  }

  @usableFromInline let upstream = CompoundDisposable(empty: ())
  private let policy: SharePolicy
  private let changeover: Changeover
  private let forget: @Sendable (SharedRun) -> Void
  private let state = Locked(State())
  private let cleaned = Atomic<Bool>(false)

  /// - Parameter forget: Called when nobody can enter any more.
  init(_ policy: SharePolicy, _ changeover: Changeover, forget: @escaping @Sendable (SharedRun) -> Void) {
    self.policy = policy
    self.changeover = changeover
    self.forget = forget
  }

  /// Whether the upstream has ended and its cleanups have run.
  var isClean: Bool { cleaned.load(ordering: .acquiring) }

  /// A token for a subscriber; `nil` when it is too late.
  func enter() -> UInt? {
    let (token, timer) = state.withLock { state -> (UInt?, (any Disposable)?) in
      guard !state.isClosed else { return (nil, nil) }
      state.lastTicket += 1
      state.isSettled[state.lastTicket] = false
      state.pause += 1
      return (state.lastTicket, state.timer.take())
    }
    timer?.dispose()
    return token
  }

  /// Returns whether the upstream is to be started.
  func drained(_ token: UInt) -> Bool {
    state.withLock { state in
      guard state.isSettled[token] == false else { return false }
      state.isSettled[token] = true
      state.settled += 1
      guard !state.hasBegun, state.settled >= policy.threshold else { return false }
      state.hasBegun = true
      return true
    }
  }

  /// Returns whether the upstream is to be started.
  func begin() -> Bool {
    state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
  }

  /// Removes a subscriber, and does what is to be done when it was the last.
  func leave(_ token: UInt) {
    let (pause, isClosed) = state.withLock { state -> (UInt?, Bool) in
      if state.isSettled.removeValue(forKey: token) == true { state.settled -= 1 }
      return (state.isUnobserved ? state.pause : nil, state.isClosed)
    }
    guard let pause else { return }
    switch policy.unobserved.kind {
    case _ where isClosed:
      upstream.dispose()
    case .stop:
      end(pause)
    case .keep:
      break
    case .keepFor(let duration, let scheduler):
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
    // Otherwise the upstream is just ending by itself, and cleaning up on another thread or further up on this one.
    if upstream.end() { hasBeenCleanedUp() }
  }

  private func hasBeenCleanedUp() {
    cleaned.store(true, ordering: .releasing)
    changeover.proceed()
  }

  private func keep(_ timer: any Disposable, _ pause: UInt) {
    let isWanted = state.withLock { state in
      guard state.pause == pause, state.isUnobserved, !state.isClosed else { return false }
      state.timer = timer
      return true
    }
    if !isWanted { timer.dispose() }
  }

  /// The upstream has ended, and has been cleaned up.
  @usableFromInline
  func terminate() {
    let restarts = policy.termination == .restart
    let timer = state.withLock { state in
      state.hasTerminated = true
      if restarts { state.isClosed = true }
      return state.timer.take()
    }
    timer?.dispose()
    hasBeenCleanedUp()
    if restarts { forget(self) }
  }

  /// The shared signal is gone: nobody can enter any more.
  func closeForGood() {
    let (isUnobserved, timer) = state.withLock { state in
      state.isClosed = true
      return (state.isUnobserved, state.timer.take())
    }
    timer?.dispose()
    if isUnobserved { upstream.dispose() }
  }
}
