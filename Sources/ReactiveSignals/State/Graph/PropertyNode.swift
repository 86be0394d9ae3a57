/// A node in a graph of properties: a ``StoredNode``, which accepts writes, or a ``DerivedNode``.
///
/// A write changes the current value immediately. The ``PropertyNetwork`` publishes it, and takes all connected properties from one
/// consistent state to the next.
///
/// `@unchecked Sendable`: the variables are accessed only by the thread inside the network that the node belongs to. See
/// ``PropertyNetwork``. For the same reason no exclusivity checks are needed.
@usableFromInline
@safe
package class PropertyNode: @unchecked Sendable {
  /// The code that depends on the type of the value, in two functions.
  ///
  /// The module that makes the property also makes the function, so that it is specialized for that type. A method is not, if it is called
  /// where the type is unknown. It captures nothing, and receives the node. Each function takes two words of the node.
  @usableFromInline
  struct Methods: Sendable {
    @usableFromInline
    enum Request: Sendable {
      /// Takes the published state to the next one, notes in `isNews` whether that is a change, and returns the version of a source.
      case update(version: UInt)
      /// Releases the published state of a node that is no longer linked.
      case forget
      /// Queues the accepted state of a source, and returns 0 if it has another stamp.
      case queue(stamp: UInt)
    }

    @usableFromInline let perform: @Sendable (PropertyNode, Request) -> UInt
    /// Sends the published value to the observers. Each write does so, without a look at a request.
    @usableFromInline let deliver: @Sendable (PropertyNode) -> Void

    @inlinable
    init(
      _ perform: @escaping @Sendable (PropertyNode, Request) -> UInt,
      deliver: @escaping @Sendable (PropertyNode) -> Void
    ) {
      self.perform = perform
      self.deliver = deliver
    }
  }

  /// The end of the changes of a property.
  @usableFromInline
  enum Phase: Sendable {
    case open
    /// Open, and the inspector counts the changes.
    case counted
    /// There are no more changes, and the observers have not been sent the end.
    case ending
    case ended
  }

  /// A network that this node belongs to.
  @usableFromInline final let home: PropertyNetwork
  /// The links of a derived node to its inputs. A source has none.
  @usableFromInline final let links: InputLinks?
  @usableFromInline final let methods: Methods
  /// The parts that few nodes need, once there is one.
  @usableFromInline final let rare = LazyReference<RareParts>()
  /// The first and the last link of the observed nodes that are derived from this one, in the order in which they were linked.
  @exclusivity(unchecked) final var firstLink: Unmanaged<InputLink>?
  @exclusivity(unchecked) final var lastLink: Unmanaged<InputLink>?
  @exclusivity(unchecked) @usableFromInline final var observers = ReceiverList()
  // The fields of one byte follow each other, here and in the subclasses.
  /// A Boolean value that indicates whether this is a source whose value is used on the main actor alone. It is never in a network with
  /// others, whose changes any thread may publish.
  final let staysOnMain: Bool
  /// A Boolean value that indicates whether there are several dependents.
  @exclusivity(unchecked) final var hasFork = false
  /// A Boolean value that indicates whether the observers have not been sent the published state.
  @exclusivity(unchecked) @usableFromInline final var isNews = false
  @exclusivity(unchecked) @usableFromInline final var phase = Phase.open

  @usableFromInline
  init(_ links: InputLinks?, staysOnMain: Bool, _ methods: Methods) {
    self.staysOnMain = staysOnMain
    home = links?.input.home ?? PropertyNetwork()
    self.links = links
    let inspected = Inspection.current.map { Inspection.Property(in: $0) }
    self.methods = inspected.map { $0.counting(methods, isSource: links == nil) } ?? methods
    if let inspected {
      if links == nil { unsafe phase = .counted }
      unsafe rareParts.inspected = inspected
      inspected.register(self)
    }
  }

  deinit { inspected?.unregister() }

  final var rareParts: RareParts { rare.object { RareParts() } }

  // The following are called while the source is locked.

  /// A Boolean value that indicates whether states wait to be published, or there have been peers.
  @inlinable final var hasWaitingOrPeers: Bool { rare.isMade && (firstWaiting != nil || hasPeers) }

  /// A Boolean value that indicates whether there have been peers. Called while the network is locked.
  @usableFromInline final var hasPeers: Bool { rare.object?.peers.isMade ?? false }

  @usableFromInline final var firstWaiting: WaitingState? { rare.object.flatMap { unsafe $0.waiting.first } }

  @usableFromInline
  final func takeFirstWaiting() -> WaitingState? { unsafe rare.object?.waiting.popFirst() }

  @usableFromInline
  final func addWaiting(_ state: WaitingState) { unsafe rareParts.waiting.append(state) }

  /// The counts for the inspector, if it runs.
  package final var inspected: Inspection.Property? { rare.withObject { unsafe $0.inspected } ?? nil }

  /// A Boolean value that indicates whether the value depends on one source only, so that a reader cannot mix two states.
  @inlinable final var isLinear: Bool { links?.isLinear ?? true }

  /// The number of nodes on the longest way to a source, which is 0 for a source.
  @inlinable final var depth: Int { links?.depth ?? 0 }

  /// The type of the value, for the inspector.
  package var valueType: Any.Type { Void.self }

  /// The current value as text, for the inspector, unless it stays on the main actor.
  package var valueText: String? { nil }

  /// The nodes that this one is derived from, for the inspector.
  package final var inputs: [PropertyNode] { links?.inputs ?? [] }

  /// The description of the signal of the property.
  @usableFromInline
  final var descriptionOfSignal: String { describe("property", sharedAs: ObjectIdentifier(self)) }

  /// Returns whether the state of a snapshot has been computed.
  func isRead(in snapshot: PropertySnapshot) -> Bool { true }

  /// Computes the state of a snapshot.
  func prepare(in snapshot: PropertySnapshot) {}

  // The following are called for sources only.

  /// A Boolean value that indicates whether the next state to be published has the value of the published one, as far as that can be told.
  var repeatsValue: Bool { false }

  /// Queues the state with that stamp for publication. Returns `false` if another write has replaced it, which publishes its own
  /// state. Called while the network `root` is locked.
  func queue(_ stamp: UInt, lockedBy root: PropertyNetwork) -> Bool { false }

  /// Queues the end of a source that was released while an open transaction had written it.
  func endIfAbandoned() {}

  /// Calls `body` for each change that is published from now on.
  func followChanges(_ body: @escaping @Sendable () -> Void) {}

  // The following are called inside the network only.

  /// A Boolean value that indicates whether the node has neither observers nor observed dependents.
  final var isUnobserved: Bool {
    if case .some = unsafe firstLink { return false }
    return unsafe observers.count == 0
  }

  /// A Boolean value that indicates whether the node will publish no more changes.
  final var hasEnded: Bool { unsafe phase == .ending || phase == .ended }

  final func takeListOfAffected() -> [PropertyNode] {
    rare.withObject { unsafe exchange(&$0.affected, with: []) } ?? []
  }

  final func keepListOfAffected(_ list: [PropertyNode]) {
    if list.capacity > 0 { unsafe rareParts.affected = list }
  }

  /// Sends observers the published state if it is new, and the end.
  final func publish() {
    let isNews = unsafe self.isNews
    if isNews {
      unsafe self.isNews = false
      if unsafe observers.count > 0 { methods.deliver(self) }
    }
    if case .open = unsafe phase { return }
    continuePublishing(isNews)
  }

  @inline(never)
  private final func continuePublishing(_ isNews: Bool) {
    if case .ending = unsafe phase { end() }
    if isNews { inspected?.countWrite() }
  }

  /// Notes that there are no more changes.
  final func willEnd() { if unsafe phase == .open || phase == .counted { unsafe phase = .ending } }

  @usableFromInline
  final func failUnlinked() -> Never {
    preconditionFailure("A property is published before it is linked: this is a defect of the library")
  }

  private func end() {
    unsafe phase = .ended
    let last = unsafe observers.removeAll()
    for index in 0..<last.count where last.isActive(index) {
      unsafe last.delivery(index, of: Void.self, Never.self).pointee.end(nil)
    }
    for index in 0..<last.count { unsafe last.receiver(index).pointee?.release() }
    last.destroy(of: Void.self, Never.self)
  }

  /// Removes an observer whose subscription has been disposed.
  final func remove(_ observer: NodeObserver) {
    if let index = unsafe observer.index.take() {
      // Released when the list is consistent again, since a release can run any code.
      _ = unsafe observers.remove(at: index, of: Void.self, Never.self)
      unsafe Unmanaged.passUnretained(observer).release()
    }
    releaseLink()
  }
}

extension PropertyNode {
  /// The parts that few nodes need, in one object that is made for the first of them.
  ///
  /// `@unchecked Sendable`: `affected` is accessed only inside the network of the node, `inspected` is set before another thread has the
  /// node, and `waiting` is accessed only while the source is locked.
  @usableFromInline
  final class RareParts: @unchecked Sendable {
    /// The reads that the Observation module has recorded.
    final let reads = LazyReference<RecordedReads>()
    /// The disposables that end with the property.
    final let ending = LazyReference<CompoundDisposable>()
    /// The empty list of the nodes that a change affects, with the memory that the last change needed.
    @exclusivity(unchecked) fileprivate final var affected: [PropertyNode] = []
    @exclusivity(unchecked) fileprivate final var inspected: Inspection.Property?
    /// The properties bound to a source, once there has been one. They are made, and looked for, while the network is locked.
    final let peers = LazyReference<AnyPeerList>()
    /// States of a source that have been accepted and not yet published, oldest first.
    @exclusivity(unchecked) fileprivate final var waiting = FIFO<WaitingState>()
  }

  /// The properties that are bound to a source. The subclass has them.
  ///
  /// `@unchecked Sendable`: it has nothing.
  class AnyPeerList: @unchecked Sendable {}

  /// An accepted state of a source that waits to be published. The subclass has the value.
  @usableFromInline
  class WaitingState {
    @usableFromInline final let stamp: UInt
    @usableFromInline final let writer: UInt

    @usableFromInline
    init(stamp: UInt, writer: UInt) {
      self.stamp = stamp
      self.writer = writer
    }
  }

  /// An observer in the list of a node, which retains it.
  ///
  /// `@unchecked Sendable`: the variables of its superclass are accessed only inside the network of the node.
  @usableFromInline
  final class NodeObserver: ReceiverList.Receiver, @unchecked Sendable {
    let node: PropertyNode

    @usableFromInline
    init(_ node: PropertyNode, _ subscription: CompoundDisposable) {
      self.node = node
      super.init(subscription)
    }

    /// Completes the list entry of the observer: the list retains it, and the end of its subscription removes it.
    @usableFromInline
    func stay() {
      _ = unsafe Unmanaged.passRetained(self)
      subscription.add { [self] in leave() }
    }

    /// Removes the observer from the node.
    @usableFromInline
    func leave() { node.home.remove(self) }
  }
}
