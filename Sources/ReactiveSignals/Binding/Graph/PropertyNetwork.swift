import Synchronization
import _ReactiveSignalsShims

/// Properties that are connected, and the queue of their changes.
///
/// One change after another is performed: a write, all writes of a transaction, an end, an observer that comes or goes. The
/// thread that finds the network idle performs its change, and then those that others have queued meanwhile. For each
/// change, all that is derived and observed is first refreshed, each property once, and only then is anything
/// published. So observers see consistent states, one for each change.
///
/// Each source begins in a network of its own: properties that have nothing to do with each other do not wait for each
/// other. When something derived from several networks is first observed, when they are written in one transaction or are
/// bound to each other, they become one, in one step, under the locks of both: the queue of one is
/// appended to that of the other, and so is the number of the threads that are inside. Networks never part.
///
/// A thread starts a change only when no other is inside. So two threads can be inside only after a join, each still at
/// a change of what was its own network before. Nothing is linked across the two before one of them has left.
@usableFromInline
final class PropertyNetwork: Sendable {
  @usableFromInline
  enum Change: Sendable {
    case write(any PropertySource)
    case writes([any PropertySource])
    case end(any PropertySource)
    /// An observer of the node has come: `then` attaches it.
    case link(any PropertyNode, then: @Sendable () -> Void)
    case release(any PropertyNode)
    /// What is left to do of a `link`, or of a change, that needed what another thread was at work on.
    case finishLink(any PropertyNode, then: @Sendable () -> Void)
    case finish([any PropertyNode], version: UInt)
  }

  private struct Entry: Sendable {
    let change: Change
    let submitter: UInt
  }

  private struct State: Sendable {
    var waiting = FIFO<Entry>()
    /// To be performed before what waits: the rest of changes that have begun.
    var begun: [Entry] = []
    /// How many threads are inside.
    var insideCount = 0
    /// The thread inside when it is the only one and is publishing, so that its handlers may attach observers at once; or 0.
    var publisher: UInt = 0
    /// How many sources have joined.
    var size = 1

    var isIdle: Bool { insideCount == 0 && waiting.isEmpty && begun.isEmpty }

    /// Returns whether nobody else is inside.
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
  private let next = AtomicLazyReference<PropertyNetwork>()

  /// The network that this one has become part of. The way is short: the smaller network always joins the larger.
  var root: PropertyNetwork {
    var network = self
    while let next = network.next.load() { network = next }
    return network
  }

  /// Calls `body` with the state of the root.
  private func withRoot<Result>(_ body: (inout State) -> Result) -> Result {
    while true {
      let root = root
      if let result = root.state.withLock({ root.next.load() == nil ? body(&$0) : nil }) { return result }
    }
  }

  // MARK: Joining

  /// Makes two networks one.
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

  /// Joins two roots, locked in the order of their addresses. Fails when one is not a root any more.
  private func joinNow(_ other: PropertyNetwork) -> Bool {
    state.withLock { mine in
      other.state.withLock { others in
        guard next.load() == nil, other.next.load() == nil else { return false }
        if mine.size < others.size {
          others.take(&mine)
          _ = next.storeIfNil(other)
        } else {
          mine.take(&others)
          _ = other.next.storeIfNil(self)
        }
        return true
      }
    }
  }

  /// Whether the calling thread, which is inside, is the only one there.
  var isExclusive: Bool { withRoot { $0.insideCount == 1 } }

  // MARK: Submitting

  func submit(_ change: Change) { submit { change } }

  /// Performs the change that `accept` returns, now or when its turn comes; `accept` runs while the network is locked.
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

  /// Lets the thread inside have the processor while much waits. Returns whether it has entered the network, left meanwhile.
  private func giveWay(_ me: UInt) -> Bool {
    Fairness.giveWay(
      waitingCount: { withRoot { $0.publisher == me ? 0 : $0.waiting.count } },
      untilEntered: { withRoot { $0.enter(me) } }
    )
  }

  /// Attaches an observer of `node`: before returning, unless another thread is inside, or one of its observers is being made.
  static func link(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    node.joinNetworks()
    if node.home.isPublishingOnCurrentThread {
      node.home.link(node, then: then)
    } else {
      node.home.submit(.link(node, then: then))
    }
  }

  /// Whether the calling thread is inside, alone, and all published states belong to one change.
  var isPublishingOnCurrentThread: Bool {
    let me = rs_thread_token()
    return withRoot { $0.publisher == me && $0.insideCount == 1 }
  }

  // MARK: Performing

  /// Performs what waits, until nothing does or another thread goes on.
  private func performWaiting(_ me: UInt) {
    var turn = Fairness.batchLimit
    while let entry = popNext(me) {
      if entry.submitter == me {
        perform(entry.change)
      } else {
        // A transaction that this thread is in is none of the submitter's.
        ThreadTransaction.suspend { perform(entry.change) }
        turn -= 1
      }
      if turn == 0 {
        guard stepAside(me) else { return }
        turn = Fairness.batchLimit
      }
    }
  }

  /// The next change, or none when the thread is to leave: there is no more, or another is inside, which goes on.
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

  /// Leaves the network for a moment. Returns whether the thread is inside again, as nobody else is.
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
      let version = source.advance()
      // The common case takes no list.
      if source.dependents.isEmpty { source.publish() } else { publish([source], version: version) }
    case .writes(let sources):
      let version = sources.reduce(0) { max($0, $1.advance()) }
      publish(sources, version: version)
    case .end(let source):
      source.endNow()
      publish([source], version: 0)
    case .link(let node, let then):
      link(node, then: then)
    case .release(let node):
      preparing { node.releaseLink() }
    case .finishLink(let node, let then):
      finishLink(node, then: then)
    case .finish(let affected, let version):
      finish(affected, version: version)
    }
  }

  /// Calls `body`, which takes published states from one change to the next. What it runs may not attach observers meanwhile.
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

  private func publish(_ changed: [any PropertyNode], version: UInt) {
    var affected = changed
    var index = 0
    while index < affected.count {
      for dependent in affected[index].dependents.all where dependent.markAffected() {
        affected.append(dependent)
      }
      index += 1
    }
    finish(affected, version: version)
  }

  private func finish(_ affected: [any PropertyNode], version: UInt) {
    let isDone = preparing { affected.allSatisfy { $0.refresh(at: version) } }
    guard isDone else { return suspend(.finish(affected, version: version)) }
    for node in affected { node.publish() }
  }

  private func link(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    preparing { node.retainLink() }
    finishLink(node, then: then)
  }

  private func finishLink(_ node: any PropertyNode, then: @escaping @Sendable () -> Void) {
    guard preparing({ node.refresh(at: 0) }) else { return suspend(.finishLink(node, then: then)) }
    // To those who observe it already, so that all of them have been sent the state that the new one begins with.
    node.publish()
    then()
  }

  /// Leaves the rest of a change to whoever is inside alone next.
  private func suspend(_ rest: Change) {
    let me = rs_thread_token()
    withRoot { $0.begun.append(Entry(change: rest, submitter: me)) }
  }
}

/// Looks for the networks that a property is connected to.
@usableFromInline
struct NetworkSearch {
  private var seen: Set<ObjectIdentifier> = []
  private(set) var networks: [PropertyNetwork] = []

  mutating func visit(_ node: any PropertyNode) {
    if seen.insert(ObjectIdentifier(node)).inserted { node.findNetworks(&self) }
  }

  mutating func add(_ network: PropertyNetwork) { networks.append(network) }
}
