import Synchronization

/// The node of a derived property.
///
/// The value is computed when it is read or published, once for each state of the inputs. A node without observers
/// computes nothing on its own, and its inputs hold no reference to it.
@usableFromInline
final class DerivedNode<Value: Sendable>: ValueNode {
  /// The stamps of the states that a value is computed from, and the function that computes it.
  @usableFromInline
  struct Recipe {
    let stamps: [UInt]
    let make: () -> Value

    @usableFromInline
    init(stamps: [UInt], make: @escaping () -> Value) {
      self.stamps = stamps
      self.make = make
    }
  }

  private struct Made: Sendable {
    let stamps: [UInt]
    let state: PropertyState<Value>
  }

  private struct Memory: Sendable {
    /// The last published state, while the node is linked.
    var published: Made?
    /// The states that readers asked for, by version: the last one and, while the node is linked, those not yet published.
    var current: [(made: Made, version: UInt)] = []
    private var lastStamp: UInt = 0

    func state(at version: UInt) -> PropertyState<Value>? {
      guard let last = current.last, last.version == version else { return nil }
      return last.made.state
    }

    func made(of stamps: [UInt]) -> Made? {
      if let published, published.stamps == stamps { return published }
      return current.last { $0.made.stamps == stamps }?.made
    }

    mutating func newStamp() -> UInt {
      lastStamp += 1
      return lastStamp
    }

    /// - Returns: The entries that are dropped.
    mutating func keep(_ made: Made, at version: UInt) -> [(made: Made, version: UInt)] {
      if let last = current.last, last.version > version { return [] }
      let isSame = current.last?.made.stamps == made.stamps
      let forgotten = published == nil ? current : isSame ? [current.removeLast()] : []
      if published == nil { current = [] }
      current.append((made, version))
      return forgotten
    }
  }

  private struct Link: Sendable {
    let input: any PropertyNode
    let token: UInt
  }

  private struct Links: Sendable {
    /// The number of observers and dependents.
    var users = 0
    var inputs: [Link] = []
    var chosen: Link?
    /// The list of observers, once there are any.
    var hub: PropertyHub<Value>?
    var isAffected = false
    var isNews = false
    var hasEnded = false
    var isEndNews = false
  }

  @usableFromInline let home: PropertyNetwork
  @usableFromInline let isLinear: Bool
  @usableFromInline let dependents = Dependents()
  private let inputs: [any PropertyNode]
  private let choice: (@Sendable (PropertyMoment) -> any PropertyChoice)?
  private let endsWithFirst: Bool
  private let recipe: @Sendable (PropertyMoment) -> Recipe
  private let isSame: @Sendable (Value, Value) -> Bool
  private let makeHub: @Sendable () -> PropertyHub<Value>
  private let hasJoined = Atomic(false)
  private let memory = Locked(Memory())
  private let links = Locked(Links())

  /// - Parameters:
  ///   - inputs: The nodes it is derived from, at least one.
  ///   - choice: A function that returns one more input, chosen by the states of the others.
  ///   - endsWithFirst: `true` to end with the first input rather than the last.
  ///   - isSame: A function that returns `true` if two successive values are equal, so that there is no change.
  ///   - recipe: A function that returns the recipe for the value of a moment.
  @usableFromInline
  init(
    from inputs: [any PropertyNode],
    hub: @escaping @Sendable @autoclosure () -> PropertyHub<Value>,
    choice: (@Sendable (PropertyMoment) -> any PropertyChoice)? = nil,
    endsWithFirst: Bool = false,
    isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    recipe: @escaping @Sendable (PropertyMoment) -> Recipe
  ) {
    home = inputs[0].home
    isLinear = inputs.count == 1 && choice == nil && inputs[0].isLinear
    self.inputs = inputs
    makeHub = hub
    self.choice = choice
    self.endsWithFirst = endsWithFirst
    self.isSame = isSame
    self.recipe = recipe
  }

  // MARK: Values

  @usableFromInline var currentState: PropertyState<Value> {
    let version = PropertyClock.now
    if let state = memory.withLock({ $0.state(at: version) }) { return state }
    return isLinear
      ? makeCurrent(at: version, nil)
      : PropertySnapshot.withSnapshot { makeCurrent(at: $0.version, $0) }
  }

  @usableFromInline
  func state(at moment: PropertyMoment) -> PropertyState<Value> {
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

  private func makeCurrent(at version: UInt, _ snapshot: PropertySnapshot?) -> PropertyState<Value> {
    let made = make(at: .current(snapshot)) { $0.current.last?.made ?? $0.published }
    let forgotten = memory.withLock { $0.keep(made, at: version) }
    withExtendedLifetime(forgotten) {}
    return made.state
  }

  /// Returns the value of a moment, and computes it unless it is cached.
  private func make(at moment: PropertyMoment, after last: (Memory) -> Made?) -> Made {
    let recipe = recipe(moment)
    let (known, last) = memory.withLock { ($0.made(of: recipe.stamps), last($0)) }
    if let known { return known }
    LockCheck.assertNoLocksHeld()
    let value = recipe.make()
    if let last, isSame(last.state.value, value) { return Made(stamps: recipe.stamps, state: last.state) }
    return memory.withLock { memory in
      // Another thread may have computed it as well, because no thread waits for another.
      memory.made(of: recipe.stamps)
        ?? Made(stamps: recipe.stamps, state: PropertyState(value: value, stamp: memory.newStamp()))
    }
  }

  // MARK: Observers

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    PropertyNetwork.link(self) { [self] in
      subscription.add { [self] in home.submit(.release(self)) }
      currentHub.attach(sink, subscription)
    }
  }

  /// The hub, which holds the published state.
  private var currentHub: PropertyHub<Value> {
    if let hub = links.withLock({ $0.hub }) { return hub }
    let hub = makeHub()
    hub.send(.next(state(at: .published)))
    let hasEnded = links.withLock { links in
      links.hub = hub
      return links.hasEnded
    }
    if hasEnded { hub.send(.completed) }
    return hub
  }

  // MARK: Links

  @usableFromInline
  func findNetworks(_ search: inout NetworkSearch) {
    if hasJoined.load(ordering: .acquiring) { return search.add(home) }
    for input in inputs { search.visit(input) }
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
    let isFirst = links.withLock { links in
      links.users += 1
      return links.users == 1
    }
    guard isFirst else { return }
    let linked = inputs.map(link)
    links.withLock { links in
      links.inputs = linked
      links.isAffected = true
    }
  }

  @usableFromInline
  func releaseLink() {
    let former = links.withLock { links -> Links? in
      links.users -= 1
      guard links.users == 0 else { return nil }
      defer { links = Links() }
      return links
    }
    guard let former else { return }
    for link in former.inputs { unlink(link) }
    if let chosen = former.chosen { unlink(chosen) }
    let forgotten = memory.withLock { ($0.published.take(), $0.current.dropAllButLast()) }
    withExtendedLifetime(forgotten) {}
  }

  private func link(_ input: any PropertyNode) -> Link {
    input.retainLink()
    return Link(input: input, token: input.dependents.add(self))
  }

  private func unlink(_ link: Link) {
    link.input.dependents.remove(link.token)
    link.input.releaseLink()
  }

  // MARK: Publishing

  @usableFromInline
  func markAffected() -> Bool {
    links.withLock { links in
      defer { links.isAffected = true }
      return !links.isAffected && links.users > 0
    }
  }

  @usableFromInline
  func refresh(at version: UInt) -> Bool {
    guard links.withLock({ $0.isAffected }) else { return true }
    for input in inputs where !input.refresh(at: version) { return false }
    guard followChoice(at: version) else { return false }
    let isNews = makePublished(at: version)
    let isOver = isOver
    links.withLock { links in
      links.isAffected = false
      links.isNews = links.isNews || isNews
      if isOver, !links.hasEnded {
        links.hasEnded = true
        links.isEndNews = true
      }
    }
    return true
  }

  /// Links the input that the others choose, unlinks the previous one, and refreshes it.
  private func followChoice(at version: UInt) -> Bool {
    guard let choice = choice?(.published) else { return true }
    let last = links.withLock { $0.chosen }
    if last?.input !== choice.node {
      choice.node.joinNetworks()
      home.join(choice.node.home)
      guard home.isExclusive else { return false }
      let new = link(choice.node)
      links.withLock { $0.chosen = new }
      if let last { unlink(last) }
    }
    // No other input will be chosen, so that a subscription no longer needs to keep this one alive.
    if inputs[0].hasEnded { choice.releaseOwners() }
    return choice.node.refresh(at: version)
  }

  /// Whether no input will change anymore.
  private var isOver: Bool {
    if endsWithFirst { return inputs[0].hasEnded }
    return inputs.allSatisfy(\.hasEnded) && links.withLock { $0.chosen }?.input.hasEnded ?? true
  }

  /// - Returns: `true` if the published state has changed.
  private func makePublished(at version: UInt) -> Bool {
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
    let (hub, isNews, isEndNews) = links.withLock { links in
      defer {
        links.isNews = false
        links.isEndNews = false
      }
      return (links.hub, links.isNews, links.isEndNews)
    }
    guard let hub else { return }
    if isNews { hub.send(.next(state(at: .published))) }
    if isEndNews { hub.send(.completed) }
  }

  @usableFromInline var hasEnded: Bool { links.withLock { $0.hasEnded } }
}

extension Array {
  /// Removes and returns the elements that satisfy a predicate.
  fileprivate mutating func drop(where isDropped: (Element) -> Bool) -> [Element] {
    guard contains(where: isDropped) else { return [] }
    let dropped = filter(isDropped)
    removeAll(where: isDropped)
    return dropped
  }

  fileprivate mutating func dropAllButLast() -> [Element] {
    let dropped = Array(dropLast())
    removeFirst(dropped.count)
    return dropped
  }
}
