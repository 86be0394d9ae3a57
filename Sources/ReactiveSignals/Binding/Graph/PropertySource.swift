/// A property's inside that is written to.
@usableFromInline
protocol PropertySource: PropertyNode {
  /// Queues the state with that stamp for publication. Returns `false` when another write has replaced it: it is that one's
  /// to be published.
  func queue(_ stamp: UInt) -> Bool

  /// Queues the end of a source whose owner has gone while a transaction had written it.
  func endIfAbandoned()

  /// Makes the write that has waited longest the published one, and returns its version. Inside the network only.
  func advance() -> UInt

  /// Notes that there will be no more writes. Inside the network only.
  func endNow()
}

/// The inside of a mutable property.
///
/// A write is accepted while the network is locked, for no more than the exchange of the value and the queueing of the
/// change. So the changes are in the order in which the writes were accepted.
///
/// Properties that are bound to one another are peers, and belong to one network. A write to one of them is a
/// write to all that peers connect with it, in the same step.
@usableFromInline
final class SourceNode<Value: Sendable>: ValueNode, PropertySource {
  private struct State: Sendable {
    var current: PropertyState<Value>
    var published: PropertyState<Value>
    /// Accepted, and not published yet.
    var waiting = FIFO<PropertyState<Value>>()
    var isNews = false
    var hasEnded = false
    var isEndNews = false
    var peers = TokenList<SourceNode>()

    init(_ initial: PropertyState<Value>) { (current, published) = (initial, initial) }

    /// Whether the current state is that of a transaction which has not been committed.
    var isUncommitted = false
    /// Whether the owner has gone and the end is to follow that transaction.
    var isAbandoned = false

    mutating func queueCurrent() {
      isUncommitted = false
      waiting.append(current)
    }
  }

  @usableFromInline let home = PropertyNetwork()
  @usableFromInline let dependents = Dependents()
  private let hub: PropertyHub<Value>
  private let state: Locked<State>

  @usableFromInline
  init(_ value: Value, _ hub: PropertyHub<Value>) {
    self.hub = hub
    let initial = PropertyState(value: value, stamp: 0)
    state = Locked(State(initial))
    hub.send(.next(initial))
  }

  // MARK: Writing

  func write(_ value: Value, by writer: PropertyWriter? = nil) {
    accept(by: writer) { _ in value }
  }

  /// Makes a value of the present one; again, when it has changed meanwhile.
  ///
  /// - Parameter isPublished: `false` when ``publishNext()`` is to follow, later; for one that has no peers.
  func modify<Result, Failure: Error>(
    isPublished: Bool = true,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      let before = currentState
      var value = before.value
      LockCheck.assertNoLocksHeld()
      let result = try body(&value)
      if accept(isPublished: isPublished, { $0 == before.stamp ? value : nil }) { return result }
    }
  }

  /// Accepts a write.
  ///
  /// - Parameter decide: returns the value to write, if any. It is given the stamp of the current state.
  /// - Returns: whether a value was written.
  @discardableResult
  private func accept(
    by writer: PropertyWriter? = nil,
    isPublished: Bool = true,
    _ decide: (UInt) -> Value?
  ) -> Bool {
    let transaction = Transaction.current
    // These are released when no lock is held, for that can run anything.
    var former: PropertyState<Value>?
    var formerOfAll: [PropertyState<Value>] = []
    home.submit {
      guard let value = decide(currentState.stamp) else { return nil }
      guard state.withLock({ !$0.peers.isEmpty }) else {
        former = replace(by: value, writer, in: transaction)
        return transaction == nil && isPublished ? .write(self) : nil
      }
      let all = connected
      formerOfAll = Self.replace(all, by: value, writer, in: transaction)
      former = formerOfAll.first
      return transaction == nil ? .writes(all) : nil
    }
    return withExtendedLifetime(formerOfAll) { former != nil }
  }

  /// Writes `value` to `sources` as one.
  ///
  /// - Returns: the states it replaces.
  private static func replace(
    _ sources: [SourceNode],
    by value: Value,
    _ writer: PropertyWriter? = nil,
    in transaction: Transaction?
  ) -> [PropertyState<Value>] {
    PropertySnapshot.withOpenSnapshots { snapshots in
      sources.map { $0.replace(by: value, writer, in: transaction, snapshots) }
    }
  }

  /// Writes `value`, to be published now or by the transaction.
  ///
  /// - Parameter snapshots: the open ones, if they are known.
  /// - Returns: the state it replaces.
  private func replace(
    by value: Value,
    _ writer: PropertyWriter? = nil,
    in transaction: Transaction?,
    _ snapshots: [PropertySnapshot]? = nil
  ) -> PropertyState<Value> {
    let (former, version) = state.withLock { state in
      let former = state.current
      let version = PropertyClock.tick()
      if let snapshots {
        snapshots.keep(former, of: self, replacedAt: version)
      } else {
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
  func queue(_ stamp: UInt) -> Bool {
    state.withLock { state in
      guard stamp == state.current.stamp else { return false }
      state.queueCurrent()
      return true
    }
  }

  /// Publishes the write that has waited longest.
  func publishNext() { home.submit(.write(self)) }

  /// Ends the source: its owner has gone, and nothing can write it any more.
  func end() {
    state.withLock { $0.isAbandoned = true }
    endIfAbandoned()
  }

  @usableFromInline
  func endIfAbandoned() {
    guard state.withLock({ $0.isAbandoned }) else { return }
    home.submit {
      state.withLock { state in
        guard state.isAbandoned, !state.isUncommitted else { return nil }
        state.isAbandoned = false
        return .end(self)
      }
    }
  }

  // MARK: Peers

  /// Makes this and `leader` peers; this, and those that are its peers already, take the value of `leader`.
  ///
  /// - Returns: a closure that undoes it.
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
      tokens.mine = state.withLock { $0.peers.append(leader) }
      tokens.leaders = leader.state.withLock { $0.peers.append(self) }
      return isApart && transaction == nil ? .writes(followers) : nil
    }
    withExtendedLifetime(former) {}
    return { [self, tokens] in
      withdraw(tokens.mine)
      leader.withdraw(tokens.leaders)
    }
  }

  private func withdraw(_ token: UInt) {
    let peer = state.withLock { $0.peers.remove(token) }
    withExtendedLifetime(peer) {}
  }

  /// This, and all that peers connect with it.
  private var connected: [SourceNode] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var found = [self]
    var index = 0
    while index < found.count {
      for peer in found[index].state.withLock({ $0.peers.elements }) {
        if seen.insert(ObjectIdentifier(peer)).inserted { found.append(peer) }
      }
      index += 1
    }
    return found
  }

  // MARK: Values

  @usableFromInline var isLinear: Bool { true }

  @usableFromInline var currentState: PropertyState<Value> { state.withLock { $0.current } }

  @usableFromInline
  func state(at moment: PropertyMoment) -> PropertyState<Value> {
    switch moment {
    case .published: return state.withLock { $0.published }
    case .current(let snapshot):
      let current = currentState
      guard let snapshot, snapshot.version < current.stamp else { return current }
      return snapshot.state(of: self) ?? current
    }
  }

  // MARK: Observers

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    if home.isPublishingOnCurrentThread { publish() }
    hub.attach(sink, subscription)
  }

  /// Sends `sink` the state published last, and then every one.
  func attachStates(_ sink: AnySink<PropertyState<Value>, Never>, in subscription: CompoundDisposable) {
    if home.isPublishingOnCurrentThread { publish() }
    hub.attachStates(sink, subscription)
  }

  // MARK: Node

  @usableFromInline func findNetworks(_ search: inout NetworkSearch) { search.add(home) }

  @usableFromInline func joinNetworks() {}

  @usableFromInline
  func advance() -> UInt {
    let (before, version) = state.withLock { state in
      let before = state.published
      if let next = state.waiting.popFirst() {
        state.published = next
        state.isNews = true
      }
      return (before, state.published.stamp)
    }
    withExtendedLifetime(before) {}
    return version
  }

  @usableFromInline
  func endNow() {
    state.withLock { state in
      state.hasEnded = true
      state.isEndNews = true
    }
  }

  @usableFromInline
  func publish() {
    let (news, ends) = state.withLock { state in
      defer {
        state.isNews = false
        state.isEndNews = false
      }
      return (state.isNews ? state.published : nil, state.isEndNews)
    }
    if let news { hub.send(.next(news)) }
    if ends { hub.send(.completed) }
  }

  @usableFromInline var hasEnded: Bool { state.withLock { $0.hasEnded } }

  // A source is always published.
  @usableFromInline func retainLink() {}
  @usableFromInline func releaseLink() {}
  @usableFromInline func markAffected() -> Bool { false }
  @usableFromInline func refresh(at version: UInt) -> Bool { true }
}
