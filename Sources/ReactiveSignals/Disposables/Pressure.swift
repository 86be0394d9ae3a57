public import Synchronization

/// The pressure of a consumer that takes no more values for now, as the sources in front of it see it.
///
/// A subscription whose consumer can wait has one. The subscriptions to the upstreams of an operator are children of that
/// subscription and share it, unless the operator puts a pressure of its own in front of it: a buffer that is bounded, or places that
/// are taken. A source that can wait looks at the pressures between itself and the end of the chain, and waits for the first one that is
/// raised. So linear operators know nothing of pressure, and a chain that nobody holds back has none.
///
/// Whoever raises a pressure lowers it again when values have been taken. At the end of the consumer it stays as it is: disposal reaches
/// every source in front of it. Inside a disposal, a source that is resumed might not be disposed yet, and would send for ever.
@usableFromInline
final class Pressure: Sendable {
  /// The pressure further downstream.
  @usableFromInline let downstream: Pressure?
  /// The subscribers of a shared signal, if this is the pressure on its upstream. Then nobody raises it.
  @usableFromInline let subscribers: WaitingSubscribers?
  @usableFromInline let raised = Atomic<Bool>(false)
  private let state = Locked(State())

  private struct State: Sendable {
    /// The sources that wait.
    var waiting: [Pacer] = []
    /// A Boolean value that indicates whether a pacer waits for a subscriber on behalf of all sources. One for each source would come
    /// back as often as the pressure falls and rises, and bring another one with it for each shared signal on the way.
    var awaitsSubscriber = false
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
  @inlinable var isRaised: Bool { raised.load(ordering: .acquiring) }

  @inlinable
  func raise() { raised.store(true, ordering: .releasing) }

  /// Lowers the pressure. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  @inlinable
  func lower() -> [Pacer] { isRaised ? lowerNow() : [] }

  @usableFromInline
  func lowerNow() -> [Pacer] {
    state.withLock { state in
      raised.store(false, ordering: .releasing)
      defer { state = State() }
      return state.waiting
    }
  }

  /// Raises or lowers the pressure of a buffer with `count` elements, of which `limit` make the sources wait until half of them have
  /// been taken. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  func adjust(to count: Int, of limit: Int) -> [Pacer] {
    if count >= limit { raise() }
    return count <= limit / 2 ? lower() : []
  }

  /// Adds a source that waits, if the pressure is still raised.
  fileprivate func add(_ pacer: Pacer) -> Bool {
    guard let subscribers else {
      return state.withLock { state in
        guard isRaised else { return false }
        state.waiting.append(pacer)
        return true
      }
    }
    let isAwaited = state.withLock { state in
      state.waiting.append(pacer)
      defer { state.awaitsSubscriber = true }
      return state.awaitsSubscriber
    }
    if isAwaited || waitsForSubscriber() { return true }
    // Others may have been added meanwhile. The caller may be inside a gate.
    let others = lowerNow().filter { $0 !== pacer }
    if !others.isEmpty { subscribers.perform { others.resume() } }
    return false
  }

  /// Removes a source that waits for this pressure or for one further downstream.
  fileprivate func remove(_ pacer: Pacer) {
    state.withLock { $0.waiting.removeAll { $0 === pacer } }
    downstream?.remove(pacer)
  }

  /// Waits for the slowest subscriber, and then for others that want no value, before it resumes the sources. Returns `false` if all
  /// subscribers want values.
  private func waitsForSubscriber() -> Bool {
    while let subscribers, let slowest = subscribers.slowest {
      let waits = slowest.holdsBack { [self] in
        if waitsForSubscriber() { return }
        let held = lowerNow()
        // A subscription may be disposed inside a gate. There, the values of the sources would wait.
        if slowest.isDisposed { subscribers.perform { held.resume() } } else { held.resume() }
      }
      if waits { return true }
    }
    return false
  }
}

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
    for group in groups.withLock(\.values) where group.pressure.isBlocking {
      for case (_, let subscription?) in group.subscriptions.entries {
        if let subscription = subscription.object, !subscription.isDisposed { return subscription }
      }
    }
    return nil
  }
}

/// A place where a source waits while its subscription is under pressure. Disposal of the subscription resumes it.
///
/// The pressure retains a source that waits. The subscription does not retain it.
@usableFromInline
final class Pacer: Sendable {
  @usableFromInline let subscription: CompoundDisposable
  private let token = Atomic<UInt>(.max)
  private let continuation = Locked<Action?>(nil)

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

  /// Returns whether the source has to wait. Then `body` is called when it may continue, or when its subscription has been disposed.
  @usableFromInline
  func holdsBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
    while !subscription.isDisposed, let pressure = subscription.pressure?.blocking {
      continuation.withLock { $0 = Action(body) }
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
          if !holdsBack(continuing: { continuation.resume() }) { continuation.resume() }
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

extension CompoundDisposable {
  /// A Boolean value that indicates whether the source of this subscription has to wait.
  @usableFromInline var isHeldBack: Bool { pressure?.isBlocking == true && !isDisposed }

  /// Returns whether the source has to wait. Then `body` is called when it may continue, or when the subscription has been disposed.
  @usableFromInline
  func holdsBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
    isHeldBack
      && Pacer(self).holdsBack { [self] in
        // Another pressure further downstream may have risen meanwhile.
        if !holdsBack(continuing: body) { body() }
      }
  }
}

extension [Pacer] {
  /// Resumes the sources. The caller holds no lock.
  @usableFromInline
  func resume() {
    for pacer in self { pacer.resume() }
  }
}
