import Synchronization

/// Properties that are connected, because something observed is derived from them, and the gate that
/// their changes pass through.
///
/// One change after another goes through the gate: a write, or all writes of a transaction. For each, all that is
/// derived and observed is first brought up to date, each property once, and only then is anybody told. So
/// observers see consistent states, one for each change. What is written meanwhile is accepted at once, and told in its
/// turn.
///
/// Each source begins in a network of its own: properties that have nothing to do with each other do not wait for each
/// other. When something derived from several networks is first observed, one of them joins the other, in its gate and
/// between two changes, and from then on passes on what it is given. Networks never part.
///
/// `next` leads to a network of a higher rank, always, so there is no way around in a circle. Ranks are as
/// good as random, so there are few steps to the last one.
@usableFromInline
final class PropertyNetwork: GateKeeper {
  @usableFromInline
  enum Change: Sendable {
    case write(any PropertySource)
    case writes([any PropertySource])
    case end(any PropertyNode)
    /// An observer of the node has come: `then` is run when its network is one.
    case link(any PropertyNode, then: @Sendable () -> Void)
    case relink(any PropertyNode)
    case release(any PropertyNode)
  }

  private let gate = Gate<Change>()
  private let next = AtomicLazyReference<PropertyNetwork>()
  /// Whether what is told is on its way from one state to the next.
  private let isRefreshing = Atomic<Bool>(false)

  /// The network that this one has become part of.
  var root: PropertyNetwork {
    var network = self
    while let next = network.next.load() { network = next }
    return network
  }

  private var rank: UInt { UInt(bitPattern: ObjectIdentifier(self)) &* 0x9E37_79B9_7F4A_7C15 }

  func submit(_ change: Change) {
    let root = root
    root.gate.submit(change, to: root)
  }

  /// Has `node` told of changes, then runs `then`: before returning, unless another thread is inside.
  static func link(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    let root = node.home.root
    if root.gate.isEnteredByCurrentThread, !root.isRefreshing.load(ordering: .relaxed),
      node.isLinked || NetworkSearch(from: node).stranger(to: root) == nil
    {
      root.linkNow(node, then: then)
    } else {
      root.submit(.link(node, then: then))
    }
  }

  @usableFromInline
  func settle() {}

  @usableFromInline
  func perform(_ change: Change) {
    if let next = next.load() { return next.submit(change) }
    switch change {
    case .write(let source):
      source.advance()
      tell([source])
    case .writes(let sources):
      let own = sources.filter { $0.home.root === self }
      for source in own { source.advance() }
      tell(own)
      // Nothing that is observed depends on both kinds.
      let others = sources.filter { $0.home.root !== self }
      others.first?.home.submit(.writes(others))
    case .end(let node):
      end(node)
    case .link(let node, let then):
      if node.isLinked || hasJoined(all: node, change) { linkNow(node, then: then) }
    case .relink(let node):
      if node.isLinked, hasJoined(all: node, change), node.markAffected() { tell([node]) }
    case .release(let node):
      node.releaseLink()
    }
  }

  /// Whether all networks that `node` is derived from are this one. When not, the change is performed again
  /// as soon as one more is.
  private func hasJoined(all node: any PropertyNode, _ change: Change) -> Bool {
    guard let other = NetworkSearch(from: node).stranger(to: self) else { return true }
    if rank < other.rank { _ = next.storeIfNil(other) }
    other.submit(change)
    return false
  }

  private func linkNow(_ node: any PropertyNode, then: () -> Void) {
    refreshing { node.retainLink() }
    then()
  }

  private func refreshing(_ body: () -> Void) {
    isRefreshing.store(true, ordering: .relaxed)
    body()
    isRefreshing.store(false, ordering: .relaxed)
  }

  private func tell(_ changed: [any PropertyNode]) {
    if let only = changed.first, changed.count == 1, only.dependents.isEmpty {
      refreshing { only.refresh() }
      return only.tell()
    }
    var affected = changed
    var index = 0
    while index < affected.count {
      for dependent in affected[index].dependents.all where dependent.markAffected() {
        affected.append(dependent)
      }
      index += 1
    }
    refreshing {
      for node in affected { node.refresh() }
    }
    for node in affected { node.tell() }
  }

  private func end(_ node: any PropertyNode) {
    var ending = [node]
    while let node = ending.popLast() {
      let dependents = node.dependents.all
      if node.endIfOver() { ending += dependents }
    }
  }
}

/// Looks for the networks that a property is connected to.
@usableFromInline
struct NetworkSearch {
  private var seen: Set<ObjectIdentifier> = []
  private var found: [PropertyNetwork] = []

  init(from node: any PropertyNode) { visit(node) }

  mutating func visit(_ node: any PropertyNode) {
    if seen.insert(ObjectIdentifier(node)).inserted { node.findNetworks(&self) }
  }

  mutating func add(_ network: PropertyNetwork) { found.append(network) }

  /// A network that has not become part of `root`.
  func stranger(to root: PropertyNetwork) -> PropertyNetwork? {
    found.lazy.map(\.root).first { $0 !== root }
  }
}
