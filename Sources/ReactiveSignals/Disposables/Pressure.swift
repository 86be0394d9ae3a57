public import Synchronization

/// The pressure of a consumer that takes no more values for now, as the sources in front of it see it.
///
/// A subscription whose consumer can wait has one. The subscriptions to the upstreams of an operator are children of that
/// subscription and share it, unless the operator puts a pressure of its own in front of it: a buffer that is bounded, or places that
/// are taken. A source that can wait looks at the pressures between itself and the end of the chain, and waits for the first one that is
/// raised. So linear operators know nothing of pressure, and a chain that nobody holds back has none.
///
/// Whoever raises a pressure lowers it again: when values have been taken, or when the subscription has ended.
@usableFromInline
final class Pressure: Sendable {
  /// The pressure further downstream.
  @usableFromInline let downstream: Pressure?
  @usableFromInline let raised = Atomic<Bool>(false)
  private let waiting = Locked<[Pacer]>([])

  /// - Parameter downstream: The pressure on the result of the operator that makes this one.
  @usableFromInline
  init(before downstream: Pressure?) { self.downstream = downstream }

  /// A Boolean value that indicates whether this pressure or one further downstream is raised.
  @inlinable var isBlocking: Bool { isRaised || downstream?.isBlocking == true }

  /// The first pressure on the way downstream that is raised.
  fileprivate var blocking: Pressure? { isRaised ? self : downstream?.blocking }

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
    waiting.withLock { waiting in
      raised.store(false, ordering: .releasing)
      defer { waiting = [] }
      return waiting
    }
  }

  /// Raises or lowers the pressure of a buffer with `count` elements, of which `limit` make the sources wait until half of them have
  /// been taken. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  @inlinable
  func adjust(to count: Int, of limit: Int) -> [Pacer] {
    if count >= limit { raise() }
    return count <= limit / 2 ? lower() : []
  }

  /// Adds a source that waits, if the pressure is still raised.
  fileprivate func add(_ pacer: Pacer) -> Bool {
    waiting.withLock { waiting in
      guard isRaised else { return false }
      waiting.append(pacer)
      return true
    }
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
    if let token = subscription.insert({ [weak self] in self?.resume() }) {
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
      // Unless a thread has taken the continuation meanwhile, which runs it.
      if continuation.withLock({ $0.take() }) == nil { return true }
    }
    return false
  }

  /// Suspends the task until the source may continue, or its subscription has been disposed.
  func next() async {
    while subscription.isHeldBack {
      await withCheckedContinuation { continuation in
        if !holdsBack(continuing: { continuation.resume() }) { continuation.resume() }
      }
    }
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
    isHeldBack && Pacer(self).holdsBack(continuing: body)
  }
}

extension [Pacer] {
  /// Resumes the sources. The caller holds no lock.
  @usableFromInline
  func resume() {
    for pacer in self { pacer.resume() }
  }
}
