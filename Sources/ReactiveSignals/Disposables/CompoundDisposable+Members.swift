import _ReactiveSignalsAtomics

extension CompoundDisposable {
  enum Member: Sendable {
    case disposable(any Disposable)
    case compound(CompoundDisposable)
    case block(@Sendable () -> Void)

    /// - Parameter nesting: The number of compounds that dispose each other.
    func dispose(nesting: Int = 0) {
      LockCheck.assertNoLocksHeld()
      switch self {
      case .disposable(let disposable): disposable.dispose()
      case .compound(let compound): compound.end(nesting: nesting)
      case .block(let cleanup): cleanup()
      }
    }

    var disposable: (any Disposable)? {
      switch self {
      case .disposable(let disposable): disposable
      case .compound(let compound): compound
      case .block: nil
      }
    }

    var membership: Membership? {
      if case .disposable(let disposable) = self { disposable as? Membership } else { nil }
    }
  }

  /// A member of a subscription that makes it leave a bag when it ends. The bag may be released before that, and its
  /// members do not retain it.
  final class Membership: Disposable {
    private let compound: WeakReference<CompoundDisposable>
    let id: ObjectIdentifier
    private let token: UInt

    init(_ compound: CompoundDisposable, _ token: UInt) {
      self.compound = WeakReference(compound)
      id = ObjectIdentifier(compound)
      self.token = token
    }

    var bag: CompoundDisposable? { compound.object }

    var isDisposed: Bool { bag == nil }

    func dispose() { bag?.withdraw(token) }
  }

  /// Adds a member and returns its token. Disposes the member and returns `nil` when the compound is disposed.
  func insert(_ member: consuming Member) -> UInt? {
    var slot: Slot?
    let isOpen = populate { state in
      slot = state.freeSlot
      state.insert(slot?.taken ?? .isOverflowing)
    }
    guard isOpen else {
      member.dispose()
      return nil
    }
    guard let slot else { return insertIntoOverflow(member) }
    put(consume member, slot)
    if update({ $0.insert(slot.full) }) != nil { return slot.rawValue }
    take(slot)?.dispose()
    return nil
  }

  @usableFromInline
  func insert(_ cleanup: consuming @escaping @Sendable () -> Void) -> UInt? {
    insert(.block(consume cleanup))
  }

  private func insertIntoOverflow(_ member: Member) -> UInt? {
    let (token, isFull) = overflow.object(orMake: Overflow.init).members.withLock { $0.insert(member) }
    if isFull { sweep() }
    if token == nil { member.dispose() }
    return token
  }

  /// Removes the member with a token, without disposing it. Does nothing when it has been removed already.
  func withdraw(_ token: UInt) {
    guard let slot = Slot(rawValue: token) else {
      // The member is released outside the lock, since a release can run any code.
      _ = overflow.object?.members.withLock { $0.withdraw(token) }
      return
    }
    guard let before = update({ $0.remove(slot.full) }), before.contains(slot.full) else { return }
    if before.contains(.isBeingRead) { waitForReader() }
    _ = take(slot)
  }

  /// The members in their order, with their tokens. Empty when the compound is disposed.
  var members: [(token: UInt, member: Member)] {
    overflow.object(orMake: Overflow.init).members.withLock { overflow in
      guard let before = update({ $0.insert(.isBeingRead) }) else { return [] }
      var members: [(token: UInt, member: Member)] = []
      for slot in [Slot.first, .second] where before.contains(slot.full) {
        if let member = copy(slot) { members.append((slot.rawValue, member)) }
      }
      state.bitwiseAnd(~State.isBeingRead.rawValue, ordering: .releasing)
      return members + overflow.members
    }
  }

  /// Removes the members that are disposed.
  func sweep() {
    // `isDisposed` can be user code, and is not called under the lock. A child counts as disposed while another thread disposes
    // this compound, which may not find the child anymore. So it is disposed here.
    for (token, member) in members where member.disposable?.isDisposed == true {
      withdraw(token)
      if case .compound(let child) = member { child.dispose() }
    }
    overflow.object?.members.withLock { $0.hasBeenSwept() }
  }
}

extension CompoundDisposable {
  /// The members of a compound that found both slots taken. Also the lock that makes a thread wait for the one that reads the
  /// slots.
  final class Overflow: Sendable {
    let members = Locked(Members())

    deinit { Bounce.release(members.withLock { $0.close() }) }
  }
}

extension CompoundDisposable.Overflow {
  /// The members behind the lock of an ``Overflow``.
  struct Members: Sendable {
    typealias Member = CompoundDisposable.Member

    private var list = TokenList<Member>(firstToken: 2)
    private var sweepAt = 32
    private var isClosed = false

    var members: [(token: UInt, member: Member)] {
      list.elementsWithTokens.map { (token: $0.token, member: $0.element) }
    }

    /// Adds a member, unless the list is closed. Returns its token, and whether it is time to sweep.
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
}
