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
/// - No lock is held while members are disposed. ``isDisposed`` is one load.
///
/// RAC: `RACCompoundDisposable`.
public final class CompoundDisposable: Disposable {
  @usableFromInline let state = Atomic<UInt8>(0)
  private let members = Locked(Members())
  /// Where the parts of this subscription are tied to it: see `init(partOf:)`.
  private let ownAnchor = AtomicLazyReference<Anchor>()
  /// The anchor of the subscription this one is a part of.
  @usableFromInline let anchor: Anchor?

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
    if parent.anchor != nil { _ = parent.populate() }
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
    hasEnded || (anchor?.isReleased ?? false)
  }

  /// Whether this very compound is disposed, whatever its parent is.
  @inlinable var hasEnded: Bool { state.load(ordering: .relaxed) & Self.disposedBit != 0 }

  @inlinable static var disposedBit: UInt8 { 1 }
  /// A member has been added, at some time.
  @inlinable static var populatedBit: UInt8 { 2 }
  /// There is an anchor for parts.
  @inlinable static var anchorBit: UInt8 { 4 }

  public func dispose() { end() }

  /// Disposes, and says whether this call was the one that did.
  @inlinable
  @discardableResult
  func end() -> Bool {
    let before = state.bitwiseOr(Self.disposedBit, ordering: .acquiringAndReleasing).oldValue
    // A member added from now on sees the first bit and is disposed by the one who adds it.
    if before & Self.disposedBit != 0 { return false }
    if before & Self.anchorBit != 0 { releaseParts() }
    if before & Self.populatedBit != 0 { disposeMembers() }
    return true
  }

  @usableFromInline
  func disposeMembers() {
    let (first, rest, ticketInParent) = members.withLock { $0.close() }
    if let ticketInParent { anchor?.compound?.withdraw(ticketInParent) }
    first?.dispose()
    for (_, member) in rest { member?.dispose() }
  }

  /// Adds a member. Does nothing when the member is disposed already; disposes it at once when the compound is.
  ///
  /// - Complexity: amortised O(1).
  public func add(_ disposable: any Disposable) {
    precondition(disposable !== self, "A compound disposable cannot be a member of itself")
    guard !disposable.isDisposed, let ticket = insert(.disposable(disposable)) else { return }
    if let subscription = disposable as? CompoundDisposable {
      _ = subscription.insert(
        .membership(Membership(compound: self, id: ObjectIdentifier(self), ticket: ticket))
      )
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
    // The members leave the lock before they are released: a release can run anything.
    let removed = members.withLock { members in
      members.remove { if case .disposable(let member) = $0 { member === disposable } else { false } }
    }
    guard !removed.isEmpty, let subscription = disposable as? CompoundDisposable else { return }
    let id = ObjectIdentifier(self)
    _ = subscription.members.withLock { members in
      members.remove { if case .membership(let membership) = $0 { membership.id == id } else { false } }
    }
  }

  /// How many members are not finished yet.
  ///
  /// - Complexity: O(*n*).
  public var count: Int {
    sweep()
    return members.withLock { $0.count }
  }
}

// MARK: - Membership by ticket

extension CompoundDisposable {
  enum Member: Sendable {
    case disposable(any Disposable)
    case block(@Sendable () -> Void)
    case membership(Membership)

    func dispose() {
      switch self {
      case .disposable(let disposable): disposable.dispose()
      case .block(let cleanup): cleanup()
      case .membership(let membership): membership.compound?.withdraw(membership.ticket)
      }
    }
  }

  /// By this a subscription leaves a compound when it ends. The compound may be gone by then, and must not be kept by
  /// its members.
  struct Membership: Sendable {
    weak let compound: CompoundDisposable?
    let id: ObjectIdentifier
    let ticket: UInt
  }

  /// Adds a member and returns the ticket to withdraw it with; disposes it and returns `nil` when the compound
  /// is disposed already.
  func insert(_ member: Member) -> UInt? {
    if populate() {
      let (ticket, isFull) = members.withLock { $0.insert(member) }
      if isFull { sweep() }
      if let ticket { return ticket }
    }
    member.dispose()
    return nil
  }

  /// Takes out the members that are finished. They are asked outside the lock, for anyone can write a disposable.
  private func sweep() {
    let finished = members.withLock { $0.disposables }.filter(\.disposable.isDisposed).map(\.ticket)
    _ = members.withLock { $0.sweep(finished) }
  }

  /// Has disposal look for members from now on, and a parent dispose this part. Returns whether it is not disposed.
  private func populate() -> Bool {
    let before = state.bitwiseOr(Self.populatedBit, ordering: .acquiringAndReleasing).oldValue
    let isFirst = before & (Self.populatedBit | Self.disposedBit) == 0
    if isFirst, let parent = anchor?.compound, let ticket = parent.insert(.disposable(self)) {
      // Disposed meanwhile: then nobody has withdrawn the ticket.
      if !members.withLock({ $0.remember(ticketInParent: ticket) }) { parent.withdraw(ticket) }
    }
    return before & Self.disposedBit == 0
  }

  /// Makes a disposed part that never had a member as good as new. The caller holds the only reference.
  @inlinable
  func reset() -> Bool {
    guard state.load(ordering: .relaxed) == Self.disposedBit else { return false }
    state.store(0, ordering: .relaxed)
    return true
  }

  @usableFromInline
  func insert(_ cleanup: @escaping @Sendable () -> Void) -> UInt? { insert(.block(cleanup)) }

  /// Takes out the member of that ticket, without disposing it. Harmless when it has left already.
  @usableFromInline
  func withdraw(_ ticket: UInt) {
    _ = members.withLock { $0.withdraw(ticket) }
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
    // Disposal sets its bit before it looks at this one: one of the two threads sees the other's.
    let before = state.bitwiseOr(Self.anchorBit, ordering: .acquiringAndReleasing).oldValue
    if before & Self.disposedBit != 0 { anchor.released.store(true, ordering: .relaxed) }
    return anchor
  }

  @usableFromInline
  func releaseParts() {
    ownAnchor.load()?.released.store(true, ordering: .relaxed)
  }
}

/// The members in the order they came.
///
/// The first has a place of its own, because most subscriptions have but one. One that leaves makes a hole;
/// holes are closed when they are the majority, so that leaving costs amortised logarithmic time.
private struct Members: Sendable {
  typealias Member = CompoundDisposable.Member

  private var first: Member?
  private var rest: [(ticket: UInt, member: Member?)] = []
  private var nextTicket: UInt = 0
  private var holes = 0
  private var sweepAt = 32
  private var isClosed = false
  private var ticketInParent: UInt?

  private var all: some Sequence<(ticket: UInt, member: Member?)> {
    CollectionOfOne((ticket: 0, member: first)) + rest
  }

  /// The members that can be finished, with their tickets.
  var disposables: [(ticket: UInt, disposable: any Disposable)] {
    all.compactMap { ticket, member in
      if case .disposable(let disposable) = member { (ticket, disposable) } else { nil }
    }
  }

  /// How many members there are; memberships in other compounds are not counted.
  var count: Int {
    all.count { _, member in
      switch member {
      case .disposable, .block: true
      case .membership, nil: false
      }
    }
  }

  /// Adds a member, unless the compound is closed. Says when it is time to sweep.
  mutating func insert(_ member: Member) -> (ticket: UInt?, isFull: Bool) {
    guard !isClosed else { return (nil, false) }
    let ticket = nextTicket
    nextTicket += 1
    if ticket == 0 {
      first = member
    } else {
      rest.append((ticket, member))
    }
    let isFull = rest.count >= sweepAt
    if isFull { sweepAt = 2 * rest.count }
    return (ticket, isFull)
  }

  mutating func sweep(_ finished: [UInt]) -> [Member] {
    defer { sweepAt = max(32, 2 * rest.count) }
    return finished.compactMap { withdraw($0) }
  }

  mutating func withdraw(_ ticket: UInt) -> Member? {
    guard ticket > 0 else { return first.take() }
    var low = 0
    var high = rest.count
    while low < high {
      let middle = (low + high) / 2
      if rest[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < rest.count, rest[low].ticket == ticket else { return nil }
    guard let member = rest[low].member.take() else { return nil }
    holes += 1
    if 2 * holes > rest.count { closeHoles() }
    return member
  }

  mutating func remove(where isGone: (Member) -> Bool) -> [Member] {
    let tickets = all.compactMap { ticket, member in member.map(isGone) == true ? ticket : nil }
    return tickets.compactMap { withdraw($0) }
  }

  mutating func close() -> (
    first: Member?, rest: [(ticket: UInt, member: Member?)], ticketInParent: UInt?
  ) {
    isClosed = true
    holes = 0
    defer { rest = [] }
    return (first.take(), rest, ticketInParent)
  }

  mutating func remember(ticketInParent ticket: UInt) -> Bool {
    ticketInParent = ticket
    return !isClosed
  }

  private mutating func closeHoles() {
    rest.removeAll { $0.member == nil }
    holes = 0
  }
}
