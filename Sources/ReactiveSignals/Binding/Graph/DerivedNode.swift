/// What a derived property is inside.
///
/// Its value is made when somebody asks for it or is to be told, once for each state of what it is derived from. As long as
/// nobody observes it, it does nothing of its own accord, and what it is derived from does not know it.
@usableFromInline
final class DerivedNode<Value: Sendable>: ValueNode {
  /// How to make a value: of which states, and how.
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
    var now: Made?
    /// The number of writes at which `now` was found to be right.
    var checkedAt: UInt = 0
    /// While linked.
    var told: Made?
    private var lastStamp: UInt = 0

    mutating func newStamp() -> UInt {
      lastStamp += 1
      return lastStamp
    }
  }

  private struct Link: Sendable {
    let input: any PropertyNode
    let ticket: UInt
  }

  private struct Links: Sendable {
    /// How many observers and dependents have to be told.
    var users = 0
    var inputs: [Link] = []
    var chosen: Link?
    var isAffected = false
    var hasNews = false
    var hasEnded = false

    var all: [Link] { chosen.map { inputs + [$0] } ?? inputs }
  }

  @usableFromInline let home: PropertyNetwork
  @usableFromInline let dependents = Dependents()
  private let inputs: [any PropertyNode]
  private let choice: (@Sendable (Moment) -> any PropertyNode)?
  private let endsWithFirst: Bool
  private let recipe: @Sendable (Moment) -> Recipe
  private let isSame: @Sendable (Value, Value) -> Bool
  private let hub: PropertyHub<Value>
  private let memory = Locked(Memory())
  private let links = Locked(Links())

  /// - Parameters:
  ///   - inputs: what it is derived from; not empty.
  ///   - choice: one more of these, which depends on the states of the others.
  ///   - endsWithFirst: whether it ends when the first of these has, not when all have.
  ///   - isSame: of a value and the next: whether they are equal, so that there is no change.
  ///   - recipe: how to make the value of a moment.
  @usableFromInline
  init(
    from inputs: [any PropertyNode],
    hub: PropertyHub<Value>,
    choice: (@Sendable (Moment) -> any PropertyNode)? = nil,
    endsWithFirst: Bool = false,
    isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    recipe: @escaping @Sendable (Moment) -> Recipe
  ) {
    home = inputs[0].home
    self.inputs = inputs
    self.hub = hub
    self.choice = choice
    self.endsWithFirst = endsWithFirst
    self.isSame = isSame
    self.recipe = recipe
  }

  // MARK: Values

  @usableFromInline
  func state(at moment: Moment) -> PropertyState<Value> {
    if moment == .told, let told = memory.withLock({ $0.told }) { return told.state }
    let writes = PropertyWrites.count
    if let made = memory.withLock({ $0.checkedAt == writes ? $0.now : nil }) { return made.state }
    let (made, replaced) = make(at: .now) { made in
      memory.withLock { memory in
        let replaced = memory.now
        memory.now = made
        memory.checkedAt = writes
        return replaced
      }
    }
    withExtendedLifetime(replaced) {}
    return made.state
  }

  /// Makes the value of a moment, unless it has been made already, and stores it.
  private func make(at moment: Moment, _ store: (Made) -> Made?) -> (Made, replaced: Made?) {
    let recipe = recipe(moment)
    let (now, told) = memory.withLock { ($0.now, $0.told) }
    let known = told?.stamps == recipe.stamps ? told : now?.stamps == recipe.stamps ? now : nil
    LockCheck.leaveLibrary()
    let value = known?.state.value ?? recipe.make()
    let last = moment == .now ? now ?? told : told
    let state =
      if let last, isSame(last.state.value, value) {
        last.state
      } else if let known {
        known.state
      } else {
        PropertyState(value: value, stamp: memory.withLock { $0.newStamp() })
      }
    let made = Made(stamps: recipe.stamps, state: state)
    return (made, store(made))
  }

  // MARK: Observers

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    PropertyNetwork.link(self) { [self] in
      subscription.add { [self] in home.submit(.release(self)) }
      hub.attach(sink, subscription)
    }
  }

  // MARK: Links

  @usableFromInline
  func findNetworks(_ search: inout NetworkSearch) {
    for input in inputs { search.visit(input) }
    if let choice { search.visit(choice(.told)) }
  }

  @usableFromInline var isLinked: Bool { links.withLock { $0.users > 0 } }

  @usableFromInline
  func retainLink() {
    let isFirst = links.withLock { links in
      links.users += 1
      return links.users == 1
    }
    guard isFirst else { return }
    let fixed = inputs.map(link)
    links.withLock { $0.inputs = fixed }
    followChoice()
    makeTold()
    tell()
    _ = endIfOver()
  }

  @usableFromInline
  func releaseLink() {
    let released = links.withLock { links -> [Link] in
      links.users -= 1
      guard links.users == 0 else { return [] }
      defer { links = Links(hasEnded: links.hasEnded) }
      return links.all
    }
    guard !released.isEmpty else { return }
    for link in released { unlink(link) }
    let told = memory.withLock { $0.told.take() }
    withExtendedLifetime(told) {}
  }

  private func link(_ input: any PropertyNode) -> Link {
    input.retainLink()
    return Link(input: input, ticket: input.dependents.add(self))
  }

  private func unlink(_ link: Link) {
    link.input.dependents.remove(link.ticket)
    link.input.releaseLink()
  }

  /// Links the input that the states of the others choose, in place of the one before.
  private func followChoice() {
    guard let choice = choice?(.told) else { return }
    let last = links.withLock { $0.chosen }
    if last?.input === choice { return }
    let isNear = NetworkSearch(from: choice).stranger(to: home.root) == nil
    let new = isNear ? link(choice) : nil
    links.withLock { $0.chosen = new }
    if let last { unlink(last) }
    // What is told of it until then is what it is now.
    if !isNear { home.submit(.relink(self)) }
  }

  // MARK: Telling

  @usableFromInline
  func markAffected() -> Bool {
    links.withLock { links in
      defer { links.isAffected = true }
      return !links.isAffected && links.users > 0
    }
  }

  @usableFromInline
  func refresh() {
    let affecting = links.withLock { links -> [Link]? in
      guard links.isAffected else { return nil }
      links.isAffected = false
      return links.all
    }
    guard let affecting else { return }
    for link in affecting { link.input.refresh() }
    followChoice()
    links.withLock { $0.chosen }?.input.refresh()
    makeTold()
  }

  private func makeTold() {
    let (made, replaced) = make(at: .told) { made in
      memory.withLock { memory in
        let replaced = memory.told
        memory.told = made
        return replaced
      }
    }
    if made.state.stamp != replaced?.state.stamp { links.withLock { $0.hasNews = true } }
  }

  @usableFromInline
  func tell() {
    let hasNews = links.withLock { links in
      defer { links.hasNews = false }
      return links.hasNews
    }
    if hasNews, let told = memory.withLock({ $0.told }) { hub.send(.next(told.state)) }
  }

  @usableFromInline var hasEnded: Bool { links.withLock { $0.hasEnded } }

  @usableFromInline
  func endIfOver() -> Bool {
    guard let linked = links.withLock({ $0.hasEnded ? nil : $0.all }) else { return false }
    guard endsWithFirst ? inputs[0].hasEnded : linked.allSatisfy(\.input.hasEnded) else { return false }
    links.withLock { $0.hasEnded = true }
    hub.send(.completed)
    return true
  }
}
