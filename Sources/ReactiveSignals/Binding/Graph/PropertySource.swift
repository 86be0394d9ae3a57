import Synchronization

/// A property's inside that is written to.
@usableFromInline
protocol PropertySource: PropertyNode {
  /// Takes a value that has been accepted in a transaction up for telling.
  func settle()

  /// Makes the write that has waited longest the one that is told. In the gate only.
  func advance()
}

/// Counts all accepted writes: as long as there are none, all derived values are as they were.
enum PropertyWrites {
  private static let total = Atomic<UInt>(1)

  static var count: UInt { total.load(ordering: .acquiring) }

  /// - Returns: the number of the write.
  @discardableResult
  static func add() -> UInt { total.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
}

/// What a mutable property is inside.
///
/// Writes are accepted under a lock that is held for no more than the exchange of the value. There each also goes to the
/// end of a queue; the network is told that there is one more. So it does not matter in which order the networks hears of
/// two writes: each time the oldest is told.
///
/// Properties that are bound to one another are peers. A write that is accepted is at once offered to the peers, and by those
/// that accept it to theirs. Each write has a number, in the order in which they are made, whatever they are made to; an offer
/// is accepted when its number is higher than that of the write one has. So all peers end with the write of the highest
/// number, in whichever order the offers come, and none is offered for ever.
@usableFromInline
final class SourceNode<Value: Sendable>: ValueNode, PropertySource {
  private struct State: Sendable {
    var now: PropertyState<Value>
    var told: PropertyState<Value>
    /// Accepted, and not told yet.
    var waiting = FIFO<PropertyState<Value>>()
    var hasEnded = false
    /// The number of the write that `now` comes from; 0 for the initial value.
    var number: UInt = 0
    var peers = TicketList<SourceNode>()

    init(_ initial: PropertyState<Value>) { (now, told) = (initial, initial) }

    /// - Returns: what is replaced: it is to be released after the lock, for that can run anything.
    mutating func accept(_ offer: Offer, by writer: PropertyWriter?, isQueued: Bool) -> Value {
      defer {
        now = PropertyState(value: offer.value, stamp: now.stamp + 1, writer: writer)
        number = offer.number
        if isQueued { waiting.append(now) }
      }
      return now.value
    }
  }

  /// A write on its way to the peers.
  private struct Offer: Sendable {
    let value: Value
    let number: UInt
    /// The number that the same write had before.
    var formerNumber: UInt?
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
  /// - Parameter isTold: when not, ``tellNext()`` is to follow, later; for one that has no peers.
  func modify<Result, Failure: Error>(
    isTold: Bool = true,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      let before = state(at: .now)
      var value = before.value
      LockCheck.leaveLibrary()
      let result = try body(&value)
      if accept(isTold: isTold, { $0 == before.stamp ? value : nil }) { return result }
    }
  }

  /// - Parameter decide: is given the number of the present state, and says what to write, if anything.
  @discardableResult
  private func accept(
    by writer: PropertyWriter? = nil,
    isTold: Bool = true,
    _ decide: (UInt) -> Value?
  ) -> Bool {
    let isQueued = Transaction.current == nil
    let accepted = state.withLock { state -> (Offer, [SourceNode], replaced: Value)? in
      guard let value = decide(state.now.stamp) else { return nil }
      let offer = Offer(value: value, number: PropertyWrites.add())
      let replaced = state.accept(offer, by: writer, isQueued: isQueued)
      return (offer, state.peers.elements, replaced)
    }
    guard let (offer, peers, _) = accepted else { return false }
    if !peers.isEmpty {
      Self.tell([self] + Self.spread(offer, to: peers))
    } else if let transaction = Transaction.current {
      transaction.add(self)
    } else if isTold {
      tellNext()
    }
    return true
  }

  private static func tell(_ changed: [SourceNode]) {
    if let transaction = Transaction.current {
      for source in changed { transaction.add(source) }
    } else {
      changed.first?.home.submit(.writes(changed))
    }
  }

  /// Has the write told that has waited longest.
  func tellNext() { home.submit(.write(self)) }

  @usableFromInline
  func settle() {
    state.withLock { $0.waiting.append($0.now) }
  }

  /// There is nobody left who could write.
  func end() { home.submit(.end(self)) }

  // MARK: Peers

  /// Makes this and `leader` peers, and takes its value.
  ///
  /// - Returns: what undoes it.
  func follow(_ leader: SourceNode) -> @Sendable () -> Void {
    let ticket = state.withLock { $0.peers.append(leader) }
    let leadersTicket = leader.state.withLock { $0.peers.append(self) }
    // The leader's write is made the last one, so that this accepts it. Who has that write already, as the leader itself, only
    // notes the number.
    let (offer, peers) = leader.state.withLock { state in
      let former = state.number
      state.number = PropertyWrites.add()
      let offer = Offer(
        value: state.now.value,
        number: state.number,
        formerNumber: former == 0 ? nil : former
      )
      return (offer, state.peers.elements)
    }
    Self.tell(Self.spread(offer, to: peers))
    return { [self] in
      withdraw(ticket)
      leader.withdraw(leadersTicket)
    }
  }

  private func withdraw(_ ticket: UInt) {
    let peer = state.withLock { $0.peers.remove(ticket) }
    withExtendedLifetime(peer) {}
  }

  /// Offers a write to `peers`, to theirs, and so on.
  ///
  /// - Returns: those that have accepted it.
  private static func spread(_ offer: Offer, to peers: [SourceNode]) -> [SourceNode] {
    var changed: [SourceNode] = []
    var offered = peers
    var index = 0
    while index < offered.count {
      let peer = offered[index]
      index += 1
      guard let (isNews, further) = peer.consider(offer) else { continue }
      if isNews { changed.append(peer) }
      offered += further
    }
    return changed
  }

  private func consider(_ offer: Offer) -> (isNews: Bool, peers: [SourceNode])? {
    let isQueued = Transaction.current == nil
    let result = state.withLock { state -> (isNews: Bool, peers: [SourceNode], replaced: Value?)? in
      guard state.number < offer.number else { return nil }
      guard state.number != offer.formerNumber else {
        state.number = offer.number
        return (false, state.peers.elements, nil)
      }
      PropertyWrites.add()
      let replaced = state.accept(offer, by: nil, isQueued: isQueued)
      return (true, state.peers.elements, replaced)
    }
    return result.map { ($0.isNews, $0.peers) }
  }

  // MARK: Node

  @usableFromInline
  func state(at moment: Moment) -> PropertyState<Value> {
    state.withLock { moment == .now ? $0.now : $0.told }
  }

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    hub.attach(sink, subscription)
  }

  /// Has `sink` told which state was told last, and then every one.
  func attachStates(_ sink: AnySink<PropertyState<Value>, Never>, in subscription: CompoundDisposable) {
    hub.attachStates(sink, subscription)
  }

  @usableFromInline func findNetworks(_ search: inout NetworkSearch) { search.add(home) }

  @usableFromInline
  func advance() {
    let before = state.withLock { state in
      let before = state.told
      if let next = state.waiting.popFirst() { state.told = next }
      return before
    }
    withExtendedLifetime(before) {}
  }

  @usableFromInline func tell() { hub.send(.next(state(at: .told))) }

  @usableFromInline var hasEnded: Bool { state.withLock { $0.hasEnded } }

  @usableFromInline
  func endIfOver() -> Bool {
    state.withLock { $0.hasEnded = true }
    hub.send(.completed)
    return true
  }

  // A source is always told.
  @usableFromInline var isLinked: Bool { true }
  @usableFromInline func retainLink() {}
  @usableFromInline func releaseLink() {}
  @usableFromInline func markAffected() -> Bool { false }
  @usableFromInline func refresh() {}
}
