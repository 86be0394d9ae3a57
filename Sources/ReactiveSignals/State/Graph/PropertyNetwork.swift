import _ReactiveSignalsShims

/// A set of connected properties, and the queue of their changes.
///
/// Changes are performed one after another: a write, the writes of a transaction, an end, a subscription, a disposal, a call. A thread
/// that finds the network idle performs its change, and then those that other threads have queued meanwhile.
///
/// Each source begins in a network of its own. Networks join, in one step under both locks, and never part. The steps of a change, and the
/// reasons of a join, are in *One queue of changes* in `Documentation/Design/State.md`.
///
/// A thread starts a change only when no other thread is inside. So two threads can be inside only after a join, each performing
/// a change of its former network. No property is linked across the two until one of them has left.
///
/// `@unchecked Sendable`: the variables are accessed only while `lock` is held.
@usableFromInline
final class PropertyNetwork: @unchecked Sendable {
  @usableFromInline
  enum Change: Sendable {
    /// At least one source.
    case writes([PropertyNode])
    case end(PropertyNode)
    /// A subscription to the node, which `then` attaches.
    case link(PropertyNode, then: @Sendable () -> Void)
    case leave(PropertyNode.NodeObserver)
    /// Code that runs between two changes, and in no transaction.
    case call(@Sendable () -> Void)
    /// Code that runs when the thread that takes it out has left the network, and in no transaction.
    case outside(@Sendable () -> Void)
    /// The rest of a `link` or a change that needed properties which another thread was working on.
    case finishLink(PropertyNode, then: @Sendable () -> Void)
    case finish([PropertyNode], version: UInt)
  }

  typealias Entry = (change: Change, submitter: UInt)

  /// The changes that wait, and the rest of what few networks have. It is made for the first of them, while the network is locked.
  ///
  /// `@unchecked Sendable`: it is accessed only while the network is locked.
  private final class Queue: @unchecked Sendable {
    @exclusivity(unchecked) var waiting = FIFO<Entry>()
    /// The rest of changes that have begun, to be performed before those that wait.
    @exclusivity(unchecked) var begun: [Entry] = []
    /// The changes of this round that are still to be taken out, and the number of rounds since a thread has entered. The changes of a round
    /// have been submitted during the round before it.
    @exclusivity(unchecked) var restOfRound: Int32 = 0
    @exclusivity(unchecked) var rounds: Int32 = 0
    /// The number of changes in a row that wrote the value that was there, each after a new execution of a command.
    @exclusivity(unchecked) var repetitions: Int32 = 0
    /// The number of sources.
    @exclusivity(unchecked) var size: Int32 = 1
    @exclusivity(unchecked) var executions: UInt = 0
    /// The network that this one has become part of.
    @exclusivity(unchecked) var next: PropertyNetwork?

    var isEmpty: Bool { unsafe waiting.count == 0 && begun.isEmpty }

    func beginRounds() { (unsafe restOfRound, unsafe rounds, unsafe repetitions) = (0, 0, 0) }

    func popFirst() -> Entry? {
      if let entry = unsafe begun.popLast() { return entry }
      guard let entry = unsafe waiting.popFirst() else { return nil }
      if unsafe restOfRound == 0 {
        unsafe restOfRound = Int32(truncatingIfNeeded: waiting.count)
        unsafe rounds += 1
      } else {
        unsafe restOfRound -= 1
      }
      return entry
    }

    /// A Boolean value that indicates whether each of a million changes has followed from the one before.
    var isEndless: Bool { unsafe rounds > 1_000_000 }

    /// Takes what `other` has, whose network becomes part of `network`, the one with this queue.
    func take(_ other: Queue, as network: PropertyNetwork) {
      unsafe other.next = network
      while let entry = unsafe other.waiting.popFirst() { unsafe waiting.append(entry) }
      unsafe begun += other.begun
      unsafe other.begun = []
      unsafe size += other.size
    }
  }

  /// The lock of the fields below. It protects the accepted states of the network's home source, too.
  @usableFromInline let lock = Lock()
  // These are few and small, since each property has them.
  /// A Boolean value that indicates whether nothing waits, and there is no other network that this one has become part of.
  @exclusivity(unchecked) private var isQuiet = true
  /// The number of threads inside.
  @exclusivity(unchecked) private var insideCount: UInt16 = 0
  /// The thread that is publishing, if it is the only one inside, so that its handlers can subscribe immediately; otherwise 0.
  @exclusivity(unchecked) private var publisher: UInt = 0
  @exclusivity(unchecked) private var queue: Queue?

  @usableFromInline
  init() {}

  // MARK: While locked

  private var isRoot: Bool { unsafe queue?.next == nil }

  private var isIdle: Bool { unsafe isQuiet && insideCount == 0 }

  private var size: Int32 { unsafe queue?.size ?? 1 }

  private var madeQueue: Queue {
    if let queue = unsafe queue { return queue }
    let queue = Queue()
    unsafe self.queue = queue
    return queue
  }

  /// Enters the network. Returns `false` if another thread is inside.
  private func enter(_ thread: UInt) -> Bool {
    guard unsafe insideCount == 0 else { return false }
    unsafe insideCount = 1
    unsafe publisher = thread
    unsafe queue?.beginRounds()
    return true
  }

  /// Enters the network, or queues a change if it is not idle.
  ///
  /// - Returns: The change if the thread has to perform it, and whether the thread is inside.
  private func enter(_ thread: UInt, _ change: Change) -> (change: Change?, isInside: Bool) {
    let isIdle = isIdle
    if !isIdle { append(change, thread) }
    return (isIdle ? change : nil, enter(thread))
  }

  private func leave() {
    unsafe publisher = 0
    unsafe insideCount -= 1
  }

  private func append(_ change: Change, _ submitter: UInt) {
    unsafe madeQueue.waiting.append((change, submitter))
    unsafe isQuiet = false
  }

  private func popFirst() -> Entry? {
    guard let queue = unsafe queue else { return nil }
    let entry = queue.popFirst()
    unsafe isQuiet = queue.isEmpty
    return entry
  }

  /// Takes what `other` has, which becomes part of this network.
  private func take(_ other: PropertyNetwork) {
    madeQueue.take(other.madeQueue, as: self)
    unsafe isQuiet = madeQueue.isEmpty
    unsafe other.isQuiet = false
    unsafe publisher = insideCount == 0 ? other.publisher : other.insideCount == 0 ? publisher : 0
    unsafe insideCount += other.insideCount
  }

  // MARK: Locking

  /// Calls `body` under the lock of this network, where the root is locked.
  @inlinable
  func withLock<Result: Sendable>(lockedBy root: PropertyNetwork, _ body: () -> Result) -> Result {
    if self === root { return body() }
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Locks the network that this one has become part of, its root, and returns it.
  ///
  /// The path to the root is short, because the smaller network always joins the larger one. A network that has become part of another one
  /// stays part of it.
  private func lockRoot() -> PropertyNetwork {
    var root = self
    root.lock.lock()
    while let next = unsafe root.queue?.next {
      root.lock.unlock()
      root = next
      root.lock.lock()
    }
    return root
  }

  /// Calls `body` with the root, while that is locked.
  private func withRoot<Result>(_ body: (PropertyNetwork) -> Result) -> Result {
    let root = lockRoot()
    defer { root.lock.unlock() }
    return body(root)
  }

  private var root: PropertyNetwork { withRoot { $0 } }

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
    withLock {
      // A thread that has locked the new root of this one may wait for its lock.
      if !isRoot { return false }
      return other.withLock {
        guard other.isRoot else { return false }
        if size < other.size { other.take(self) } else { take(other) }
        return true
      }
    }
  }

  /// A Boolean value that indicates whether the calling thread is the only one inside.
  var isExclusive: Bool { withRoot { unsafe $0.insideCount == 1 } }

  // MARK: Submitting

  func submit(_ change: Change) { submit { _ in change } }

  /// Performs the change that `accept` returns, or queues it. The network is locked while `accept` runs, which receives the root.
  @usableFromInline
  func submit(_ accept: (PropertyNetwork) -> Change?) {
    let me = rs_thread_token()
    let entry = withRoot { root -> (change: Change?, isInside: Bool) in
      guard let change = accept(root) else { return (nil, false) }
      return root.enter(me, change)
    }
    continueChange(entry.change, entry.isInside)
  }

  /// Locks this network and its root for a write, if no thread is inside and nothing waits. Otherwise locks nothing.
  ///
  /// - Returns: `true` if they are locked. The caller then calls ``publish(_:version:)`` or ``giveUp()``, which unlock them.
  @usableFromInline
  func lockIfIdle() -> Bool {
    lock.lock()
    if isIdle { return true }
    let isRoot = isRoot
    lock.unlock()
    return isRoot ? false : lockJoinedIfIdle()
  }

  @inline(never)
  private func lockJoinedIfIdle() -> Bool {
    let root = lockRoot()
    if root.isIdle {
      lock.lock()
      return true
    }
    root.lock.unlock()
    return false
  }

  /// The root, while both are locked. No other thread changes the way there.
  private var lockedRoot: PropertyNetwork {
    var root = self
    while let next = unsafe root.queue?.next { root = next }
    return root
  }

  /// Unlocks both without a write, and returns `false`.
  @usableFromInline
  func giveUp() -> Bool {
    let root = lockedRoot
    lock.unlock()
    if root !== self { root.lock.unlock() }
    return false
  }

  /// Enters the network, unlocks both, and publishes a write that `source` has accepted meanwhile, the home of which this is.
  @usableFromInline
  func publish(_ source: PropertyNode, version: UInt) {
    // It is idle, or has become part of another one.
    if unsafe !isQuiet {
      let root = lockedRoot
      lock.unlock()
      return root.publish(source, version: version)
    }
    let me = rs_thread_token()
    _ = enter(me)
    lock.unlock()
    let wasComputing = rs_is_computing()
    if wasComputing { rs_set_is_computing(false) }
    // Usually each property has one dependent at most, which has no other input. Then there is no list.
    if case .none = unsafe source.firstLink {
      source.publish()
    } else if source.isStartOfRow {
      rs_set_is_computing(true)
      source.updateRow(version)
      rs_set_is_computing(false)
      source.publishRow()
    } else {
      publishAll(source, isEnd: false, version: version)
    }
    if !leaveIfNothingWaits() { performWaiting(me) }
    if wasComputing { rs_set_is_computing(true) }
  }

  /// Calls `body` inside the network, if no thread is inside, nothing waits, and the network has not become part of another one.
  ///
  /// - Returns: `true` if `body` has been called. Otherwise the caller submits a change.
  private func performIfIdle(_ body: () -> Void) -> Bool {
    let me = rs_thread_token()
    guard withLock({ unsafe isQuiet && enter(me) }) else { return false }
    outsideOfComputing {
      body()
      if !leaveIfNothingWaits() { performWaiting(me) }
    }
    return true
  }

  private func continueChange(_ change: Change?, _ isInside: Bool) {
    let me = rs_thread_token()
    outsideOfComputing {
      if let change { perform(change) }
      if isInside || giveWay(me) { performWaiting(me) }
    }
  }

  /// Calls `body`, which does work of this network also while the thread computes the states of another one.
  @inline(__always)
  private func outsideOfComputing(_ body: () -> Void) {
    let wasComputing = rs_is_computing()
    if wasComputing { rs_set_is_computing(false) }
    body()
    if wasComputing { rs_set_is_computing(true) }
  }

  /// Yields the processor to the thread inside while many changes wait. Returns `true` if this thread has entered the network.
  private func giveWay(_ me: UInt) -> Bool {
    Fairness.giveWay(
      waitingCount: { withRoot { unsafe $0.publisher == me ? 0 : $0.queue?.waiting.count ?? 0 } },
      untilEntered: { withRoot { $0.enter(me) } }
    )
  }

  /// Attaches an observer of `node` before returning, unless another thread is inside, or this one is computing a value.
  @usableFromInline
  static func link(_ node: PropertyNode, then: @escaping @Sendable () -> Void) {
    node.joinNetworks()
    let home = node.home
    if home.performIfIdle({ home.link(node, then: then) }) { return }
    if home.isPublishingOnCurrentThread {
      home.link(node, then: then)
    } else {
      home.submit(.link(node, then: then))
    }
  }

  /// Removes an observer whose subscription has been disposed.
  func remove(_ observer: PropertyNode.NodeObserver) {
    if !performIfIdle({ removeNow(observer) }) { submit(.leave(observer)) }
  }

  private func removeNow(_ observer: PropertyNode.NodeObserver) {
    computing { observer.node.remove(observer) }
  }

  /// A Boolean value that indicates whether the calling thread is the only one inside, and all published states belong to one change.
  var isPublishingOnCurrentThread: Bool {
    let me = rs_thread_token()
    return !rs_is_computing() && withRoot { unsafe $0.publisher == me && $0.insideCount == 1 }
  }

  // MARK: Performing

  /// Performs queued changes until there are none or another thread takes over.
  private func performWaiting(_ me: UInt) {
    var outside: StoredClosure?
    repeat {
      outside = nil
      Fairness.work(next: { popNext(me, &outside) }, stepAside: { stepAside(me) }, perform: perform)
      guard let outside else { return }
      // It can submit changes, and so take the next code out.
      Bounce.perform(.observation) {
        let transaction = rs_suspend_transaction()
        outside.run()
        rs_resume_transaction(transaction)
      }
    } while withRoot { unsafe !$0.isQuiet && $0.enter(me) }
  }

  /// Queues code that runs outside, after this change. Called inside the network.
  func performOutside(_ work: @escaping @Sendable () -> Void) {
    let me = rs_thread_token()
    withRoot { $0.append(.outside(work), me) }
  }

  /// Leaves a network that has not been joined by others, if nothing waits.
  private func leaveIfNothingWaits() -> Bool {
    withLock {
      guard unsafe isQuiet && insideCount == 1 else { return false }
      leave()
      return true
    }
  }

  /// The next change, or `nil` after this thread has left, because no change waits, another thread is inside, or code is to run outside.
  private func popNext(_ me: UInt, _ outside: inout StoredClosure?) -> (piece: Change, submitter: UInt)? {
    var isLong = false
    let next = withRoot { root -> (piece: Change, submitter: UInt)? in
      unsafe root.publisher = 0
      if unsafe root.insideCount == 1, let queue = unsafe root.queue, let entry = root.popFirst() {
        stopProgram(
          unless: !queue.isEndless,
          """
          A property changes without end: a million writes, each made by an observer of the one before. Probably it is bound to itself, or \
          two properties are bound to each other with bind(to:). Bind two properties with bindBidirectionally(to:), and let an observer \
          write only when the value differs
          """
        )
        if case .outside(let work) = entry.change {
          outside = StoredClosure(work)
        } else {
          unsafe root.publisher = me
          isLong = unsafe queue.rounds > 1_000
          return (entry.change, entry.submitter)
        }
      }
      root.leave()
      return nil
    }
    if isLong, let next { checkRepetition(next.piece) }
    return next
  }

  /// Stops the program when a property and a command that are bound to each other repeat a value. A million executions take a minute.
  private func checkRepetition(_ change: Change) {
    guard case .writes(let sources) = change else { return }
    let isSame = sources[0].repeatsValue
    let count = withRoot { root in
      let executions = rs_execution_count(), queue = root.madeQueue
      unsafe queue.repetitions = isSame && executions != queue.executions ? queue.repetitions + 1 : 0
      unsafe queue.executions = executions
      return unsafe queue.repetitions
    }
    stopProgram(
      unless: count < 1_000,
      """
      A property takes one value without end: a thousand times, each by an execution of a command that follows from the one before. \
      Probably the property and the command are bound to each other. Execute the command only when the value differs
      """
    )
  }

  /// Leaves the network and tries to enter again. Returns `false` if another thread has taken over.
  private func stepAside(_ me: UInt) -> Bool {
    withRoot { $0.leave() }
    rs_yield()
    return withRoot { $0.enter(me) }
  }

  private func perform(_ change: Change) {
    switch change {
    case .writes(let sources):
      let version = sources.reduce(0) { max($0, $1.methods.perform($1, .update(version: 0))) }
      publishAll(sources[0], and: sources.dropFirst(), isEnd: false, version: version)
    case .end(let source):
      source.willEnd()
      publishAll(source, isEnd: true, version: 0)
    case .link(let node, let then):
      link(node, then: then)
    case .leave(let observer):
      removeNow(observer)
    case .call(let body):
      let transaction = rs_suspend_transaction()
      body()
      rs_resume_transaction(transaction)
    case .outside: break
    case .finishLink(let node, let then):
      finishLink(node, then: then)
    case .finish(let nodes, let version):
      finish(nodes, version: version)
    }
  }

  /// Calls `body`, which takes published states from one change to the next. Code that it calls cannot subscribe meanwhile.
  @inline(__always)
  private func computing<Result>(_ body: () -> Result) -> Result {
    let wasComputing = rs_is_computing()
    rs_set_is_computing(true)
    defer { rs_set_is_computing(wasComputing) }
    return body()
  }

  private func publishAll(
    _ first: PropertyNode,
    and others: ArraySlice<PropertyNode> = [],
    isEnd: Bool,
    version: UInt
  ) {
    // The source keeps the memory for the next change.
    var affected = first.takeListOfAffected()
    first.markDependents(into: &affected, asEnd: isEnd)
    for source in others { source.markDependents(into: &affected, asEnd: false) }
    var index = 0
    while index < affected.count {
      affected[index].markDependents(into: &affected, asEnd: false)
      index += 1
    }
    guard refresh(affected, at: version) else {
      return suspend(.finish([first] + others + affected, version: version))
    }
    first.publish()
    for source in others { source.publish() }
    for node in affected { node.publish() }
    affected.removeAll(keepingCapacity: true)
    first.keepListOfAffected(affected)
  }

  private func finish(_ nodes: [PropertyNode], version: UInt) {
    guard refresh(nodes, at: version) else { return suspend(.finish(nodes, version: version)) }
    for node in nodes { node.publish() }
  }

  /// Refreshes the nodes with observers, and those that they need. Returns `false` if another thread is working on an input of one.
  ///
  /// The others are not computed: the change may release them, such as a property that a `flatMap` has chosen and replaces now. A node that
  /// stays marked is refreshed with the next one that needs it, and so are all nodes that are derived from it.
  private func refresh(_ nodes: [PropertyNode], at version: UInt) -> Bool {
    nodes.isEmpty
      || computing { nodes.allSatisfy { unsafe $0.observers.count == 0 || $0.refresh(at: version) } }
  }

  private func link(_ node: PropertyNode, then: @escaping @Sendable () -> Void) {
    computing { node.retainLink() }
    finishLink(node, then: then)
  }

  private func finishLink(_ node: PropertyNode, then: @escaping @Sendable () -> Void) {
    guard computing({ node.refresh(at: 0) }) else { return suspend(.finishLink(node, then: then)) }
    // Present observers are called first, so that the new one begins with a state that all have been sent.
    node.publish()
    then()
  }

  /// Leaves the rest of a change to the next thread that is inside alone.
  private func suspend(_ rest: Change) {
    let me = rs_thread_token()
    withRoot { root in
      unsafe root.madeQueue.begun.append((rest, me))
      unsafe root.isQuiet = false
    }
  }
}
