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

  /// Marks the source as ended. Called inside the network only.
  func endNow()
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
  private struct State: Sendable {
    var current: PropertyState<Value>
    var published: PropertyState<Value>
    /// States that have been accepted and not yet published, oldest first.
    var waiting = FIFO<PropertyState<Value>>()
    var isNews = false
    var hasEnded = false
    var isEndNews = false
    var peers = TokenList<SourceNode>()

    init(_ initial: PropertyState<Value>) { (current, published) = (initial, initial) }

    /// Whether an open transaction wrote the current state.
    var isUncommitted = false
    /// Whether the owner has been released, and the end is not yet queued.
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

  /// Replaces the value by a function of it, and tries again if another thread has written meanwhile.
  ///
  /// - Parameter isPublished: `false` if the caller calls ``publishNext()`` later. The source must have no peers then.
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
  /// - Parameter decide: A function of the stamp of the current state that returns the value to write, if any.
  /// - Returns: `true` if a value was written.
  @discardableResult
  private func accept(
    by writer: PropertyWriter? = nil,
    isPublished: Bool = true,
    _ decide: (UInt) -> Value?
  ) -> Bool {
    let transaction = Transaction.current
    // Releasing a value can run user code, and so happens after the locks are released.
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

  /// Writes `value` to several sources as one.
  ///
  /// - Returns: The replaced states.
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

  /// Writes `value`, and queues it unless a transaction will.
  ///
  /// - Parameter snapshots: The open snapshots, if the caller has them.
  /// - Returns: The replaced state.
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

  /// Publishes the oldest queued state.
  func publishNext() { home.submit(.write(self)) }

  /// Ends the source, after its owner has been released.
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

  /// This source, and all that are connected with it by bindings.
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

  /// Sends `sink` the last published state, and then every later one.
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

  // The published state of a source is always up to date.
  @usableFromInline func retainLink() {}
  @usableFromInline func releaseLink() {}
  @usableFromInline func markAffected() -> Bool { false }
  @usableFromInline func refresh(at version: UInt) -> Bool { true }
}
