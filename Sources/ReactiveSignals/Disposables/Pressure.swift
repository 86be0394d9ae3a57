public import Synchronization

/// The pressure of a consumer that takes no more values for now, as the sources in front of it see it.
///
/// A subscription whose consumer can wait has one. The subscriptions to the upstreams of an operator are children of that
/// subscription and share it, unless the operator puts a pressure of its own in front of it: a buffer that is bounded, or places that
/// are taken. A source that can wait looks at the pressures between itself and the end of the chain, and waits for the first one that is
/// raised. So linear operators know nothing of pressure, and a chain that nobody holds back has none.
///
/// A pressure has two reasons to be raised. The buffer that it belongs to is full; or a value of a source waits at a gate on the way to
/// that buffer, because a thread is inside, often the one that has resumed the source. Such a source stops after that value, and goes on
/// when the thread has left the gate. So a source never fills the queue of a gate, whichever thread resumes it, and inside whose gate.
///
/// Whoever raises a pressure lowers it again when values have been taken. At the end of the consumer it stays as it is: disposal reaches
/// every source in front of it. Inside a disposal, a source that is resumed might not be disposed yet, and would send for ever.
@usableFromInline
final class Pressure: Sendable {
  /// The pressure further downstream.
  @usableFromInline let downstream: Pressure?
  /// The subscribers of a shared signal, if this is the pressure on its upstream. Then nobody raises it.
  @usableFromInline let subscribers: WaitingSubscribers?
  /// The reasons for which the pressure is raised.
  @usableFromInline let reasons = Atomic<UInt8>(0)
  private let state = Locked(State())

  /// The buffer is full.
  @inlinable static var isFull: UInt8 { 1 }
  /// A value waits at a gate.
  private static var isAtGate: UInt8 { 2 }

  private struct State: Sendable {
    /// The sources that wait, in the order in which they began to.
    var waiting: [WaitingSource] = []
    var lastTurn: UInt = 0
    /// A Boolean value that indicates whether a pacer waits for a subscriber on behalf of all sources. One pacer for each source would
    /// register again on every change, and bring another one with it for each shared signal on the way.
    var awaitsSubscriber = false

    mutating func takeAll() -> [WaitingSource] {
      awaitsSubscriber = false
      defer { waiting = [] }
      return waiting
    }
  }

  /// - Parameter downstream: The pressure on the result of the operator that makes this one.
  @usableFromInline
  init(before downstream: Pressure?) {
    self.downstream = downstream
    subscribers = nil
  }

  /// - Parameter subscribers: The subscribers of a shared signal. The slowest one decides.
  init(of subscribers: WaitingSubscribers) {
    downstream = nil
    self.subscribers = subscribers
  }

  /// A Boolean value that indicates whether this pressure or one further downstream is raised.
  @inlinable var isBlocking: Bool {
    isRaised || downstream?.isBlocking == true || subscribers != nil && isBlockedBySubscriber
  }

  @usableFromInline var isBlockedBySubscriber: Bool { subscribers?.slowest != nil }

  /// The first pressure on the way downstream that is raised.
  fileprivate var blocking: Pressure? { isRaised || isBlockedBySubscriber ? self : downstream?.blocking }

  /// A Boolean value that indicates whether this pressure itself is raised.
  @inlinable var isRaised: Bool { reasons.load(ordering: .acquiring) != 0 }

  /// Raises the pressure, since the buffer is full.
  @inlinable
  func raise() { reasons.bitwiseOr(Self.isFull, ordering: .releasing) }

  /// Raises the pressure until the thread inside `gate`, where a value of a source has to wait, has left it.
  @usableFromInline
  func raise(untilLeaving gate: borrowing Gate) {
    let isRaised = reasons.bitwiseOr(Self.isAtGate, ordering: .releasing).oldValue & Self.isAtGate != 0
    if !isRaised { gate.afterLeaving { self.lowerNow(Self.isAtGate).resume() } }
  }

  /// Lowers the pressure, since the buffer has room. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  @inlinable
  func lower() -> [WaitingSource] {
    reasons.load(ordering: .acquiring) & Self.isFull == 0 ? [] : lowerNow(Self.isFull)
  }

  @usableFromInline
  func lowerNow(_ reason: UInt8) -> [WaitingSource] {
    state.withLock { state in
      let others = reasons.bitwiseAnd(~reason, ordering: .releasing).newValue
      return others == 0 ? state.takeAll() : []
    }
  }

  /// Raises or lowers the pressure of a buffer with `count` elements, of which `limit` make the sources wait until half of them have
  /// been taken. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  func adjust(to count: Int, of limit: Int) -> [WaitingSource] {
    if count >= limit { raise() }
    return count <= limit / 2 ? lower() : []
  }

  /// Adds a source that waits, if the pressure is still raised.
  fileprivate func add(_ pacer: Pacer) -> Bool {
    guard let subscribers else {
      return state.withLock { state in
        guard isRaised else { return false }
        append(pacer, to: &state)
        return true
      }
    }
    let isAwaited = state.withLock { state in
      append(pacer, to: &state)
      defer { state.awaitsSubscriber = true }
      return state.awaitsSubscriber
    }
    if isAwaited || waitForSubscriber() { return true }
    // Others may have been added meanwhile. The caller may be inside a gate.
    let others = takeAll().filter { $0.pacer !== pacer }
    if !others.isEmpty { subscribers.perform { others.resume() } }
    return false
  }

  private func append(_ pacer: Pacer, to state: inout State) {
    state.lastTurn += 1
    state.waiting.append(WaitingSource(pacer: pacer, pressure: self, turn: state.lastTurn))
  }

  private func takeAll() -> [WaitingSource] { state.withLock { $0.takeAll() } }

  /// Takes a source back that has not been resumed yet, at the place that it had, if the pressure is raised again.
  fileprivate func takeBack(_ source: WaitingSource) -> Bool {
    let isBack = state.withLock { state in
      guard isRaised else { return false }
      let later = state.waiting.firstIndex { $0.turn > source.turn } ?? state.waiting.endIndex
      state.waiting.insert(source, at: later)
      return true
    }
    // A disposal that came before has found no source.
    guard isBack, source.pacer.subscription.isDisposed else { return isBack }
    remove(source.pacer)
    return false
  }

  /// Removes a source that waits for this pressure or for one further downstream.
  fileprivate func remove(_ pacer: Pacer) {
    state.withLock { $0.waiting.removeAll { $0.pacer === pacer } }
    downstream?.remove(pacer)
  }

  /// Waits for the slowest subscriber, and then for others that want no value, before it resumes the sources. Returns `false` if all
  /// subscribers want values.
  private func waitForSubscriber() -> Bool {
    while let subscribers, let slowest = subscribers.slowest {
      let waits = slowest.waitIfHeldBack { [self] in
        if waitForSubscriber() { return }
        let held = takeAll()
        // Not inside the disposal, which may go on to dispose the other subscribers. Until then the sources could send for ever.
        if slowest.isDisposed { subscribers.perform { held.resume() } } else { held.resume() }
      }
      if waits { return true }
    }
    return false
  }
}

extension Pressure {
  /// A source that waits for a pressure to be lowered.
  @usableFromInline
  struct WaitingSource: Sendable {
    fileprivate let pacer: Pacer
    fileprivate let pressure: Pressure
    /// The place among the sources that wait for this pressure.
    fileprivate let turn: UInt
  }
}

extension Pressure {
  /// The subscribers of a shared signal that can make it wait.
  ///
  /// It retains no subscription. A shared signal holds its subscribers otherwise.
  @usableFromInline
  final class WaitingSubscribers: Sendable {
    /// The subscribers under one pressure.
    private struct Group: Sendable {
      let pressure: Pressure
      var subscriptions = TokenList<WeakReference<CompoundDisposable>>()
    }

    private let groups = Locked<[ObjectIdentifier: Group]>([:])
    /// Performs work outside of all gates, on any thread.
    fileprivate let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(performing perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
      self.perform = perform
    }

    /// Adds a subscriber, which leaves when its subscription is disposed.
    @usableFromInline
    func add(_ subscription: CompoundDisposable) {
      guard let pressure = subscription.pressure else { return }
      let token = groups.withLock {
        $0[ObjectIdentifier(pressure), default: Group(pressure: pressure)].subscriptions
          .append(WeakReference(subscription))
      }
      subscription.add { [weak self] in self?.remove(token, under: pressure) }
    }

    private func remove(_ token: UInt, under pressure: Pressure) {
      groups.withLock { groups in
        let key = ObjectIdentifier(pressure)
        _ = groups[key]?.subscriptions.remove(token)
        // The caller retains the pressure.
        if groups[key]?.subscriptions.isEmpty == true { groups[key] = nil }
      }
    }

    /// A subscription that wants no value for now.
    fileprivate var slowest: CompoundDisposable? {
      // The references are looked at without the lock, since a subscription may be released then.
      let blocked = groups.withLock { groups in
        groups.values.flatMap { $0.pressure.isBlocking ? $0.subscriptions.elements : [] }
      }
      for reference in blocked {
        if let subscription = reference.object, !subscription.isDisposed { return subscription }
      }
      return nil
    }
  }
}

extension Pressure {
  /// A place where a source waits while its subscription is under pressure. Disposal of the subscription resumes it.
  ///
  /// The pressure retains a source that waits. The subscription does not retain it.
  @usableFromInline
  final class Pacer: Sendable {
    @usableFromInline let subscription: CompoundDisposable
    private let token = Atomic<UInt>(.max)
    private let continuation = Locked<StoredClosure?>(nil)

    /// A Boolean value that indicates whether a continuation waits.
    var isWaiting: Bool { continuation.withLock { $0 != nil } }

    /// - Parameter subscription: The subscription of the source.
    @usableFromInline
    init(_ subscription: CompoundDisposable) {
      self.subscription = subscription
      if let token = subscription.insert({ [weak self] in self?.leave() }) {
        self.token.store(token, ordering: .relaxed)
      }
    }

    deinit {
      let token = token.load(ordering: .relaxed)
      if token != .max { subscription.withdraw(token) }
    }

    /// Makes the source wait, if it has to: `body` is called when it may continue, or when its subscription has been disposed.
    ///
    /// - Returns: A Boolean value that indicates whether the source waits.
    @usableFromInline
    func waitIfHeldBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
      while !subscription.isDisposed, let pressure = subscription.pressure?.blocking {
        continuation.withLock { $0 = StoredClosure(body) }
        // A disposal that came before has found no continuation.
        if pressure.add(self), !subscription.isDisposed { return true }
        pressure.remove(self)
        // Unless a thread has taken the continuation meanwhile, which runs it.
        if continuation.withLock({ $0.take() }) == nil { return true }
      }
      return false
    }

    /// Suspends the task until the source may continue, its subscription has been disposed, or the task has been canceled.
    func next() async {
      while subscription.isHeldBack, !Task.isCancelled {
        await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            if !waitIfHeldBack(continuing: { continuation.resume() }) { continuation.resume() }
            // A cancellation that came before has found no continuation.
            if Task.isCancelled { resume() }
          }
        } onCancel: {
          resume()
        }
      }
    }

    /// Resumes the source whose subscription has been disposed. The pressure, which may stay raised, retains it no longer.
    private func leave() {
      subscription.pressure?.remove(self)
      resume()
    }

    @usableFromInline
    func resume() {
      let action = continuation.withLock { $0.take() }
      LockCheck.assertNoLocksHeld()
      action?.run()
    }
  }
}

extension CompoundDisposable {
  /// A Boolean value that indicates whether the source of this subscription has to wait.
  @usableFromInline var isHeldBack: Bool { pressure?.isBlocking == true && !isDisposed }

  /// Makes the source wait, if it has to: `body` is called when it may continue, or when the subscription has been disposed.
  ///
  /// - Returns: A Boolean value that indicates whether the source waits.
  @usableFromInline
  func waitIfHeldBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
    isHeldBack
      && Pressure.Pacer(self).waitIfHeldBack { [self] in
        // Another pressure further downstream may have risen meanwhile.
        if !waitIfHeldBack(continuing: body) { body() }
      }
  }
}

extension [Pressure.WaitingSource] {
  /// Resumes the sources. The caller holds no lock.
  ///
  /// A source whose pressure an earlier one has raised again keeps its place in front of that one. So none waits for ever.
  @usableFromInline
  func resume() {
    for source in self where !source.pressure.takeBack(source) { source.pacer.resume() }
  }
}

// MARK: - Inspection

extension Pressure {
  /// The subscriptions of the sources that wait for this pressure.
  var waitingSubscriptions: [CompoundDisposable] {
    state.withLock { $0.waiting.map(\.pacer.subscription) }
  }

  /// A subscriber of the shared signal that wants no value for now, if this is the pressure on its upstream.
  var slowestSubscriber: CompoundDisposable? { subscribers?.slowest }
}
