import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The link of a derived node to an input. While the node is observed, the link is in the list of the links of its input.
///
/// `@unchecked Sendable`: the variables are accessed only by the thread inside the network that the node belongs to. See
/// ``PropertyNetwork``. For the same reason no exclusivity checks are needed.
@safe
@usableFromInline
class InputLink: @unchecked Sendable {
  @usableFromInline final let input: PropertyNode
  /// The node, which a link in a list retains. The node retains the link.
  @exclusivity(unchecked) fileprivate final var dependent: Unmanaged<PropertyNode>?
  @exclusivity(unchecked) fileprivate final var previous: Unmanaged<InputLink>?
  @exclusivity(unchecked) fileprivate final var next: Unmanaged<InputLink>?

  fileprivate init(_ input: PropertyNode) { self.input = input }
}

/// The links of a derived node to its inputs. The object itself is the first of them.
///
/// `@unchecked Sendable`: as ``InputLink``.
@usableFromInline
class InputLinks: InputLink, @unchecked Sendable {
  /// One more input, chosen by the states of the others.
  ///
  /// `@unchecked Sendable`: the variables are accessed as those of the links are.
  fileprivate final class Choosing: @unchecked Sendable {
    let choice: @Sendable (PropertyNode.Moment) -> any Choice
    /// The thread that needs the state of the chosen property, or 0, and the version of that state.
    let thread = Atomic<UInt>(0)
    let version = Atomic<UInt>(0)
    /// A Boolean value that indicates whether the chosen property is being refreshed.
    @exclusivity(unchecked) var isRefreshing = false
    /// The link to the chosen property, while the node is observed.
    @exclusivity(unchecked) var link: InputLink?

    init(_ choice: @escaping @Sendable (PropertyNode.Moment) -> any Choice) { self.choice = choice }
  }

  /// The links to the inputs behind the first.
  fileprivate final let others: [InputLink]
  /// The same as that of the node.
  @usableFromInline final let depth: Int
  fileprivate final let choosing: Choosing?
  /// The number of observers and dependents.
  @exclusivity(unchecked) fileprivate final var users = 0
  /// The same as that of the node.
  @usableFromInline final let isLinear: Bool
  /// A Boolean value that indicates whether the node has one fixed input.
  fileprivate final let isSimple: Bool
  /// `true` to end with the first input rather than the last.
  fileprivate final let endsWithFirst: Bool
  fileprivate final let hasJoined = Atomic(false)
  /// A Boolean value that indicates whether the present change has made the published state out of date.
  @exclusivity(unchecked) fileprivate final var isAffected = false

  /// - Parameters:
  ///   - input: The first input.
  ///   - others: The other inputs.
  ///   - choice: A function that returns one more input, chosen by the states of the others.
  ///   - endsWithFirst: `true` to end with the first input rather than the last.
  @usableFromInline
  init(
    _ input: PropertyNode,
    and others: [PropertyNode] = [],
    choice: (@Sendable (PropertyNode.Moment) -> any Choice)? = nil,
    endsWithFirst: Bool = false
  ) {
    self.others = others.map(InputLink.init)
    choosing = choice.map(Choosing.init)
    isSimple = others.isEmpty && choice == nil
    isLinear = isSimple && input.isLinear
    depth = others.reduce(input.depth) { max($0, $1.depth) } + 1
    self.endsWithFirst = endsWithFirst
    super.init(input)
  }

  final var inputs: [PropertyNode] { [input] + others.map(\.input) }

  /// Calls `body`, which needs the state of the property that the others choose. Stops the program if that state needs this one.
  @inlinable
  final func whileChoosing<Result>(at moment: PropertyNode.Moment, _ body: () -> Result) -> Result {
    // A published state has been computed before.
    guard case .current(let snapshot?) = moment else { return body() }
    let isFirst = beginChoosing(snapshot.version)
    defer { if isFirst { endChoosing() } }
    return body()
  }

  /// - Returns: `true` if no other thread needs the state of the chosen property. Of several threads, only the first is checked.
  @usableFromInline
  final func beginChoosing(_ version: UInt) -> Bool {
    guard let choosing else { return false }
    let me = rs_thread_token()
    let other = choosing.thread.compareExchange(expected: 0, desired: me, ordering: .relaxed).original
    if other == me, choosing.version.load(ordering: .relaxed) == version { failRecursive() }
    if other == 0 { choosing.version.store(version, ordering: .relaxed) }
    return other == 0
  }

  @usableFromInline
  final func endChoosing() { choosing?.thread.store(0, ordering: .relaxed) }

  fileprivate final func failRecursive() -> Never {
    stopProgram(
      """
      A property made with flatMap has no value, since it has chosen itself, or a property that is derived from it. Let the closure of \
      flatMap return another property: for example Property(value), with the last value
      """
    )
  }

  /// A Boolean value that indicates whether no input will change anymore.
  fileprivate final var isOver: Bool {
    if endsWithFirst || !input.hasEnded { return input.hasEnded }
    return others.allSatisfy { $0.input.hasEnded } && (unsafe choosing?.link?.input.hasEnded ?? true)
  }

  /// Called inside the network when the node gets its first observer or dependent.
  func beginObservation(in network: PropertyNetwork) {}

  /// Called inside the network when the node has lost the last one.
  func endObservation(in network: PropertyNetwork) {}
}

extension InputLinks {
  /// The property that a `flatMap` follows at present.
  @usableFromInline
  protocol Choice: Sendable {
    var node: PropertyNode { get }

    /// Makes this choice the last one, and releases the owner of the property. The derived property keeps that, if it is alive.
    func releaseOwner()
  }
}

extension PropertyNode {
  /// Visits this node, and the nodes that `next` returns for each one, once.
  private func search(_ next: (PropertyNode) -> [PropertyNode]) {
    var seen: Set<ObjectIdentifier> = []
    var pending = [self]
    while let node = pending.popLast() {
      if seen.insert(ObjectIdentifier(node)).inserted { pending += next(node) }
    }
  }

  /// The sources that this node is derived from at present.
  final var sources: [PropertyNode] {
    var found: [PropertyNode] = []
    search { node in
      if let links = node.links {
        return links.inputs + (links.choosing.map { [$0.choice(.current(nil)).node] } ?? [])
      }
      found.append(node)
      return []
    }
    return found
  }

  /// Joins all networks that this node is derived from.
  final func joinNetworks() {
    guard let links, !isLinear, !links.hasJoined.load(ordering: .acquiring) else { return }
    search { node in
      if let links = node.links, !links.hasJoined.load(ordering: .acquiring) { return links.inputs }
      home.join(node.home)
      return []
    }
    links.hasJoined.store(true, ordering: .releasing)
  }

  /// Returns inputs of this node and inputs of these that are to be computed first, in their order, so that computing takes constant
  /// stack: every 32nd of a chain.
  ///
  /// - Parameter isStale: A closure that returns `true` if a node is not computed yet.
  final func deepInputs(where isStale: (PropertyNode) -> Bool) -> [PropertyNode] {
    guard let links, depth > 32 else { return [] }
    var found: [PropertyNode] = []
    search { node in
      if node === self { return links.inputs }
      guard let links = node.links, isStale(node) else { return [] }
      if node.depth.isMultiple(of: 32) { found.append(node) }
      return links.inputs
    }
    return found.sorted { $0.depth < $1.depth }
  }

  /// Computes the states of a snapshot of as many inputs as the state of this node needs.
  @usableFromInline
  final func prepareInputs(in snapshot: PropertySnapshot) {
    for input in deepInputs(where: { !$0.isRead(in: snapshot) }) { input.prepare(in: snapshot) }
  }

  // The following are called inside the network only. They do nothing at a source, the published state of which is always up to date.

  /// Counts one more observer or dependent. The first links the node to its inputs. The caller then calls ``refresh(at:)``.
  final func retainLink() {
    var linked: [PropertyNode] = []
    retainLink(&linked)
    // Recursion would overflow the stack.
    while let node = linked.popLast() { node.retainLink(&linked) }
  }

  private func retainLink(_ linked: inout [PropertyNode]) {
    guard let links else { return }
    unsafe links.users += 1
    guard unsafe links.users == 1 else { return }
    link(links, &linked)
    for other in links.others { link(other, &linked) }
    unsafe links.isAffected = true
    links.beginObservation(in: home)
  }

  /// Counts one observer or dependent fewer. The last unlinks the node.
  final func releaseLink() {
    var linked: [PropertyNode] = []
    releaseLink(&linked)
    while let node = linked.popLast() { node.releaseLink(&linked) }
  }

  private func releaseLink(_ linked: inout [PropertyNode]) {
    guard let links else { return }
    unsafe links.users -= 1
    guard unsafe links.users == 0 else { return }
    unsafe links.isAffected = false
    unlink(links, &linked)
    for other in links.others { unlink(other, &linked) }
    if let chosen = unsafe links.choosing?.link.take() { unlink(chosen, &linked) }
    (unsafe isNews, unsafe phase) = (false, .open)
    _ = methods.perform(self, .forget)
    links.endObservation(in: home)
  }

  private func link(_ link: InputLink, _ linked: inout [PropertyNode]) {
    if link.input.links != nil { linked.append(link.input) }
    unsafe link.dependent = .passRetained(self)
    link.input.append(link)
  }

  private func unlink(_ link: InputLink, _ linked: inout [PropertyNode]) {
    link.input.remove(link)
    // Released when the list is consistent again, since a release can run any code.
    unsafe link.dependent.take()?.release()
    if link.input.links != nil { linked.append(link.input) }
  }

  private func append(_ link: InputLink) {
    let this = unsafe Unmanaged.passUnretained(link)
    unsafe link.previous = lastLink
    if let last = unsafe lastLink {
      unsafe last._withUnsafeGuaranteedRef { unsafe $0.next = this }
      unsafe hasFork = true
    } else {
      unsafe firstLink = this
    }
    unsafe lastLink = this
  }

  private func remove(_ link: InputLink) {
    let (previous, next) = unsafe (link.previous.take(), link.next.take())
    if let previous = unsafe previous {
      unsafe previous._withUnsafeGuaranteedRef { unsafe $0.next = next }
    } else {
      unsafe firstLink = next
    }
    if let next = unsafe next {
      unsafe next._withUnsafeGuaranteedRef { unsafe $0.previous = previous }
    } else {
      unsafe lastLink = previous
    }
    unsafe hasFork = firstLink?.toOpaque() != lastLink?.toOpaque()
  }

  /// The observed nodes that are derived from this one, in the order in which they were linked.
  private var dependents: [PropertyNode] {
    var found: [PropertyNode] = []
    forEachDependent { found.append($0) }
    return found
  }

  /// Calls `body`, which changes no links.
  private func forEachDependent(_ body: (PropertyNode) -> Void) {
    var next = unsafe firstLink
    while let link = unsafe next {
      unsafe link._withUnsafeGuaranteedRef { link in
        unsafe link.dependent?._withUnsafeGuaranteedRef(body)
        unsafe next = link.next
      }
    }
  }

  /// Marks the dependents as affected by the present change, and appends those that were not yet marked to a list. The end of this node
  /// affects only a dependent whose other inputs have ended.
  final func markDependents(into affected: inout [PropertyNode], asEnd: Bool) {
    forEachDependent { dependent in
      if asEnd, dependent.links?.isOver == false { return }
      if dependent.markAffected() { affected.append(dependent) }
    }
  }

  // A row is a property with one dependent at most, which has no other input, and so on. The link to an input retains the dependent while
  // the network publishes, since a subscription that ends then is removed later.
  //
  // The first one is assigned to its variable: an initialization takes unoptimized code one more call.

  /// The dependent, if there is one only.
  private var nextInRow: Unmanaged<PropertyNode>? {
    guard let link = unsafe firstLink, unsafe !hasFork else { return nil }
    return unsafe link._withUnsafeGuaranteedRef { unsafe $0.dependent }
  }

  /// A Boolean value that indicates whether the properties that are derived from this one are a row, and current up to the previous change.
  final var isStartOfRow: Bool {
    if unsafe hasFork { return false }
    var next: Unmanaged<PropertyNode>? = nil
    unsafe next = nextInRow
    while let node = unsafe next {
      let isInRow = unsafe node._withUnsafeGuaranteedRef { node in
        guard let links = node.links else { return false }
        unsafe next = node.nextInRow
        return unsafe links.isSimple && !links.isAffected && !node.hasFork
      }
      if !isInRow { return false }
    }
    return true
  }

  /// Takes the properties of the row to the present change.
  final func updateRow(_ version: UInt) {
    var next: Unmanaged<PropertyNode>? = nil
    unsafe next = nextInRow
    while let node = unsafe next {
      unsafe node._withUnsafeGuaranteedRef { node in
        _ = node.methods.perform(node, .update(version: version))
        unsafe next = node.nextInRow
      }
    }
  }

  /// Publishes this property and the row. Dependents that an observer adds meanwhile have been published when they were linked.
  final func publishRow() {
    publish()
    if unsafe hasFork { return dependents.forEach { $0.publishRow() } }
    var next: Unmanaged<PropertyNode>? = nil
    unsafe next = nextInRow
    while let node = unsafe next {
      unsafe node._withUnsafeGuaranteedRef { node in
        node.publish()
        unsafe next = node.nextInRow
        if unsafe node.hasFork { node.dependents.forEach { $0.publishRow() } }
      }
    }
  }

  /// Marks the node as affected by the present change. Returns `false` if it is marked already or has no observers.
  final func markAffected() -> Bool {
    guard let links, unsafe links.users > 0, unsafe !links.isAffected else { return false }
    unsafe links.isAffected = true
    return true
  }

  /// Takes the published state to the present change, after the states of the inputs.
  ///
  /// - Parameter version: The version of the change, or 0 while the node is being linked.
  /// - Returns: `false` if another thread is working on an input. Then the node has to be refreshed again later.
  final func refresh(at version: UInt) -> Bool {
    guard let links, unsafe links.isAffected else { return true }
    for input in deepInputs(where: { unsafe $0.links?.isAffected == true }) where !input.refresh(at: version)
    {
      return false
    }
    guard links.input.refresh(at: version) else { return false }
    for other in links.others where !other.input.refresh(at: version) { return false }
    guard followChoice(of: links, at: version) else { return false }
    _ = methods.perform(self, .update(version: version))
    unsafe links.isAffected = false
    if unsafe phase == .open, links.isOver { unsafe phase = .ending }
    return true
  }

  /// Links the input that the others choose, unlinks the previous one, and refreshes it.
  private func followChoice(of links: InputLinks, at version: UInt) -> Bool {
    guard let choosing = links.choosing else { return true }
    let choice = choosing.choice(.published)
    let last = unsafe choosing.link
    if last?.input !== choice.node {
      choice.node.joinNetworks()
      home.join(choice.node.home)
      guard home.isExclusive else { return false }
      var linked: [PropertyNode] = []
      let chosen = InputLink(choice.node)
      unsafe choosing.link = chosen
      link(chosen, &linked)
      while let node = linked.popLast() { node.retainLink(&linked) }
      if let last {
        unlink(last, &linked)
        while let node = linked.popLast() { node.releaseLink(&linked) }
      }
    }
    // No other input will be chosen, so that a subscription no longer needs to keep this one alive.
    if links.input.hasEnded { choice.releaseOwner() }
    if unsafe choosing.isRefreshing { links.failRecursive() }
    unsafe choosing.isRefreshing = true
    defer { unsafe choosing.isRefreshing = false }
    return choice.node.refresh(at: version)
  }
}
