import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// A write to one of several sources that are bound to each other.
///
/// A write to a source makes a list of such writes: its own, and those that follow from it by bindings, each source once. So a write never
/// returns to the source from which it came. The list is made without a lock, because a conversion is code of the user. It is accepted as one
/// change, unless another thread has written or bound one of the sources meanwhile. Then it is made again.
class BoundWrite {
  let source: PropertyNode

  fileprivate init(_ source: PropertyNode) { self.source = source }

  /// A Boolean value that indicates whether the source takes a value.
  fileprivate var isChange: Bool { false }

  /// Calls `body` with each peer of the source that has not been seen, and a function that makes the write that follows for the peer.
  fileprivate func forEachPeer(_ body: (PropertyNode, () -> BoundWrite?) -> Void) {}

  /// Returns whether the source has the state and the bindings that this write follows from. Called while the network is locked.
  fileprivate func isCurrent(lockedBy root: PropertyNetwork) -> Bool { true }

  /// Accepts the write. Called while the network is locked.
  fileprivate func accept(
    by writer: UInt,
    in transaction: PropertyNetwork.Transaction?,
    lockedBy root: PropertyNetwork,
    keptBy snapshots: [PropertySnapshot]
  ) {}

  /// Returns this write and all that follow from it.
  ///
  /// - Parameter leader: A source that is not written.
  fileprivate func withFollowing(sparing leader: PropertyNode? = nil) -> [BoundWrite] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    if let leader { seen.insert(ObjectIdentifier(leader)) }
    var writes = [self]
    var index = 0
    while index < writes.count {
      writes[index].forEachPeer { peer, makeWrite in
        guard !seen.contains(ObjectIdentifier(peer)), let write = makeWrite() else { return }
        seen.insert(ObjectIdentifier(peer))
        writes.append(write)
      }
      index += 1
    }
    return writes
  }
}

extension [BoundWrite] {
  /// Accepts the writes as one change, unless one is no longer current. Called while the network is locked.
  ///
  /// - Returns: The sources that have been written, or `nil` if one of the writes is no longer current.
  fileprivate func accept(
    by writer: UInt = 0,
    in transaction: PropertyNetwork.Transaction?,
    lockedBy root: PropertyNetwork
  ) -> [PropertyNode]? {
    guard allSatisfy({ $0.isCurrent(lockedBy: root) }) else { return nil }
    let changes = filter { $0.isChange }
    PropertySnapshot.withOpenSnapshots { snapshots in
      for write in changes {
        write.accept(by: writer, in: transaction, lockedBy: root, keptBy: snapshots)
      }
    }
    return changes.map(\.source)
  }
}

/// A write to a source of a known type.
private final class StoredWrite<Value: Sendable>: BoundWrite {
  private let stored: StoredNode<Value>
  /// The value to write, or `nil` if the source has one that stands for it.
  private let value: Value?
  /// The stamp of the state that the write follows from, or `nil` if it replaces any.
  private let stamp: UInt?
  private let peers: StoredNode<Value>.Peers
  /// The replaced state, which is released with this object, when nothing is locked.
  private var former: StoredNode<Value>.State?

  init(_ source: StoredNode<Value>, _ value: Value?, replacing stamp: UInt? = nil) {
    stored = source
    self.value = value
    self.stamp = stamp
    // A write without a value follows no binding. A copy of the list would be kept while a binding is added.
    let current = source.currentPeers
    peers = value == nil ? StoredNode<Value>.Peers(changes: current.changes) : current
    super.init(source)
  }

  override var isChange: Bool { value != nil }

  override func forEachPeer(_ body: (PropertyNode, () -> BoundWrite?) -> Void) {
    guard let value else { return }
    peers.list.forEach { peer in body(peer.source) { peer.makeWrite(value) } }
  }

  override func isCurrent(lockedBy root: PropertyNetwork) -> Bool {
    if stored.currentPeers.changes != peers.changes { return false }
    guard let stamp else { return true }
    return stored.home.withLock(lockedBy: root) { stored.acceptedNow.stamp } == stamp
  }

  override func accept(
    by writer: UInt,
    in transaction: PropertyNetwork.Transaction?,
    lockedBy root: PropertyNetwork,
    keptBy snapshots: [PropertySnapshot]
  ) {
    guard let value else { return }
    former = stored.accept(value, by: writer, in: transaction, lockedBy: root, keptBy: snapshots)
  }
}

/// The conversions between two properties that are bound to each other.
struct Conversion<Value: Sendable, Other: Sendable>: Sendable {
  /// Returns the value of the other property that a value stands for.
  let parse: @Sendable (Value) -> Other?
  /// Returns the value that stands for one of the other property.
  let format: @Sendable (Other) -> Value
  let areEqual: @Sendable (Other, Other) -> Bool

  /// Returns the write to `other` that follows from a value, or `nil` if the value cannot be parsed.
  fileprivate func write(_ value: Value, to other: StoredNode<Other>) -> BoundWrite? {
    LockCheck.assertNoLocksHeld()
    guard let parsed = parse(value) else { return nil }
    let state = other.acceptedState
    return StoredWrite(other, areEqual(parsed, state.value) ? nil : parsed, replacing: state.stamp)
  }

  /// Returns the write to `node` that follows from a value of the other property.
  fileprivate func write(formatted value: Other, to node: StoredNode<Value>) -> BoundWrite {
    LockCheck.assertNoLocksHeld()
    let state = node.acceptedState
    if let parsed = parse(state.value), areEqual(parsed, value) {
      return StoredWrite(node, nil, replacing: state.stamp)
    }
    return StoredWrite(node, format(value), replacing: state.stamp)
  }
}

extension StoredNode {
  /// A source that this one is bound to.
  struct Peer: Sendable {
    let source: PropertyNode
    /// Returns the write that follows from a value of this source.
    let makeWrite: @Sendable (Value) -> BoundWrite?

    init(_ same: StoredNode) {
      source = same
      makeWrite = { StoredWrite(same, $0) }
    }

    init(_ source: PropertyNode, _ makeWrite: @escaping @Sendable (Value) -> BoundWrite?) {
      self.source = source
      self.makeWrite = makeWrite
    }
  }

  struct Peers: Sendable {
    var list = TokenList<Peer>()
    /// The number of changes of the list.
    var changes = 0
  }

  /// `@unchecked Sendable`: the list is locked.
  private final class PeerList: AnyPeerList, @unchecked Sendable {
    let current = Locked(Peers())
  }

  private var peerList: PeerList? {
    rare.object?.peers.object.map { unsafe _unsafeUncheckedDowncast($0, to: PeerList.self) }
  }

  private var madePeerList: PeerList {
    unsafe _unsafeUncheckedDowncast(rareParts.peers.object { PeerList() }, to: PeerList.self)
  }

  fileprivate var currentPeers: Peers { peerList?.current.withLock { $0 } ?? Peers() }

  /// Accepts a write of a source that has had peers, and writes those that are connected with it, as one change.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  func acceptWithPeers(_ value: Value, replacing stamp: UInt?, by writer: UInt) -> Bool {
    let transaction = rs_is_in_transaction() ? PropertyNetwork.Transaction.current : nil
    var isAccepted = false
    while !isAccepted {
      if let stamp, stamp != acceptedState.stamp { return false }
      let writes = StoredWrite(self, value, replacing: stamp).withFollowing()
      home.submit { root in
        guard let changed = writes.accept(by: writer, in: transaction, lockedBy: root) else { return nil }
        isAccepted = true
        if rs_is_in_transaction() {
          for source in changed { _ = PropertyNetwork.Transaction.ofThread(writing: source) }
        }
        return transaction == nil ? .writes(changed) : nil
      }
    }
    return true
  }

  /// Makes this source and `leader` peers, which have one value. This source and those connected with it take the value of `leader`,
  /// unless they have it.
  ///
  /// - Returns: A function that ends the binding.
  func follow(_ leader: StoredNode) -> @Sendable () -> Void {
    follow(leader, Peer(leader), StoredNode.Peer(self)) { [self] value in
      let mine = acceptedState
      // Those that are bound to this source stand for the value as well.
      if mine.hasBytes(of: value) { return [StoredWrite(self, nil, replacing: mine.stamp)] }
      return StoredWrite(self, value).withFollowing(sparing: leader)
    }
  }

  /// Makes this source and `leader` peers, by a conversion. This source and those connected with it take the formatted value of `leader`.
  ///
  /// - Returns: A function that ends the binding.
  func follow<Leader: Sendable>(
    _ leader: StoredNode<Leader>,
    _ conversion: Conversion<Value, Leader>
  ) -> @Sendable () -> Void {
    let toLeader = Peer(leader) { conversion.write($0, to: leader) }
    let toSelf = StoredNode<Leader>.Peer(self) { [self] in conversion.write(formatted: $0, to: self) }
    return follow(leader, toLeader, toSelf) { [self] in
      conversion.write(formatted: $0, to: self).withFollowing(sparing: leader)
    }
  }

  private func follow<Leader: Sendable>(
    _ leader: StoredNode<Leader>,
    _ toLeader: Peer,
    _ toSelf: StoredNode<Leader>.Peer,
    _ makeWrites: (Leader) -> [BoundWrite]
  ) -> @Sendable () -> Void {
    home.join(leader.home)
    let transaction = PropertyNetwork.Transaction.current
    var tokens: (mine: UInt, leaders: UInt)?
    while tokens == nil {
      let state = leader.acceptedState
      let first: BoundWrite = StoredWrite(leader, nil, replacing: state.stamp)
      let writes = [first] + makeWrites(state.value)
      home.submit { root in
        guard let changed = writes.accept(in: transaction, lockedBy: root) else { return nil }
        tokens = (add(toLeader), leader.add(toSelf))
        return changed.isEmpty || transaction != nil ? nil : .writes(changed)
      }
    }
    return { [self, tokens] in
      guard let tokens else { return }
      withdraw(tokens.mine)
      leader.withdraw(tokens.leaders)
    }
  }

  private func add(_ peer: Peer) -> UInt {
    madePeerList.current.withLock { peers in
      peers.changes += 1
      return peers.list.append(peer)
    }
  }

  private func withdraw(_ token: UInt) {
    let peer = peerList?.current.withLock { peers in
      peers.changes += 1
      return peers.list.remove(token)
    }
    withExtendedLifetime(peer) {}
  }
}
