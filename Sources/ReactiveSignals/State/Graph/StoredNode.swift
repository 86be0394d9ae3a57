import _ReactiveSignalsAtomics
public import _ReactiveSignalsShims

/// The node of a mutable property.
///
/// The network is locked while a write is accepted, which exchanges the value and queues the change. Therefore the changes have
/// the order of the writes.
///
/// Properties that are bound to each other are peers, and belong to one network. A write to one of them writes all that are
/// connected by bindings, as one change: see ``BoundWrite``.
///
/// `@unchecked Sendable`: the accepted states are accessed only while `home` is locked, which a source has of its own. A write that finds
/// the network idle publishes immediately, and so replaces the published state as the thread inside.
@usableFromInline
final class StoredNode<Value: Sendable>: ValueNode<Value>, @unchecked Sendable {
  /// A Boolean value that indicates whether an open transaction wrote the accepted state.
  @exclusivity(unchecked) @usableFromInline var isUncommitted = false
  /// A Boolean value that indicates whether the owner has been released, and the end is not yet queued.
  private let isAbandoned = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline var accepted: Value
  @exclusivity(unchecked) @usableFromInline var acceptedStamp: UInt = 0
  @exclusivity(unchecked) @usableFromInline var acceptedWriter: UInt = 0
  /// The writer of the published state.
  @safe @exclusivity(unchecked) @usableFromInline var publishedWriter: UInt = 0

  @inlinable
  init(_ value: Value, staysOnMain: Bool = false) {
    unsafe accepted = value
    super.init(
      nil,
      value,
      staysOnMain: staysOnMain,
      methods: { node, request in
        let source = unsafe _unsafeUncheckedDowncast(node, to: StoredNode.self)
        switch request {
        case .update: return source.advance()
        case .queue(let stamp): return source.queueIfCurrent(stamp) ? 1 : 0
        case .forget: break
        }
        return 0
      },
      read: { node, snapshot in
        let source = unsafe _unsafeUncheckedDowncast(node, to: StoredNode.self)
        if let snapshot { return source.state(in: snapshot) }
        return source.acceptedState
      }
    )
  }

  /// An accepted state that waits to be published.
  @usableFromInline
  final class WaitingValue: WaitingState {
    @usableFromInline let value: Value

    @inlinable
    init(_ state: State) {
      value = state.value
      super.init(stamp: state.stamp, writer: state.writer)
    }
  }

  /// The current state, while the source is locked.
  @inlinable var acceptedNow: State {
    unsafe State(value: accepted, stamp: acceptedStamp, writer: acceptedWriter)
  }

  /// The current state, for code that knows that the node is a source.
  @inlinable var acceptedState: State {
    home.lock.lock()
    defer { home.lock.unlock() }
    return acceptedNow
  }

  /// The value of that state.
  @inlinable var acceptedValue: Value {
    home.lock.lock()
    defer { home.lock.unlock() }
    return unsafe accepted
  }

  // MARK: Writing

  @inlinable
  func write(_ value: Value, by writer: UInt = 0) {
    if !publish(value, replacing: nil, by: writer) { accept(value, by: writer) }
  }

  /// Replaces the value by a function of it, and tries again if another thread has written meanwhile.
  ///
  /// - Parameter isPublished: `false` if the caller calls ``submitNext()`` later. The source must have no peers then.
  @inlinable
  func modify<Result, Failure: Error>(
    isPublished: Bool = true,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var isRepeated = false
    while true {
      let before = acceptedState
      var value = before.value
      LockCheck.assertNoLocksHeld()
      let result: Result
      if isRepeated {
        result = try PropertyNetwork.Transaction.watching(self) { () throws(Failure) in try body(&value) }
      } else {
        result = try body(&value)
      }
      isRepeated = true
      if isPublished, publish(value, replacing: before.stamp, by: 0) { return result }
      if accept(value, replacing: before.stamp, isPublished: isPublished) { return result }
    }
  }

  /// Accepts a write and publishes it in the same step, unless the network has other work, a transaction is open or the source has peers.
  ///
  /// - Parameter stamp: The stamp of the state to replace, or `nil` for the current one, whichever it is.
  /// - Returns: `true` if the value was written. Otherwise the caller has the write accepted.
  @inlinable
  func publish(_ value: Value, replacing stamp: UInt?, by writer: UInt) -> Bool {
    if rs_is_in_transaction() { return false }
    // Releasing a value can run user code, and so happens after the locks are released.
    var (accepted, published) = (value, Optional(value))
    guard home.lockIfIdle() else { return false }
    if let stamp, unsafe stamp != acceptedStamp { return home.giveUp() }
    if hasWaitingOrPeers { return home.giveUp() }
    let (version, hasSnapshots) = PropertySnapshot.Clock.tick()
    if hasSnapshots { keepAccepted(replacedAt: version) }
    unsafe swap(&self.accepted, &accepted)
    unsafe acceptedStamp = version
    unsafe acceptedWriter = writer
    unsafe isUncommitted = false
    unsafe swap(&self.published, &published)
    publishedStamp = version
    publishedWriter = writer
    unsafe isNews = true
    home.publish(self, version: version)
    extendLifetime(accepted)
    extendLifetime(published)
    return true
  }

  // A function of its own, because it looks up the type of the state. It is rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  func keepAccepted(replacedAt version: UInt) {
    PropertySnapshot.keep(acceptedNow, of: self, replacedAt: version)
  }

  /// Accepts a write, and queues it.
  ///
  /// - Parameter stamp: The stamp of the state to replace, or `nil` for the current one, whichever it is.
  /// - Returns: `true` if the value was written.
  @inlinable
  @discardableResult
  func accept(
    _ value: Value,
    replacing stamp: UInt? = nil,
    by writer: UInt = 0,
    isPublished: Bool = true
  ) -> Bool {
    let transaction = rs_is_in_transaction() ? PropertyNetwork.Transaction.ofThread(writing: self) : nil
    // Releasing a value can run user code, and so happens after the locks are released.
    var former: State?
    var isBound = false
    home.submit { root in
      isBound = hasPeers
      if isBound { return nil }
      return home.withLock(lockedBy: root) {
        if let stamp, unsafe stamp != acceptedStamp { return nil }
        former = replace(by: value, writer)
        unsafe isUncommitted = transaction != nil
        if let transaction {
          unsafe transaction.add(self, stamp: acceptedStamp)
          return nil
        }
        addWaiting(WaitingValue(acceptedNow))
        return isPublished ? .writes([self]) : nil
      }
    }
    if isBound { return acceptWithPeers(value, replacing: stamp, by: writer) }
    return withExtendedLifetime(former) { former != nil }
  }

  /// Replaces the accepted state as a part of a write to several sources, whose network is locked, and queues it unless a transaction does.
  ///
  /// - Returns: The replaced state.
  func accept(
    _ value: Value,
    by writer: UInt,
    in transaction: PropertyNetwork.Transaction?,
    lockedBy root: PropertyNetwork,
    keptBy snapshots: [PropertySnapshot]
  ) -> State {
    let (former, stamp) = home.withLock(lockedBy: root) {
      let former = replace(by: value, writer, snapshots)
      unsafe isUncommitted = transaction != nil
      if transaction == nil { addWaiting(WaitingValue(acceptedNow)) }
      return unsafe (former, acceptedStamp)
    }
    transaction?.add(self, stamp: stamp)
    return former
  }

  /// Replaces the accepted state. Called while the source is locked.
  ///
  /// - Parameter snapshots: The open snapshots, if the caller has them.
  /// - Returns: The replaced state.
  @inlinable
  func replace(by value: Value, _ writer: UInt, _ snapshots: [PropertySnapshot]? = nil) -> State {
    let former = acceptedNow
    let (version, hasSnapshots) = PropertySnapshot.Clock.tick()
    if let snapshots {
      snapshots.keep(former, of: self, replacedAt: version)
    } else if hasSnapshots {
      PropertySnapshot.keep(former, of: self, replacedAt: version)
    }
    unsafe accepted = value
    unsafe acceptedStamp = version
    unsafe acceptedWriter = writer
    return former
  }

  override var repeatsValue: Bool {
    func isNext<Content: Equatable>(_ value: Content, _ next: Value?) -> Bool { next as? Content == value }
    let (published, next) = publication
    return (published as? any Equatable).map { isNext($0, next) } ?? false
  }

  override func queue(_ stamp: UInt, lockedBy root: PropertyNetwork) -> Bool {
    home.withLock(lockedBy: root) { methods.perform(self, .queue(stamp: stamp)) != 0 }
  }

  /// Queues the accepted state if it has that stamp.
  @inlinable
  func queueIfCurrent(_ stamp: UInt) -> Bool {
    guard unsafe acceptedStamp == stamp else { return false }
    unsafe isUncommitted = false
    addWaiting(WaitingValue(acceptedNow))
    return true
  }

  /// Publishes the oldest queued state, and returns its version. Called inside the network only.
  @inlinable
  func advance() -> UInt {
    var former: Value?
    home.lock.lock()
    let next = takeFirstWaiting()
    if let next {
      former = value(of: next)
      unsafe swap(&published, &former)
      publishedStamp = next.stamp
      publishedWriter = next.writer
      unsafe isNews = true
    }
    home.lock.unlock()
    extendLifetime(former)
    extendLifetime(next)
    return publishedStamp
  }

  @inlinable
  func value(of state: WaitingState) -> Value {
    unsafe _unsafeUncheckedDowncast(state, to: WaitingValue.self).value
  }

  /// The published value, and that of the oldest queued state, for threads that are not inside the network.
  var publication: (published: Value, next: Value?) {
    home.lock.lock()
    defer { home.lock.unlock() }
    return (publishedValue, firstWaiting.map(value))
  }

  /// Publishes the oldest queued state inside the network.
  func submitNext() { home.submit(.writes([self])) }

  /// Ends the source, after its owner has been released or when the signal that writes it has completed.
  @usableFromInline
  func end() {
    if endAlone() { return }
    isAbandoned.store(true, ordering: .releasing)
    endIfAbandoned()
  }

  /// Ends a source that nothing observes, if the network has no other work.
  func endAlone() -> Bool {
    guard home.lockIfIdle() else { return false }
    let isAlone = unsafe !isUncommitted && firstWaiting == nil && phase == .open && isUnobserved
    if isAlone { unsafe phase = .ended }
    _ = home.giveUp()
    return isAlone
  }

  override func endIfAbandoned() {
    guard isAbandoned.load(ordering: .acquiring) else { return }
    home.submit { root in
      if home.withLock(lockedBy: root, { unsafe isUncommitted }) { return nil }
      return isAbandoned.exchange(false, ordering: .acquiringAndReleasing) ? .end(self) : nil
    }
  }

  /// Returns the state in a snapshot. It is a function of its own, because it looks up the type of the state.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  func state(in snapshot: PropertySnapshot) -> State {
    let current = acceptedState
    guard snapshot.version < current.stamp else { return current }
    return snapshot.state(of: self) ?? current
  }

  override func followChanges(_ body: @escaping @Sendable () -> Void) {
    Signal<Value, Never>.leaf { $0.answer { self.attach($0, in: $1) } }.skip(1).subscribe { _ in body() }
  }
}
