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
  // Most subscriptions have one member or two. These get places that need no lock; the others go to `overflow`.
  // `state` says who may touch a place:
  //
  //     free ──▶ held ──▶ full ──▶ gone
  //
  // A free place is made held by the thread that fills it; a full one by a thread that looks what is in it; nobody
  // else touches it meanwhile. A full one belongs to the thread that makes it gone or, if it was full at the moment the
  // compound was disposed, to the thread that did that: who comes to fill it after that moment keeps what is in it.
  // All of these are changes of one atomic word, so there is always exactly one such thread. A place is filled
  // once, so that members keep their order and tickets stay unique.

  @usableFromInline let state = Atomic<UInt16>(0)
  @exclusivity(unchecked) nonisolated(unsafe) private var first: Member?
  @exclusivity(unchecked) nonisolated(unsafe) private var second: Member?
  private let overflow = Locked(Overflow())
  /// Where the parts of this subscription are tied to it: see `init(partOf:)`.
  private let ownAnchor = AtomicLazyReference<Anchor>()
  /// The anchor of the subscription this one is a part of.
  @usableFromInline let anchor: Anchor?
  /// Written before `state` says `isInParent`, and read by those who see that.
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
  internal init(partOf parent: CompoundDisposable) {
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
    if state.isAnchor { releaseParts() }
    if state.isInParent { anchor?.compound?.withdraw(unsafe ticketInParent) }
    if state[.first] == .full { take(.first)?.dispose() }
    if state[.second] == .full { take(.second)?.dispose() }
    guard state.isOverflowing else { return }
    let others = overflow.withLock { $0.close() }
    for other in others { other.dispose() }
  }

  /// Adds a member. Does nothing when the member is disposed already; disposes it at once when the compound is.
  ///
  /// - Complexity: amortised O(1).
  public func add(_ disposable: any Disposable) {
    precondition(disposable !== self, "A compound disposable cannot be a member of itself")
    guard !disposable.isDisposed, let ticket = insert(.disposable(disposable)) else { return }
    if let subscription = disposable as? CompoundDisposable {
      _ = subscription.insert(.membership(Membership(self, ticket)))
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
    let tickets = members.compactMap { $0.member.isDisposable(disposable) ? $0.ticket : nil }
    guard !tickets.isEmpty else { return }
    for ticket in tickets { withdraw(ticket) }
    guard let subscription = disposable as? CompoundDisposable else { return }
    for (ticket, member) in subscription.members where member.isMembership(in: self) {
      subscription.withdraw(ticket)
    }
  }

  /// How many members are not finished yet.
  ///
  /// - Complexity: O(*n*).
  public var count: Int {
    sweep()
    return members.count { !$0.member.isMembership }
  }
}

// MARK: - Membership by ticket

extension CompoundDisposable {
  enum Member: Sendable {
    case disposable(any Disposable)
    case block(@Sendable () -> Void)
    case membership(Membership)

    func dispose() {
      LockCheck.leaveLibrary()
      switch self {
      case .disposable(let disposable): disposable.dispose()
      case .block(let cleanup): cleanup()
      case .membership(let membership): membership.compound?.withdraw(membership.ticket)
      }
    }

    func isDisposable(_ disposable: any Disposable) -> Bool {
      if case .disposable(let member) = self { member === disposable } else { false }
    }

    func isMembership(in compound: CompoundDisposable) -> Bool {
      guard case .membership(let membership) = self else { return false }
      return membership.id == ObjectIdentifier(compound)
    }

    var isMembership: Bool {
      if case .membership = self { true } else { false }
    }

    /// Anyone can write a disposable: it is not asked under a lock.
    var isFinished: Bool {
      if case .disposable(let disposable) = self { disposable.isDisposed } else { false }
    }
  }

  /// By this a subscription leaves a compound when it ends. The compound may be gone by then, and must not be kept by
  /// its members.
  final class Membership: Sendable {
    weak let compound: CompoundDisposable?
    let id: ObjectIdentifier
    let ticket: UInt

    init(_ compound: CompoundDisposable, _ ticket: UInt) {
      self.compound = compound
      id = ObjectIdentifier(compound)
      self.ticket = ticket
    }
  }

  /// Adds a member and returns the ticket to withdraw it with; disposes it and returns `nil` when the compound
  /// is disposed already.
  func insert(_ member: consuming Member) -> UInt? {
    var place: Place?
    let isOpen = populate { state in
      place = state.freePlace
      if let place { state[place] = .held } else { state.isOverflowing = true }
    }
    guard isOpen else {
      member.dispose()
      return nil
    }
    guard let place else { return insertBeyondPlaces(member) }
    put(consume member, place)
    if update({ $0.fill(place) }) { return place.ticket }
    take(place)?.dispose()
    return nil
  }

  @usableFromInline
  func insert(_ cleanup: consuming @escaping @Sendable () -> Void) -> UInt? {
    insert(.block(consume cleanup))
  }

  private func insertBeyondPlaces(_ member: Member) -> UInt? {
    let (ticket, isFull) = overflow.withLock { $0.insert(member) }
    if isFull { sweep() }
    if ticket == nil { member.dispose() }
    return ticket
  }

  /// Takes out the members that are finished.
  private func sweep() {
    let finished = members.filter(\.member.isFinished)
    for (ticket, _) in finished { withdraw(ticket) }
    overflow.withLock { $0.hasBeenSwept() }
  }

  /// Makes a change to the state of a compound that is to have a member, or a part that is; the first time, enters the
  /// parent. Returns false, and changes nothing, when it is disposed.
  @discardableResult
  private func populate(_ change: (inout State) -> Void = { _ in }) -> Bool {
    var isFirst = false
    let isOpen = update { state in
      isFirst = !state.isPopulated
      state.isPopulated = true
      change(&state)
      return !state.isEnded
    }
    if isOpen, isFirst, let parent = anchor?.compound, let ticket = parent.insert(.disposable(self)) {
      unsafe ticketInParent = ticket
      let isNoted = update { state in
        state.isInParent = true
        return !state.isEnded
      }
      // Disposed meanwhile: then nobody has withdrawn the ticket.
      if !isNoted { parent.withdraw(ticket) }
    }
    return isOpen
  }

  /// Makes a disposed part that never had a member as good as new. The caller holds the only reference.
  @inlinable
  func reset() -> Bool {
    guard state.load(ordering: .relaxed) == Self.endedBit else { return false }
    state.store(0, ordering: .relaxed)
    return true
  }

  /// Takes out the member of that ticket, without disposing it. Harmless when it has left already.
  @usableFromInline
  func withdraw(_ ticket: UInt) {
    guard let place = Place(ticket: ticket) else {
      // It leaves the lock before it is released: a release can run anything.
      _ = overflow.withLock { $0.withdraw(ticket) }
      return
    }
    var wasFull = false
    let isWithdrawn = update { state in
      wasFull = state[place] == .full
      return state.empty(place)
    }
    // When it was held, by one who is looking, that one finds that it is to go.
    if isWithdrawn && wasFull { _ = take(place) }
  }

  /// The members there are, in their order, with their tickets.
  private var members: [(ticket: UInt, member: Member)] {
    // The lock keeps those who look into places out of each other's way.
    let (members, leftovers) = overflow.withLock { overflow in
      var members: [(ticket: UInt, member: Member)] = []
      var leftovers: [(member: Member?, isMissed: Bool)] = []
      for place in [Place.first, .second] where update({ $0.hold(place) }) {
        let member = copy(place)
        var isGone = false
        let isBack = update { state in
          isGone = state[place] == .gone
          return state.fill(place)
        }
        if isBack {
          members += member.map { [(place.ticket, $0)] } ?? []
        } else {
          leftovers.append((take(place), !isGone))
        }
      }
      return (members + overflow.members, leftovers)
    }
    // What was held when the compound was disposed has been passed over.
    for (member, isMissed) in leftovers where isMissed { member?.dispose() }
    return members
  }
}

// MARK: - Places

extension CompoundDisposable {
  fileprivate enum Place: UInt16 {
    case first = 5
    case second = 7

    init?(ticket: UInt) {
      switch ticket {
      case 0: self = .first
      case 1: self = .second
      default: return nil
      }
    }

    var ticket: UInt { self == .first ? 0 : 1 }
  }

  fileprivate enum Content: UInt16 {
    case free, held, full, gone
  }

  /// The state of a compound, in one word.
  fileprivate struct State {
    var rawValue: UInt16

    var isEnded: Bool { self[bit: 0] }
    /// A member has been added, at some time, or a part that can have some.
    var isPopulated: Bool {
      get { self[bit: 1] }
      set { self[bit: 1] = newValue }
    }
    /// Members have been added that found no place.
    var isOverflowing: Bool {
      get { self[bit: 2] }
      set { self[bit: 2] = newValue }
    }
    var isInParent: Bool {
      get { self[bit: 3] }
      set { self[bit: 3] = newValue }
    }
    /// There is an anchor for parts.
    var isAnchor: Bool {
      get { self[bit: 4] }
      set { self[bit: 4] = newValue }
    }

    private subscript(bit bit: UInt16) -> Bool {
      get { rawValue >> bit & 1 != 0 }
      set { rawValue = newValue ? rawValue | 1 << bit : rawValue & ~(1 << bit) }
    }

    /// What is in a place: two bits from that of the place's number.
    subscript(place: Place) -> Content {
      get { Content(rawValue: rawValue >> place.rawValue & 3) ?? .free }
      set { rawValue = rawValue & ~(3 << place.rawValue) | newValue.rawValue << place.rawValue }
    }

    var freePlace: Place? {
      self[.first] == .free ? .first : self[.second] == .free ? .second : nil
    }

    mutating func hold(_ place: Place) -> Bool { change(place, from: .full, to: .held) }

    mutating func fill(_ place: Place) -> Bool { change(place, from: .held, to: .full) }

    mutating func empty(_ place: Place) -> Bool {
      change(place, from: .full, to: .gone) || change(place, from: .held, to: .gone)
    }

    /// After the end nothing changes any more.
    private mutating func change(_ place: Place, from old: Content, to new: Content) -> Bool {
      guard self[place] == old, !isEnded else { return false }
      self[place] = new
      return true
    }
  }

  /// Makes a change to the state, in one step; `change` returns false when it is not to be made after all.
  private func update(_ change: (inout State) -> Bool) -> Bool {
    var before = state.load(ordering: .relaxed)
    while true {
      var after = State(rawValue: before)
      guard change(&after) else { return false }
      let (exchanged, original) = state.weakCompareExchange(
        expected: before,
        desired: after.rawValue,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return true }
      before = original
    }
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
  }

  private var anchorForParts: Anchor {
    if let anchor = ownAnchor.load() { return anchor }
    let anchor = ownAnchor.storeIfNil(Anchor(self))
    var isLate = false
    _ = update { state in
      isLate = state.isEnded
      state.isAnchor = true
      return true
    }
    // Then disposal has not seen the anchor.
    if isLate { anchor.released.store(true, ordering: .relaxed) }
    return anchor
  }

  private func releaseParts() {
    ownAnchor.load()?.released.store(true, ordering: .relaxed)
  }
}

/// The members that found both places taken.
private struct Overflow: Sendable {
  typealias Member = CompoundDisposable.Member

  private var list = TicketList<Member>(firstTicket: 2)
  private var sweepAt = 32
  private var isClosed = false

  var members: [(ticket: UInt, member: Member)] {
    list.elementsWithTickets.map { (ticket: $0.ticket, member: $0.element) }
  }

  /// Adds a member, unless the compound is closed. Says when it is time to sweep.
  mutating func insert(_ member: Member) -> (ticket: UInt?, isFull: Bool) {
    guard !isClosed else { return (nil, false) }
    let ticket = list.append(member)
    let isFull = list.room >= sweepAt
    if isFull { sweepAt = 2 * list.room }
    return (ticket, isFull)
  }

  mutating func hasBeenSwept() { sweepAt = max(32, 2 * list.room) }

  mutating func withdraw(_ ticket: UInt) -> Member? { list.remove(ticket) }

  mutating func close() -> [Member] {
    isClosed = true
    return list.removeAll()
  }
}
