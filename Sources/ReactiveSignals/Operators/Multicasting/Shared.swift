/// A signal whose subscribers share one run of its upstream at a time.
@usableFromInline
final class Shared<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let upstream: Signal<Value, Failure>
  @usableFromInline let policy: SharedRun.Policy
  @usableFromInline let current = Locked<RunHub?>(nil)
  @usableFromInline let handoff = SharedRun.Handoff()

  @inlinable
  init(_ upstream: Signal<Value, Failure>, _ policy: SharedRun.Policy) {
    self.upstream = upstream
    self.policy = policy
  }

  deinit {
    let last = current.withLock { $0.take() }
    last?.run.closeForGood()
  }

  /// The signal, which owns this object.
  @inlinable var signal: Signal<Value, Failure> {
    Signal { call in
      call.answer(describe(self.upstream, by: describe("share", sharedAs: ObjectIdentifier(self)))) {
        sink,
        subscription in
        self.attach(erased: sink, in: subscription)
      }
    }
  }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    let (hub, token) = enter(subscription)
    hub.run.waitingSubscribers?.add(subscription)
    hub.hub.attach(OwnedSink(sink), in: subscription)
    if hub.run.startsUpstream(for: token) { begin(hub) }
  }

  /// Starts the upstream without a subscriber.
  @inlinable
  func startNow() {
    let hub = currentHub()
    if hub.run.begin() { begin(hub) }
  }

  /// Adds a subscriber to the current run, or to a new one if the current run takes no more subscribers.
  @inlinable
  func enter(_ subscription: CompoundDisposable) -> (hub: RunHub, token: UInt) {
    while true {
      let hub = currentHub()
      if let token = hub.run.enter(subscription) { return (hub, token) }
      forget(hub.run)
    }
  }

  /// Starts the upstream of a run.
  @inlinable
  func begin(_ hub: RunHub) {
    handoff.begin(hub.run) { [upstream] in upstream.start(erasing: hub.sink, in: hub.run.upstream) }
  }

  @inlinable
  func currentHub() -> RunHub {
    current.withLock { [policy, handoff] current in
      if let current { return current }
      let hub = RunHub(SharedRun(policy, handoff) { [weak self] in self?.forget($0) })
      current = hub
      return hub
    }
  }

  @inlinable
  func forget(_ run: SharedRun) {
    // First, since another run may begin as soon as this one is forgotten.
    handoff.waitForCleanup(of: run)
    let forgotten = current.withLock { $0?.run === run ? $0.take() : nil }
    // Released without the lock: the values that the hub keeps may run any code then.
    withExtendedLifetime(forgotten) {}
  }
}

extension Shared {
  /// One run of a shared upstream, and the hub that its subscribers are attached to.
  ///
  /// The upstream and the shared signal hold it, because they can send or subscribe. When it is released no event can follow,
  /// and the hub releases the subscribers.
  @usableFromInline
  final class RunHub: Sendable {
    @usableFromInline let hub: SubjectHub<Value, Failure, ReplayBuffer<Value>>
    @usableFromInline let run: SharedRun

    @inlinable
    init(_ run: SharedRun) {
      hub = SubjectHub(ReplayBuffer(run.policy.capacity), under: run.upstream.pressure)
      self.run = run
    }

    /// A sink that sends the events of the upstream to the subscribers.
    @inlinable var sink: AnySink<Value, Failure> {
      AnySink(
        next: { self.hub.send($0) },
        end: {
          self.run.terminate(withFailure: $0 != nil)
          self.hub.end($0)
        }
      )
    }

    deinit { if run.hasSubscribers { hub.abandon() } }
  }
}
