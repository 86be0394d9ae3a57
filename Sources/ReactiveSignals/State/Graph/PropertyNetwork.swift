import _ReactiveSignalsShims

/// A set of connected properties, and the queue of their changes.
///
/// Changes are performed one after another: a write, the writes of a transaction, an end, a subscription, a disposal. A thread
/// that finds the network idle performs its change, and then those that other threads have queued meanwhile. Each change first
/// refreshes every observed property that depends on it, once, and only then calls observers. So observers see
/// consistent states, one for each change.
///
/// Each source begins in a network of its own, so that independent properties never wait for each other. Two networks join when
/// a property derived from both is first observed, when one transaction writes both, and when their properties are bound to
/// each other. The join is one step under both locks: the queue of one network is appended to that of the
/// other, and the numbers of threads inside are added. Networks never part.
///
/// A thread starts a change only when no other thread is inside. So two threads can be inside only after a join, each performing
/// a change of its former network. No property is linked across the two until one of them has left.
@usableFromInline
final class PropertyNetwork: Sendable {
  @usableFromInline
  enum Change: Sendable {
    case write(any PropertySource)
    /// At least one source.
    case writes([any PropertySource])
    case end(any PropertySource)
    /// A subscription to the node, which `then` attaches.
    case link(any PropertyNode, then: @Sendable () -> Void)
    case release(any PropertyNode)
    /// The rest of a `link` or a change that needed properties which another thread was working on.
    case finishLink(any PropertyNode, then: @Sendable () -> Void)
    case finish([any PropertyNode], version: UInt)
  }

  private struct Entry: Sendable {
    let change: Change
    let submitter: UInt
  }

  private struct State: Sendable {
    var waiting = FIFO<Entry>()
    /// The rest of changes that have begun, to be performed before those that wait.
    var begun: [Entry] = []
    /// The number of threads inside.
    var insideCount = 0
    /// The thread that is publishing, if it is the only one inside, so that its handlers can subscribe immediately; otherwise 0.
    var publisher: UInt = 0
    /// The number of sources.
    var size = 1
    /// The network that this one has become part of.
    var next: PropertyNetwork?

    var isIdle: Bool { insideCount == 0 && waiting.isEmpty && begun.isEmpty }

    /// Enters the network. Returns `false` if another thread is inside.
    mutating func enter(_ thread: UInt) -> Bool {
      guard insideCount == 0 else { return false }
      insideCount = 1
      publisher = thread
      return true
    }

    mutating func popFirst() -> Entry? { begun.popLast() ?? waiting.popFirst() }

    mutating func take(_ other: inout State) {
      while let entry = other.waiting.popFirst() { waiting.append(entry) }
      begun += other.begun
      other.begun = []
      publisher = insideCount == 0 ? other.publisher : other.insideCount == 0 ? publisher : 0
      insideCount += other.insideCount
      size += other.size
    }
  }

  private let state = Locked(State())

  /// Calls `body` with the network that this one has become part of, its root, and with the root's state.
  ///
  /// The path to the root is short, because the smaller network always joins the larger one.
  private func withRoot<Result>(_ body: (PropertyNetwork, inout State) -> Result) -> Result {
    var next: PropertyNetwork?
    let result = state.withLock { state -> Result? in
      next = state.next
      return next == nil ? body(self, &state) : nil
    }
    // A network that has become part of another one stays part of it.
    if let next { return next.withRoot(body) }
    guard let result else { preconditionFailure("A root has no result: this is a defect of the library") }
    return result
  }

  private func withRoot<Result>(_ body: (inout State) -> Result) -> Result {
    withRoot { _, state in body(&state) }
  }

  private var root: PropertyNetwork { withRoot { root, _ in root } }

  // MARK: Joining

  /// Joins two networks.
  func join(_ other: PropertyNetwork) {
    while true {
      let (first, second) = (root, other.root)
      if first === second { return }
      if ObjectIdentifier(first) < ObjectIdentifier(second) {
        if first.joinNow(second) { return }
      } else {
        if second.joinNow(first) { return }
      }
    }
  }

  /// Joins two roots, which are locked in the order of their addresses. Returns `false` if one is no longer a root.
  private func joinNow(_ other: PropertyNetwork) -> Bool {
    state.withLock { mine in
      other.state.withLock { others in
        guard mine.next == nil, others.next == nil else { return false }
        if mine.size < others.size {
          others.take(&mine)
          mine.next = other
        } else {
          mine.take(&others)
          others.next = self
        }
        return true
      }
    }
  }

  /// A Boolean value that indicates whether the calling thread is the only one inside.
  var isExclusive: Bool { withRoot { $0.insideCount == 1 } }

  // MARK: Submitting

  @usableFromInline
  func submit(_ change: Change) { submit { change } }

  /// Performs the change that `accept` returns, or queues it. The network is locked while `accept` runs.
  @usableFromInline
  func submit(_ accept: () -> Change?) {
    let me = rs_thread_token()
    let entry = withRoot { state -> (change: Change?, isInside: Bool) in
      guard let change = accept() else { return (nil, false) }
      let isIdle = state.isIdle
      if !isIdle { state.waiting.append(Entry(change: change, submitter: me)) }
      return (isIdle ? change : nil, state.enter(me))
    }
    if let change = entry.change { perform(change) }
    if entry.isInside || giveWay(me) { performWaiting(me) }
  }

  /// Yields the processor to the thread inside while many changes wait. Returns `true` if this thread has entered the network.
  private func giveWay(_ me: UInt) -> Bool {
    Fairness.giveWay(
      waitingCount: { withRoot { $0.publisher == me ? 0 : $0.waiting.count } },
      untilEntered: { withRoot { $0.enter(me) } }
    )
  }

  /// Attaches an observer of `node` before returning, unless another thread is inside, or this one is computing a value.
  @usableFromInline
  static func link(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    node.joinNetworks()
    if node.home.isPublishingOnCurrentThread {
      node.home.link(node, then: then)
    } else {
      node.home.submit(.link(node, then: then))
    }
  }

  /// A Boolean value that indicates whether the calling thread is the only one inside, and all published states belong to one change.
  var isPublishingOnCurrentThread: Bool {
    let me = rs_thread_token()
    return withRoot { $0.publisher == me && $0.insideCount == 1 }
  }

  // MARK: Performing

  /// Performs queued changes until there are none or another thread takes over.
  private func performWaiting(_ me: UInt) {
    var turn = Fairness.batchLimit
    while let entry = popNext(me) {
      if entry.submitter == me {
        perform(entry.change)
      } else {
        // The submitter's change is no part of a transaction that this thread is in.
        ThreadTransaction.suspend { perform(entry.change) }
        turn -= 1
      }
      if turn == 0 {
        guard stepAside(me) else { return }
        turn = Fairness.batchLimit
      }
    }
  }

  /// The next change, or `nil` after this thread has left, because no change waits or another thread is inside.
  private func popNext(_ me: UInt) -> Entry? {
    withRoot { state in
      state.publisher = 0
      if state.insideCount == 1, let entry = state.popFirst() {
        state.publisher = me
        return entry
      }
      state.insideCount -= 1
      return nil
    }
  }

  /// Leaves the network and tries to enter again. Returns `false` if another thread has taken over.
  private func stepAside(_ me: UInt) -> Bool {
    withRoot { state in
      state.publisher = 0
      state.insideCount -= 1
    }
    rs_yield()
    return withRoot { $0.enter(me) }
  }

  private func perform(_ change: Change) {
    switch change {
    case .write(let source):
      // The common case.
      if source.dependents.isEmpty { return source.publishNext() }
      publish(source, version: source.advance())
    case .writes(let sources):
      let version = sources.reduce(0) { max($0, $1.advance()) }
      publish(sources[0], sources.dropFirst(), version: version)
    case .end(let source):
      source.endNow()
      publish(source, version: 0)
    case .link(let node, let then):
      link(node, then: then)
    case .release(let node):
      preparing { node.releaseLink() }
    case .finishLink(let node, let then):
      finishLink(node, then: then)
    case .finish(let nodes, let version):
      finish(nodes, version: version)
    }
  }

  /// Calls `body`, which takes published states from one change to the next. Code that it calls cannot subscribe meanwhile.
  private func preparing<Result>(_ body: () -> Result) -> Result {
    withRoot { $0.publisher = 0 }
    defer {
      let me = rs_thread_token()
      withRoot { state in
        if state.insideCount == 1 { state.publisher = me }
      }
    }
    return body()
  }

  private func publish(
    _ source: any PropertySource,
    _ others: ArraySlice<any PropertySource> = [],
    version: UInt
  ) {
    var affected: [any PropertyNode] = []
    source.dependents.markAffected(into: &affected)
    for other in others { other.dependents.markAffected(into: &affected) }
    var index = 0
    while index < affected.count {
      affected[index].dependents.markAffected(into: &affected)
      index += 1
    }
    guard refresh(affected, at: version) else {
      return suspend(.finish([source] + others + affected, version: version))
    }
    source.publish()
    for other in others { other.publish() }
    for node in affected { node.publish() }
  }

  private func finish(_ nodes: [any PropertyNode], version: UInt) {
    guard refresh(nodes, at: version) else { return suspend(.finish(nodes, version: version)) }
    for node in nodes { node.publish() }
  }

  /// Refreshes the nodes. Returns `false` if another thread is working on an input of one.
  private func refresh(_ nodes: [any PropertyNode], at version: UInt) -> Bool {
    nodes.isEmpty || preparing { nodes.allSatisfy { $0.refresh(at: version) } }
  }

  private func link(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    preparing { node.retainLink() }
    finishLink(node, then: then)
  }

  private func finishLink(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    guard preparing({ node.refresh(at: 0) }) else { return suspend(.finishLink(node, then: then)) }
    // Present observers are called first, so that the new one begins with a state that all have been sent.
    node.publish()
    then()
  }

  /// Leaves the rest of a change to the next thread that is inside alone.
  private func suspend(_ rest: Change) {
    let me = rs_thread_token()
    withRoot { $0.begun.append(Entry(change: rest, submitter: me)) }
  }
}

/// A search for the networks that a property is derived from.
@usableFromInline
struct NetworkSearch {
  private var seen: Set<ObjectIdentifier> = []
  private(set) var networks: [PropertyNetwork] = []

  mutating func visit(_ node: any PropertyNode) {
    if seen.insert(ObjectIdentifier(node)).inserted { node.findNetworks(&self) }
  }

  mutating func add(_ network: PropertyNetwork) { networks.append(network) }
}
