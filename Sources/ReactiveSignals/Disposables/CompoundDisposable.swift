public import Synchronization

/// Disposables that are disposed together, in the order they were added.
///
/// It serves as a bag for subscriptions, and it is what each subscription is made of: subscribing returns one,
/// to which the source and the operators add what they have to clean up.
///
///     let bag = CompoundDisposable()
///     signal.subscribe { print($0) }.store(in: bag)
///     bag.add { print("done") }
///     bag.dispose()   // ends the subscription, then prints "done"
///
/// - Adding to a disposed compound disposes the newcomer at once. When one thread adds while another
///   disposes, the newcomer is disposed by one of them, exactly once.
/// - A subscription leaves the compound when it ends, so that a bag that lives long does not grow. Other
///   members that are finished are swept out as the bag grows.
/// - No lock is held while members are disposed. ``isDisposed`` takes no lock.
///
/// RAC: `RACCompoundDisposable`.
public final class CompoundDisposable: Disposable {
  // Most subscriptions have one member or two. These have places that need no lock; the others go to `overflow`.
  // `state` says who may touch a place:
  //
  // - One thread takes it, for good, and fills it. So members keep their order, and tokens are unique.
  // - A full place belongs to the thread that makes it empty or, if it was full at the moment the compound was disposed,
  //   to the thread that did that. Who comes to fill it after that moment keeps what is in it.
  // - Who only looks holds the lock and says so in `state`, which nobody can after the disposal. Who finds that said, in
  //   the very change that makes the place its own, waits for the lock before it touches the place.
  //
  // All of these are changes of one atomic word, so each place has one owner at a time, and nobody passes one over.

  @usableFromInline let state = Atomic<UInt16>(0)
  @exclusivity(unchecked) nonisolated(unsafe) private var first: Member?
  @exclusivity(unchecked) nonisolated(unsafe) private var second: Member?
  private let overflow = Locked(Overflow())
  /// Where the parts of this subscription are tied to it: see `init(childOf:)`.
  private let ownAnchor = AtomicLazyReference<Anchor>()
  /// The anchor of the subscription this one is a part of.
  @usableFromInline let anchor: Anchor?
  /// Written before `state` says that it is in its parent, and read by those who see that.
  @exclusivity(unchecked) nonisolated(unsafe) private var ticketInParent: UInt = 0

  /// A compound of nothing yet.
  @usableFromInline
  internal init(empty: Void) { anchor = nil }

  /// The subscription an operator makes to one of its upstreams. It counts as disposed when `parent` is.
  ///
  /// It enters the parent with its first member, or the first part of its own, and leaves it when it is
  /// disposed: one that never has anything to clean up, as that of an upstream which sends everything at once,
  /// costs no lock.
  @usableFromInline
  internal init(childOf parent: CompoundDisposable) {
    anchor = parent.anchorForParts
    // A part that has parts is in its own parent, so that `isDisposed` need not look further up than one.
    if parent.isPart { parent.populate() }
  }

  /// A compound that is disposed with this one, and `cleanup` is run after it: for what must stay as long as
  /// anything that is cleaned up there.
  @usableFromInline
  func nested(before cleanup: @escaping @Sendable () -> Void) -> CompoundDisposable {
    let inner = CompoundDisposable(empty: ())
    add {
      inner.dispose()
      cleanup()
    }
    return inner
  }

  /// A compound of `members`, in their order.
  public convenience init(_ members: [any Disposable] = []) {
    self.init(empty: ())
    for member in members { add(member) }
  }

  @inlinable
  public var isDisposed: Bool {
    hasEnded || isWholeDisposed
  }

  /// Whether it is a part of another subscription.
  @inlinable var isPart: Bool { anchor != nil }

  /// Whether the subscription that this one is a part of is disposed.
  @inlinable var isWholeDisposed: Bool { anchor?.isReleased ?? false }

  /// Whether this very compound is disposed, whatever its parent is.
  @inlinable var hasEnded: Bool { state.load(ordering: .relaxed) & Self.endedBit != 0 }

  /// The state of a compound that has been disposed and never had a member or a part.
  @inlinable static var endedBit: UInt16 { 1 }

  /// Disposes the members there are, in the order they were added, and returns when that is done.
  ///
  /// Only the first call does anything. Another one returns at once, also while the first is still at it.
  public func dispose() { end() }

  /// Disposes, and says whether this call was the one that did.
  @inlinable
  @discardableResult
  func end() -> Bool {
    let before = state.bitwiseOr(Self.endedBit, ordering: .acquiringAndReleasing).oldValue
    if before & Self.endedBit != 0 { return false }
    if before != 0 { disposeMembers(before) }
    return true
  }

  @usableFromInline
  func disposeMembers(_ state: UInt16) {
    let state = State(rawValue: state)
    if state.contains(.hasParts) { ownAnchor.load()?.release() }
    if state.contains(.isInParent) { anchor?.compound?.withdraw(unsafe ticketInParent) }
    if state.contains(.isLookedAt) { waitForThoseWhoLook() }
    if state.contains(Place.first.full) { take(.first)?.dispose() }
    if state.contains(Place.second.full) { take(.second)?.dispose() }
    guard state.contains(.isOverflowing) else { return }
    let others = overflow.withLock { $0.close() }
    for other in others { other.dispose() }
  }

  /// Adds a member. Does nothing when the member is disposed already; disposes it at once when the compound is.
  ///
  /// - Complexity: amortised O(1).
  public func add(_ disposable: any Disposable) {
    precondition(disposable !== self, "A compound disposable cannot be a member of itself")
    guard !disposable.isDisposed, let token = insert(.disposable(disposable)) else { return }
    if let subscription = disposable as? CompoundDisposable {
      _ = subscription.insert(.disposable(Membership(self, token)))
    }
  }

  /// Adds a closure to run on disposal; runs it at once when the compound is disposed already.
  ///
  /// - Complexity: amortised O(1).
  public func add(_ cleanup: @escaping @Sendable () -> Void) {
    _ = insert(.block(cleanup))
  }

  /// Takes a member out, as often as it was added, without disposing it. Harmless when it is not a member.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public func remove(_ disposable: any Disposable) {
    let tokens = members.compactMap { $0.member.disposable === disposable ? $0.token : nil }
    guard !tokens.isEmpty else { return }
    for token in tokens { withdraw(token) }
    guard let subscription = disposable as? CompoundDisposable else { return }
    for (token, member) in subscription.members where member.membership?.id == ObjectIdentifier(self) {
      subscription.withdraw(token)
    }
  }

  /// How many members are not finished yet.
  ///
  /// - Complexity: O(*n*).
  public var count: Int {
    sweep()
    return members.count { $0.member.membership == nil }
  }
}

// MARK: - Members by token

extension CompoundDisposable {
  enum Member: Sendable {
    case disposable(any Disposable)
    case block(@Sendable () -> Void)

    func dispose() {
      LockCheck.assertNoLocksHeld()
      switch self {
      case .disposable(let disposable): disposable.dispose()
      case .block(let cleanup): cleanup()
      }
    }

    var disposable: (any Disposable)? {
      if case .disposable(let disposable) = self { disposable } else { nil }
    }

    var membership: Membership? { disposable as? Membership }
  }

  /// By this a subscription leaves a compound when it ends. The compound may be gone by then, and must not be kept by
  /// its members.
  final class Membership: Disposable {
    private weak let compound: CompoundDisposable?
    let id: ObjectIdentifier
    private let token: UInt

    init(_ compound: CompoundDisposable, _ token: UInt) {
      self.compound = compound
      id = ObjectIdentifier(compound)
      self.token = token
    }

    var isDisposed: Bool { compound == nil }

    func dispose() { compound?.withdraw(token) }
  }

  /// Adds a member and returns the token to withdraw it with; disposes it and returns `nil` when the compound
  /// is disposed already.
  func insert(_ member: consuming Member) -> UInt? {
    var place: Place?
    let isOpen = populate { state in
      place = state.freePlace
      state.insert(place?.taken ?? .isOverflowing)
    }
    guard isOpen else {
      member.dispose()
      return nil
    }
    guard let place else { return insertBeyondPlaces(member) }
    put(consume member, place)
    if update({ $0.insert(place.full) }) != nil { return place.rawValue }
    take(place)?.dispose()
    return nil
  }

  @usableFromInline
  func insert(_ cleanup: consuming @escaping @Sendable () -> Void) -> UInt? {
    insert(.block(consume cleanup))
  }

  private func insertBeyondPlaces(_ member: Member) -> UInt? {
    let (token, isFull) = overflow.withLock { $0.insert(member) }
    if isFull { sweep() }
    if token == nil { member.dispose() }
    return token
  }

  /// Takes out the member of that token, without disposing it. Harmless when it has left already.
  @usableFromInline
  func withdraw(_ token: UInt) {
    guard let place = Place(rawValue: token) else {
      // It leaves the lock before it is released: a release can run anything.
      _ = overflow.withLock { $0.withdraw(token) }
      return
    }
    guard let before = update({ $0.remove(place.full) }), before.contains(place.full) else { return }
    if before.contains(.isLookedAt) { waitForThoseWhoLook() }
    _ = take(place)
  }

  /// The members there are, in their order, with their tokens; none when it is disposed.
  var members: [(token: UInt, member: Member)] {
    overflow.withLock { overflow in
      guard let before = update({ $0.insert(.isLookedAt) }) else { return [] }
      var members: [(token: UInt, member: Member)] = []
      for place in [Place.first, .second] where before.contains(place.full) {
        if let member = copy(place) { members.append((place.rawValue, member)) }
      }
      state.bitwiseAnd(~State.isLookedAt.rawValue, ordering: .releasing)
      return members + overflow.members
    }
  }

  private func waitForThoseWhoLook() {
    overflow.withLock { _ in }
  }

  /// Takes out the members that are finished.
  private func sweep() {
    // Anyone can write a disposable: it is not asked under the lock.
    for (token, member) in members where member.disposable?.isDisposed == true { withdraw(token) }
    overflow.withLock { $0.hasBeenSwept() }
  }
}

// MARK: - State

extension CompoundDisposable {
  /// The state of a compound, in one word. The first bit is that of its end.
  fileprivate struct State: OptionSet {
    let rawValue: UInt16

    /// A member has been added, at some time, or a part that can have some.
    static let isPopulated = State(rawValue: 1 << 1)
    static let isInParent = State(rawValue: 1 << 2)
    /// There is an anchor for parts.
    static let hasParts = State(rawValue: 1 << 3)
    /// Members have been added that found no place.
    static let isOverflowing = State(rawValue: 1 << 4)
    /// The thread that has the lock is looking into the full places.
    static let isLookedAt = State(rawValue: 1 << 5)

    var freePlace: Place? {
      !contains(Place.first.taken) ? .first : !contains(Place.second.taken) ? .second : nil
    }
  }

  /// A place for a member, whose token is its raw value.
  fileprivate enum Place: UInt {
    case first, second

    var taken: State { State(rawValue: self == .first ? 1 << 6 : 1 << 7) }
    var full: State { State(rawValue: self == .first ? 1 << 8 : 1 << 9) }
  }

  /// Makes a change to the state in one step, and returns the state before. Returns `nil`, and changes nothing, when the
  /// compound is disposed.
  private func update(_ change: (inout State) -> Void) -> State? {
    var before = state.load(ordering: .relaxed)
    while before & Self.endedBit == 0 {
      var after = State(rawValue: before)
      change(&after)
      let (exchanged, original) = state.weakCompareExchange(
        expected: before,
        desired: after.rawValue,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return State(rawValue: before) }
      before = original
    }
    return nil
  }

  private func put(_ member: consuming Member, _ place: Place) {
    switch place {
    case .first: unsafe first = member
    case .second: unsafe second = member
    }
  }

  private func copy(_ place: Place) -> Member? {
    switch place {
    case .first: unsafe first
    case .second: unsafe second
    }
  }

  private func take(_ place: Place) -> Member? {
    switch place {
    case .first: unsafe first.take()
    case .second: unsafe second.take()
    }
  }
}

// MARK: - Parts

extension CompoundDisposable {
  /// What parts know of their parent: whether it is disposed, and how to enter and leave it. They do not hold it, for
  /// it holds them: a subscription that everyone has forgotten must go, with its parts.
  @usableFromInline
  final class Anchor: Sendable {
    @usableFromInline let released = Atomic<Bool>(false)
    weak let compound: CompoundDisposable?

    init(_ compound: CompoundDisposable) { self.compound = compound }

    @inlinable var isReleased: Bool { released.load(ordering: .relaxed) }

    func release() { released.store(true, ordering: .relaxed) }
  }

  private var anchorForParts: Anchor {
    if let anchor = ownAnchor.load() { return anchor }
    let anchor = ownAnchor.storeIfNil(Anchor(self))
    let before = state.bitwiseOr(State.hasParts.rawValue, ordering: .acquiringAndReleasing).oldValue
    // Then disposal has not seen the anchor.
    if before & Self.endedBit != 0 { anchor.release() }
    return anchor
  }

  /// Makes a change to the state of a compound that is to have a member, or a part that is; the first time, enters the
  /// parent. Returns false, and changes nothing, when it is disposed.
  @discardableResult
  private func populate(_ change: (inout State) -> Void = { _ in }) -> Bool {
    let before = update { state in
      state.insert(.isPopulated)
      change(&state)
    }
    guard let before else { return false }
    if !before.contains(.isPopulated), let parent = anchor?.compound { enter(parent) }
    return true
  }

  private func enter(_ parent: CompoundDisposable) {
    guard let token = parent.insert(.disposable(self)) else { return }
    unsafe ticketInParent = token
    // When it has been disposed meanwhile, nobody has withdrawn the token.
    if update({ $0.insert(.isInParent) }) == nil { parent.withdraw(token) }
  }

  /// Makes a disposed part that never had a member as good as new. The caller holds the only reference.
  @inlinable
  func reset() -> Bool {
    guard state.load(ordering: .relaxed) == Self.endedBit else { return false }
    state.store(0, ordering: .relaxed)
    return true
  }
}

/// The members that found both places taken.
private struct Overflow: Sendable {
  typealias Member = CompoundDisposable.Member

  private var list = TokenList<Member>(firstToken: 2)
  private var sweepAt = 32
  private var isClosed = false

  var members: [(token: UInt, member: Member)] {
    list.elementsWithTokens.map { (token: $0.token, member: $0.element) }
  }

  /// Adds a member, unless the compound is closed. Says when it is time to sweep.
  mutating func insert(_ member: Member) -> (token: UInt?, isFull: Bool) {
    guard !isClosed else { return (nil, false) }
    let token = list.append(member)
    let isFull = list.room >= sweepAt
    if isFull { sweepAt = 2 * list.room }
    return (token, isFull)
  }

  mutating func hasBeenSwept() { sweepAt = max(32, 2 * list.room) }

  mutating func withdraw(_ token: UInt) -> Member? { list.remove(token) }

  mutating func close() -> [Member] {
    isClosed = true
    return list.removeAll()
  }
}
