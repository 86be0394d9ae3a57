public import Synchronization

/// The node of a derived property.
///
/// The value is computed when it is read or published, once for each state of the inputs. A node without observers
/// computes nothing on its own, and its inputs hold no reference to it.
///
/// `nonisolated(unsafe)`: the links and the hub are accessed only by the thread inside the network that the node belongs to. See
/// ``PropertyNetwork``. The memory has a lock, since any thread can read the value.
@usableFromInline
final class DerivedNode<Value: Sendable>: ValueNode {
  /// A function that reads the inputs at a moment, and passes the stamps of their states and the function of the value to `derive`.
  @usableFromInline
  typealias Derivation =
    @Sendable (
      _ moment: PropertyMoment,
      _ derive: (_ stamps: Stamps, _ value: () -> Value) -> Made
    ) -> Made

  /// A state, and the stamps of the states of the inputs that it was computed from.
  @usableFromInline
  struct Made: Sendable {
    @usableFromInline let stamps: Stamps
    @usableFromInline let state: PropertyState<Value>

    @inlinable
    init(stamps: Stamps, state: PropertyState<Value>) {
      self.stamps = stamps
      self.state = state
    }
  }

  @usableFromInline
  struct Memory: Sendable {
    /// The last published state, while the node is linked.
    @usableFromInline var published: Made?
    /// The states that readers asked for, by version: the last one and, while the node is linked, those not yet published.
    @usableFromInline var current: [(made: Made, version: UInt)] = []
    @usableFromInline var lastStamp: UInt = 0

    @inlinable
    init() {}

    @inlinable
    func state(at version: UInt) -> PropertyState<Value>? {
      guard let last = current.last, last.version == version else { return nil }
      return last.made.state
    }

    @inlinable
    func made(of stamps: Stamps) -> Made? {
      if let published, published.stamps == stamps { return published }
      return current.last { $0.made.stamps == stamps }?.made
    }

    @inlinable
    mutating func newStamp() -> UInt {
      lastStamp += 1
      return lastStamp
    }

    /// - Returns: The entries that are dropped.
    @inlinable
    mutating func keep(_ made: Made, at version: UInt) -> [(made: Made, version: UInt)] {
      if let last = current.last, last.version > version { return [] }
      let isSame = current.last?.made.stamps == made.stamps
      let forgotten = published == nil ? current : isSame ? [current.removeLast()] : []
      if published == nil { current = [] }
      current.append((made, version))
      return forgotten
    }
  }

  /// The methods that are called through a protocol, and that depend on the type of the value: see ``PropertyHub``. A method that is
  /// called through a protocol is not specialized.
  @usableFromInline
  struct Methods: Sendable {
    @usableFromInline let currentState: @Sendable (DerivedNode) -> PropertyState<Value>
    @usableFromInline let stateAt: @Sendable (DerivedNode, PropertyMoment) -> PropertyState<Value>
    @usableFromInline let attach: @Sendable (DerivedNode, AnySink<Value, Never>, CompoundDisposable) -> Void
    @usableFromInline let makePublished: @Sendable (DerivedNode, UInt) -> Bool
    @usableFromInline let publish: @Sendable (DerivedNode, _ isNews: Bool, _ isEndNews: Bool) -> Void
    @usableFromInline let forget: @Sendable (DerivedNode) -> Void

    @inlinable
    init() {
      currentState = { $0.current }
      stateAt = { $0.stateNow(at: $1) }
      attach = { $0.attachNow($1, in: $2) }
      makePublished = { $0.makePublishedNow(at: $1) }
      publish = { $0.publishNow(isNews: $1, isEndNews: $2) }
      forget = { $0.forgetNow() }
    }
  }

  @usableFromInline let home: PropertyNetwork
  @usableFromInline let isLinear: Bool
  @usableFromInline let dependents = Dependents()
  @usableFromInline let inputs: [any PropertyNode]
  @usableFromInline let choice: (@Sendable (PropertyMoment) -> any PropertyChoice)?
  @usableFromInline let endsWithFirst: Bool
  @usableFromInline let derivation: Derivation
  @usableFromInline let isSame: @Sendable (Value, Value) -> Bool
  @usableFromInline let makeHub: @Sendable () -> PropertyHub<Value>
  @usableFromInline let hasJoined = Atomic(false)
  @exclusivity(unchecked) private nonisolated(unsafe) var links = DerivedLinks()
  @usableFromInline let methods = Methods()
  @usableFromInline let memory = Locked(Memory())
  /// The list of observers, once there are any, while the node is linked.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hub: PropertyHub<Value>?

  /// - Parameters:
  ///   - inputs: The nodes it is derived from, at least one.
  ///   - choice: A function that returns one more input, chosen by the states of the others.
  ///   - endsWithFirst: `true` to end with the first input rather than the last.
  ///   - isSame: A function that returns `true` if two successive values are equal, so that there is no change.
  ///   - derivation: A function that derives the value of a moment from the inputs.
  @inlinable
  init(
    from inputs: [any PropertyNode],
    hub: @escaping @Sendable @autoclosure () -> PropertyHub<Value>,
    choice: (@Sendable (PropertyMoment) -> any PropertyChoice)? = nil,
    endsWithFirst: Bool = false,
    isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    derivation: @escaping Derivation
  ) {
    home = inputs[0].home
    isLinear = inputs.count == 1 && choice == nil && inputs[0].isLinear
    self.inputs = inputs
    makeHub = hub
    self.choice = choice
    self.endsWithFirst = endsWithFirst
    self.isSame = isSame
    self.derivation = derivation
  }

  // MARK: Values

  @usableFromInline var currentState: PropertyState<Value> { methods.currentState(self) }

  @inlinable var current: PropertyState<Value> {
    let version = PropertyClock.now
    if let state = memory.withLock({ $0.state(at: version) }) { return state }
    return isLinear
      ? makeCurrent(at: version, nil)
      : PropertySnapshot.withSnapshot { makeCurrent(at: $0.version, $0) }
  }

  @usableFromInline
  func state(at moment: PropertyMoment) -> PropertyState<Value> { methods.stateAt(self, moment) }

  @inlinable
  func stateNow(at moment: PropertyMoment) -> PropertyState<Value> {
    switch moment {
    case .published:
      guard let published = memory.withLock({ $0.published }) else {
        preconditionFailure("A property is published before it is linked: this is a defect of the library")
      }
      return published.state
    case .current(let snapshot):
      let version = snapshot?.version ?? PropertyClock.now
      return memory.withLock { $0.state(at: version) } ?? makeCurrent(at: version, snapshot)
    }
  }

  @inlinable
  func makeCurrent(at version: UInt, _ snapshot: PropertySnapshot?) -> PropertyState<Value> {
    let made = make(at: .current(snapshot)) { $0.current.last?.made ?? $0.published }
    let forgotten = memory.withLock { $0.keep(made, at: version) }
    withExtendedLifetime(forgotten) {}
    return made.state
  }

  /// Returns the value of a moment, and computes it unless it is cached.
  @inlinable
  func make(at moment: PropertyMoment, after last: (Memory) -> Made?) -> Made {
    derivation(moment) { stamps, value in
      let (known, last) = memory.withLock { ($0.made(of: stamps), last($0)) }
      if let known { return known }
      LockCheck.assertNoLocksHeld()
      let value = value()
      if let last, isSame(last.state.value, value) { return Made(stamps: stamps, state: last.state) }
      return memory.withLock { memory in
        // Another thread may have computed it as well, because no thread waits for another.
        memory.made(of: stamps)
          ?? Made(stamps: stamps, state: PropertyState(value: value, stamp: memory.newStamp()))
      }
    }
  }

  // MARK: Observers

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    methods.attach(self, sink, subscription)
  }

  @inlinable
  func attachNow(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    PropertyNetwork.link(self) { [self] in
      subscription.add { [self] in home.submit(.release(self)) }
      currentHub.attach(sink, subscription)
    }
  }

  /// The hub, which holds the published state.
  @inlinable var currentHub: PropertyHub<Value> {
    if let hub = unsafe hub { return hub }
    let new = makeHub()
    new.send(stateNow(at: .published))
    unsafe hub = new
    if hasEnded { new.complete() }
    return new
  }

  // MARK: Links

  @usableFromInline
  func findNetworks(_ search: inout NetworkSearch) {
    if hasJoined.load(ordering: .acquiring) { return search.add(home) }
    for input in inputs { search.visit(input) }
  }

  @usableFromInline
  func findSources(_ search: inout SourceSearch) {
    for input in inputs { search.visit(input) }
    if let choice = choice?(.current(nil)) { search.visit(choice.node) }
  }

  @usableFromInline
  func joinNetworks() {
    if isLinear || hasJoined.load(ordering: .acquiring) { return }
    var search = NetworkSearch()
    search.visit(self)
    for network in search.networks { home.join(network) }
    hasJoined.store(true, ordering: .releasing)
  }

  @usableFromInline
  func retainLink() {
    unsafe links.users += 1
    guard unsafe links.users == 1 else { return }
    unsafe links.inputs = inputs.map(link)
    unsafe links.isAffected = true
  }

  @usableFromInline
  func releaseLink() {
    unsafe links.users -= 1
    guard unsafe links.users == 0 else { return }
    let former = unsafe links
    unsafe links = DerivedLinks()
    for link in former.inputs { unlink(link) }
    if let chosen = former.chosen { unlink(chosen) }
    methods.forget(self)
  }

  @inlinable
  func forgetNow() {
    let forgotten = memory.withLock { ($0.published.take(), $0.current.dropAllButLast()) }
    withExtendedLifetime((forgotten, unsafe hub.take())) {}
  }

  private func link(_ input: any PropertyNode) -> DerivedLinks.Link {
    input.retainLink()
    return DerivedLinks.Link(input: input, token: input.dependents.add(self))
  }

  private func unlink(_ link: DerivedLinks.Link) {
    link.input.dependents.remove(link.token)
    link.input.releaseLink()
  }

  // MARK: Publishing

  @usableFromInline
  func markAffected() -> Bool {
    guard unsafe links.users > 0, unsafe !links.isAffected else { return false }
    unsafe links.isAffected = true
    return true
  }

  @usableFromInline
  func refresh(at version: UInt) -> Bool {
    guard unsafe links.isAffected else { return true }
    for input in inputs where !input.refresh(at: version) { return false }
    guard followChoice(at: version) else { return false }
    if methods.makePublished(self, version) { unsafe links.isNews = true }
    unsafe links.isAffected = false
    if unsafe !links.hasEnded, isOver {
      unsafe links.hasEnded = true
      unsafe links.isEndNews = true
    }
    return true
  }

  /// Links the input that the others choose, unlinks the previous one, and refreshes it.
  private func followChoice(at version: UInt) -> Bool {
    guard let choice = choice?(.published) else { return true }
    let last = unsafe links.chosen
    if last?.input !== choice.node {
      choice.node.joinNetworks()
      home.join(choice.node.home)
      guard home.isExclusive else { return false }
      let new = link(choice.node)
      unsafe links.chosen = new
      if let last { unlink(last) }
    }
    // No other input will be chosen, so that a subscription no longer needs to keep this one alive.
    if inputs[0].hasEnded { choice.releaseOwner() }
    return choice.node.refresh(at: version)
  }

  /// A Boolean value that indicates whether no input will change anymore.
  private var isOver: Bool {
    if endsWithFirst { return inputs[0].hasEnded }
    guard inputs.allSatisfy(\.hasEnded) else { return false }
    return unsafe links.chosen?.input.hasEnded ?? true
  }

  /// - Returns: `true` if the published state has changed.
  @inlinable
  func makePublishedNow(at version: UInt) -> Bool {
    let made = make(at: .published) { $0.published }
    let (replaced, forgotten) = memory.withLock { memory in
      let replaced = memory.published
      memory.published = made
      // These were read before the write being published was accepted.
      return (replaced, memory.current.drop { $0.version < version })
    }
    return withExtendedLifetime(forgotten) { made.state.stamp != replaced?.state.stamp }
  }

  @usableFromInline
  func publish() {
    let (isNews, isEndNews) = unsafe (links.isNews, links.isEndNews)
    unsafe links.isNews = false
    unsafe links.isEndNews = false
    if isNews || isEndNews { methods.publish(self, isNews, isEndNews) }
  }

  @inlinable
  func publishNow(isNews: Bool, isEndNews: Bool) {
    if isNews, let send = unsafe hub?.send { send(stateNow(at: .published)) }
    if isEndNews { unsafe hub?.complete() }
  }

  @usableFromInline var hasEnded: Bool { unsafe links.hasEnded }
}

/// The stamps of the states of all inputs.
@usableFromInline
enum Stamps: Equatable, Sendable {
  case one(UInt)
  case two(UInt, UInt)
  case many([UInt])
}

/// The links of a derived node to its inputs.
@usableFromInline
struct DerivedLinks: Sendable {
  struct Link: Sendable {
    let input: any PropertyNode
    let token: UInt
  }

  /// The number of observers and dependents.
  var users = 0
  var inputs: [Link] = []
  var chosen: Link?
  var isAffected = false
  var isNews = false
  var hasEnded = false
  var isEndNews = false

  @usableFromInline
  init() {}
}

extension Array {
  /// Removes and returns the elements that satisfy a predicate.
  @inlinable
  mutating func drop(where isDropped: (Element) -> Bool) -> [Element] {
    guard contains(where: isDropped) else { return [] }
    let dropped = filter(isDropped)
    removeAll(where: isDropped)
    return dropped
  }

  @inlinable
  mutating func dropAllButLast() -> [Element] {
    let dropped = Array(dropLast())
    removeFirst(dropped.count)
    return dropped
  }
}
