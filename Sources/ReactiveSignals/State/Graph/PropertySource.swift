public import Synchronization

/// A node that accepts writes.
@usableFromInline
protocol PropertySource: PropertyNode {
  /// Queues the state with that stamp for publication. Returns `false` if another write has replaced it, which publishes its own
  /// state.
  func queue(_ stamp: UInt) -> Bool

  /// Queues the end of a source that was released while an open transaction had written it.
  func endIfAbandoned()

  /// Publishes the oldest queued state, and returns its version. Called inside the network only.
  func advance() -> UInt

  /// Publishes the oldest queued state, and sends it to observers. For a source without dependents. Called inside the network
  /// only.
  func publishNext()

  /// Marks the source as ended. Called inside the network only.
  func endNow()

  /// Calls `body` for each change that is published from now on.
  func followChanges(_ body: @escaping @Sendable () -> Void)
}

/// The node of a mutable property.
///
/// The network is locked while a write is accepted, which exchanges the value and queues the change. Therefore the changes have
/// the order of the writes.
///
/// Properties that are bound to each other are peers, and belong to one network. A write to one of them writes all that are
/// connected by bindings, as one change.
@usableFromInline
final class SourceNode<Value: Sendable>: ValueNode, PropertySource {
  @usableFromInline let home = PropertyNetwork()
  @usableFromInline let dependents = Dependents()
  @usableFromInline let state: SourceState<Value>
  @usableFromInline let methods = SourceState<Value>.Methods()
  @usableFromInline let ended = Atomic<Bool>(false)
  /// A Boolean value that indicates whether nothing writes the source anymore, and the end is not yet queued.
  private let isAbandoned = Atomic<Bool>(false)
  private let peers = Locked(TokenList<SourceNode>())
  /// A Boolean value that indicates whether there has been a peer. It is changed and read while the network is locked.
  @usableFromInline let hasHadPeers = Atomic<Bool>(false)

  @inlinable
  init(_ value: Value, _ hub: PropertyHub<Value>) {
    state = SourceState(value, hub)
  }

  // MARK: Writing

  @inlinable
  func write(_ value: Value, by writer: PropertyWriter? = nil) {
    accept(value, by: writer)
  }

  /// Replaces the value by a function of it, and tries again if another thread has written meanwhile.
  ///
  /// - Parameter isPublished: `false` if the caller calls ``submitNext()`` later. The source must have no peers then.
  @inlinable
  func modify<Result, Failure: Error>(
    isPublished: Bool = true,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      let before = currentState
      var value = before.value
      LockCheck.assertNoLocksHeld()
      let result = try body(&value)
      if accept(value, replacing: before.stamp, isPublished: isPublished) { return result }
    }
  }

  /// Accepts a write.
  ///
  /// - Parameter stamp: The stamp of the state to replace, or `nil` for the current one, whichever it is.
  /// - Returns: `true` if the value was written.
  @inlinable
  @discardableResult
  func accept(
    _ value: Value,
    replacing stamp: UInt? = nil,
    by writer: PropertyWriter? = nil,
    isPublished: Bool = true
  ) -> Bool {
    let transaction = Transaction.current
    // Releasing a value can run user code, and so happens after the locks are released.
    var former: [PropertyState<Value>] = []
    var formerOfThis: PropertyState<Value>?
    home.submit {
      if let stamp, stamp != currentState.stamp { return nil }
      guard hasHadPeers.load(ordering: .relaxed) else {
        formerOfThis = replace(by: value, writer, in: transaction)
        return transaction == nil && isPublished ? .write(self) : nil
      }
      let all = connected
      former = Self.replace(all, by: value, writer, in: transaction)
      return transaction == nil ? .writes(all) : nil
    }
    return withExtendedLifetime((former, formerOfThis)) { !former.isEmpty || formerOfThis != nil }
  }

  /// Writes `value` to several sources as one.
  ///
  /// - Returns: The replaced states.
  @usableFromInline
  static func replace(
    _ sources: [SourceNode],
    by value: Value,
    _ writer: PropertyWriter? = nil,
    in transaction: Transaction?
  ) -> [PropertyState<Value>] {
    PropertySnapshot.withOpenSnapshots { snapshots in
      sources.map { $0.replace(by: value, writer, in: transaction, snapshots) }
    }
  }

  /// Writes `value`, and queues it unless a transaction will.
  ///
  /// - Parameter snapshots: The open snapshots, if the caller has them.
  /// - Returns: The replaced state.
  @inlinable
  func replace(
    by value: Value,
    _ writer: PropertyWriter? = nil,
    in transaction: Transaction?,
    _ snapshots: [PropertySnapshot]? = nil
  ) -> PropertyState<Value> {
    let (former, version) = state.fields.withLock { state in
      let former = state.current
      let version = PropertyClock.tick()
      if let snapshots {
        snapshots.keep(former, of: self, replacedAt: version)
      } else if PropertySnapshot.isAnyOpen {
        PropertySnapshot.keep(former, of: self, replacedAt: version)
      }
      state.current = PropertyState(value: value, stamp: version, writer: writer)
      if transaction == nil { state.queueCurrent() } else { state.isUncommitted = true }
      return (former, version)
    }
    transaction?.add(self, stamp: version)
    return former
  }

  @usableFromInline
  func queue(_ stamp: UInt) -> Bool { methods.queue(state, stamp) }

  /// Publishes the oldest queued state inside the network.
  func submitNext() { home.submit(.write(self)) }

  /// Ends the source, after its owner has been released or when the signal that writes it has completed.
  @usableFromInline
  func end() {
    isAbandoned.store(true, ordering: .releasing)
    endIfAbandoned()
  }

  @usableFromInline
  func endIfAbandoned() {
    guard isAbandoned.load(ordering: .acquiring) else { return }
    home.submit {
      guard !state.fields.withLock({ $0.isUncommitted }) else { return nil }
      return isAbandoned.exchange(false, ordering: .acquiringAndReleasing) ? .end(self) : nil
    }
  }

  // MARK: Peers

  /// Makes this source and `leader` peers. This source and its earlier peers take the value of `leader`.
  ///
  /// - Returns: A function that ends the binding.
  func follow(_ leader: SourceNode) -> @Sendable () -> Void {
    home.join(leader.home)
    let transaction = Transaction.current
    var tokens: (mine: UInt, leaders: UInt) = (0, 0)
    var former: [PropertyState<Value>] = []
    home.submit {
      let followers = connected
      let isApart = !followers.contains { $0 === leader }
      if isApart {
        former = Self.replace(followers, by: leader.currentState.value, in: transaction)
      }
      tokens.mine = addPeer(leader)
      tokens.leaders = leader.addPeer(self)
      return isApart && transaction == nil ? .writes(followers) : nil
    }
    withExtendedLifetime(former) {}
    return { [self, tokens] in
      withdraw(tokens.mine)
      leader.withdraw(tokens.leaders)
    }
  }

  private func addPeer(_ peer: SourceNode) -> UInt {
    hasHadPeers.store(true, ordering: .relaxed)
    return peers.withLock { $0.append(peer) }
  }

  private func withdraw(_ token: UInt) {
    let peer = peers.withLock { $0.remove(token) }
    withExtendedLifetime(peer) {}
  }

  /// This source, and all that are connected with it by bindings.
  @usableFromInline
  var connected: [SourceNode] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var found = [self]
    var index = 0
    while index < found.count {
      for peer in found[index].peers.withLock({ $0.elements }) {
        if seen.insert(ObjectIdentifier(peer)).inserted { found.append(peer) }
      }
      index += 1
    }
    return found
  }

  // MARK: Values

  @usableFromInline var isLinear: Bool { true }

  @inlinable var currentState: PropertyState<Value> { state.current }

  @usableFromInline
  func state(at moment: PropertyMoment) -> PropertyState<Value> {
    switch moment {
    case .published: methods.published(state)
    case .current(nil): methods.current(state)
    case .current(let snapshot?): currentState(in: snapshot)
    }
  }

  /// Returns the state in a snapshot. It is a function of its own, because it looks up the type of the state.
  @inline(never)
  private func currentState(in snapshot: PropertySnapshot) -> PropertyState<Value> {
    let current = methods.current(state)
    guard snapshot.version < current.stamp else { return current }
    return snapshot.state(of: self) ?? current
  }

  // MARK: Observers

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    if home.isPublishingOnCurrentThread { publish() }
    state.hub.attach(sink, subscription)
  }

  /// Sends `sink` the last published state, and then every later one.
  func attachStates(_ sink: AnySink<PropertyState<Value>, Never>, in subscription: CompoundDisposable) {
    if home.isPublishingOnCurrentThread { publish() }
    state.hub.attachStates(sink, subscription)
  }

  @usableFromInline
  func followChanges(_ body: @escaping @Sendable () -> Void) {
    Signal<Value, Never>(.chain { $0.answer { self.attach($0, in: $1) } }).skip(1).subscribe { _ in body() }
  }

  // MARK: Node

  @usableFromInline func findNetworks(_ search: inout NetworkSearch) { search.add(home) }

  @usableFromInline func findSources(_ search: inout SourceSearch) { search.add(self) }

  @usableFromInline func joinNetworks() {}

  @usableFromInline func advance() -> UInt { methods.advance(state) }

  @usableFromInline
  func endNow() {
    ended.store(true, ordering: .releasing)
    state.fields.withLock { $0.isEndNews = true }
  }

  @usableFromInline func publishNext() { methods.publish(state, true) }

  @usableFromInline func publish() { methods.publish(state, false) }

  @usableFromInline var hasEnded: Bool { ended.load(ordering: .acquiring) }

  // The published state of a source is always up to date.
  @usableFromInline func retainLink() {}
  @usableFromInline func releaseLink() {}
  @usableFromInline func markAffected() -> Bool { false }
  @usableFromInline func refresh(at version: UInt) -> Bool { true }
}
