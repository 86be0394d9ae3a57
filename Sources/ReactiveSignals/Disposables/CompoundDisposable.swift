public import _ReactiveSignalsAtomics

/// A collection of disposables that are disposed together, in the order in which they were added.
///
/// A compound disposable serves as a bag for subscriptions. Each subscription is one, too: `subscribe` returns it, and the
/// source and the operators add their cleanups to it.
///
///     let bag = CompoundDisposable()
///     signal.subscribe { print($0) }.store(in: bag)
///     bag.add { print("done") }
///     bag.dispose()   // ends the subscription first
///     // done
///
/// - A member that is added to a disposed compound is disposed immediately. When one thread adds a member while another
///   one disposes the compound, exactly one of them disposes the member.
/// - A subscription leaves the compound when it ends, so that a bag with a long life does not grow. Other members that are
///   disposed are removed as the bag grows.
/// - No lock is held while members are disposed. ``isDisposed`` takes no lock.
///
/// RAC: `RACCompoundDisposable`.
@safe
public final class CompoundDisposable: Disposable {
  // One object for the bag, the subscription and the child subscription of an operator, since one word, `state`, is the
  // state of all three: a subscription that never has a member or a child is disposed by one atomic instruction. The
  // members are in `CompoundDisposable+Members`.

  @usableFromInline let state = Atomic<UInt16>(0)
  @usableFromInline let parent: ParentReference?
  /// The pressure that holds back the source of this subscription, if its consumer can.
  @usableFromInline let pressure: Pressure?
  /// The tasks of this subscription, if a caller waits for their ends.
  @usableFromInline let tasks: SubscriptionTasks?
  // `nonisolated(unsafe)`: a slot belongs to the thread whose change of `state` claims it. A thread that reads the slots holds a lock and
  // sets a bit in `state`, and the owner of a slot waits for that lock.
  @exclusivity(unchecked) nonisolated(unsafe) var first: Member?
  @exclusivity(unchecked) nonisolated(unsafe) var second: Member?
  /// The other members, once there are more than two.
  let overflow = LazyReference<Overflow>()
  /// The reference to this compound that its children share, once there is a child.
  let referenceForChildren = LazyReference<ParentReference>()
  /// The token of this compound in its parent. Written before `state` marks it as present, and read only after that.
  @exclusivity(unchecked) nonisolated(unsafe) var tokenInParent: UInt = 0

  /// Creates a compound without members.
  @usableFromInline
  internal init(empty: Void, under pressure: Pressure? = nil, tasks: SubscriptionTasks? = nil) {
    parent = nil
    self.pressure = pressure
    self.tasks = tasks
  }

  /// Creates the subscription of a consumer, which a pressure of its own holds back.
  internal convenience init(owning pressure: Pressure?, tasks: SubscriptionTasks? = nil) {
    self.init(empty: (), under: pressure, tasks: tasks)
    if pressure != nil { state.store(State.ownsPressure.rawValue, ordering: .relaxed) }
  }

  /// Creates the subscription of an operator to one of its upstreams, as a child of the operator's own subscription.
  ///
  /// The child counts as disposed when `parent` is. It enters the parent with its first member, or with the first child of
  /// its own, and leaves it when it is disposed. So the subscription to an upstream that sends everything synchronously,
  /// and has nothing to clean up, takes no lock.
  @usableFromInline
  internal convenience init(childOf parent: CompoundDisposable) {
    self.init(childOf: parent, under: parent.pressure)
  }

  /// Creates the subscription of an operator to one of its upstreams, which a pressure of its own holds back.
  @usableFromInline
  internal init(childOf parent: CompoundDisposable, under pressure: Pressure?) {
    self.parent = parent.makeReferenceForChildren()
    self.pressure = pressure
    tasks = parent.tasks
    if let pressure, pressure !== parent.pressure {
      state.store(State.ownsPressure.rawValue, ordering: .relaxed)
    }
    // A child that has children is a member of its parent. So `isDisposed` need not look further up than one level.
    if parent.isChild { parent.populate() }
  }

  /// A compound that is disposed, in the place of a compound that was never made.
  @usableFromInline
  static let disposed: CompoundDisposable = {
    let compound = CompoundDisposable(empty: ())
    compound.end()
    return compound
  }()

  /// Creates a compound of `members`, in their order.
  public convenience init(_ members: [any Disposable] = []) {
    self.init(empty: ())
    for member in members { add(member) }
  }

  deinit {
    let state = State(rawValue: state.load(ordering: .relaxed))
    guard state.rawValue & Self.endedBit == 0 else { return }
    if state.mustEndOnMain {
      releaseOnMain((unsafe first.take(), unsafe second.take(), takeOverflow(state)))
    } else if state.contains(Slot.first.full) || state.contains(Slot.second.full) {
      unsafe Bounce.release((first.take(), second.take()))
    }
  }

  @inlinable
  public var isDisposed: Bool {
    if state.load(ordering: .relaxed) & Self.endedBit != 0 { return true }
    guard let parent else { return false }
    return parent.isDisposed
  }

  /// Disposes the members in the order in which they were added, and returns when that is done.
  ///
  /// Only the first call has an effect. Further calls return immediately, even while the first one is running.
  public func dispose() { if !end() { silence() } }

  /// Adds a member. Disposes it immediately when the compound is disposed, and does nothing when the member is.
  ///
  /// - Parameter disposable: The member.
  /// - Complexity: Amortized O(1).
  public func add(_ disposable: any Disposable) {
    stopProgram(
      unless: disposable !== self,
      "A compound disposable cannot be a member of itself. Add another one"
    )
    if disposable.isDisposed { return }
    guard let compound = disposable as? CompoundDisposable else {
      _ = insert(.disposable(disposable))
      return
    }
    guard let token = insert(.compound(compound)) else { return }
    _ = compound.insert(.disposable(Membership(self, token)))
  }

  /// Adds a closure that runs on disposal. Runs it immediately when the compound is disposed.
  ///
  /// - Parameter cleanup: The closure.
  /// - Complexity: Amortized O(1).
  public func add(_ cleanup: @escaping @Sendable () -> Void) {
    _ = insert(.block(cleanup))
  }

  /// Adds a member, as ``add(_:)-(Disposable)`` does.
  ///
  ///     let disposables = CompoundDisposable()
  ///     disposables += updates.subscribe { print($0) }
  ///
  /// - Complexity: Amortized O(1).
  public static func += (compound: CompoundDisposable, disposable: any Disposable) {
    compound.add(disposable)
  }

  /// Removes all occurrences of a member without disposing it. Does nothing when it is not a member.
  ///
  /// - Parameter disposable: The member.
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

  /// The number of members that are not disposed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  public var count: Int {
    sweep()
    return members.count { $0.member.membership == nil }
  }
}

// MARK: - Disposal

extension CompoundDisposable {
  /// Disposes the compound, and returns whether this call was the first to do so.
  @inlinable
  @discardableResult
  func end() -> Bool {
    let before = state.bitwiseOr(Self.endedBit, ordering: .acquiringAndReleasing).oldValue
    if before & Self.endedBit != 0 { return false }
    if before != 0 { disposeMembers(before) }
    return true
  }

  /// Lets the subscription end on the main actor, since a main signal is attached in it: the members are disposed and released there, from
  /// whatever thread the disposal or the last reference comes. A disposal elsewhere takes effect immediately, and its cleanups run later.
  @inlinable
  func endOnMain() {
    if state.load(ordering: .relaxed) & Self.endsOnMainBit == 0 {
      state.bitwiseOr(Self.endsOnMainBit, ordering: .relaxed)
    }
  }

  /// A Boolean value that indicates whether the main actor disposes the members.
  @usableFromInline
  var isEndedOnMain: Bool { State(rawValue: state.load(ordering: .relaxed)).contains(.endsOnMain) }

  /// Disposes the subscription because its source has ended.
  ///
  /// - Returns: Whether the end must be sent: the subscription was alive, and no cleanup has disposed it or its parent.
  // Not inlinable: it runs once, and would stand in the code of each operator.
  @usableFromInline
  func finish() -> Bool { !isDisposed && end() && !isParentDisposed && !isSilenced }

  /// Keeps back the end of a subscription, which has been disposed by one of the cleanups that run before the end is sent.
  private func silence() {
    if !isChild { state.bitwiseOr(State.isSilenced.rawValue, ordering: .relaxed) }
  }

  private var isSilenced: Bool {
    State(rawValue: state.load(ordering: .relaxed)).contains(.isSilenced)
  }

  @usableFromInline
  func disposeMembers(_ state: UInt16) { disposeMembers(State(rawValue: state), nesting: 1) }

  private func disposeMembers(_ state: State, nesting: Int) {
    leaveTree(state)
    if state.mustEndOnMain { return disposeMembersOnMain(state) }
    disposeMembers(inSlotsOf: state, nesting: nesting)
  }

  /// Disposes the members on the main actor, later. This thread owns the slots, and hands them over.
  private func disposeMembersOnMain(_ state: State) {
    enqueueOnMain { self.disposeMembers(inSlotsOf: state, nesting: 1) }
  }

  private func disposeMembers(inSlotsOf state: State, nesting: Int) {
    if state.contains(Slot.first.full) { take(.first)?.dispose(nesting: nesting) }
    if state.contains(Slot.second.full) { take(.second)?.dispose(nesting: nesting) }
    for other in takeOverflow(state) { other.dispose(nesting: nesting) }
  }

  /// Disposes a member of a compound that is being disposed. Compounds may nest to any depth: the inner ones are disposed in a loop.
  func end(nesting: Int) {
    if nesting < 16 {
      if let state = endAlone() { disposeMembers(state, nesting: nesting + 1) }
      return
    }
    var rest: [Member] = [.compound(self)]
    while let member = rest.popLast() {
      guard case .compound(let compound) = member else {
        member.dispose()
        continue
      }
      guard let state = compound.endAlone() else { continue }
      compound.leaveTree(state)
      if state.mustEndOnMain {
        compound.disposeMembersOnMain(state)
        continue
      }
      rest += compound.takeOverflow(state).reversed()
      for slot in [Slot.second, .first] where state.contains(slot.full) {
        if let member = compound.take(slot) { rest.append(member) }
      }
    }
  }

  /// Disposes the compound without its members. Returns the state before, or `nil` if it has been disposed already.
  private func endAlone() -> State? {
    let before = state.bitwiseOr(Self.endedBit, ordering: .acquiringAndReleasing).oldValue
    if before & Self.endedBit == 0 { return State(rawValue: before) }
    silence()
    return nil
  }

  /// Tells the sources and the children of a disposal, and leaves the parent. The calling thread then owns the full slots.
  private func leaveTree(_ state: State) {
    if state.contains(.ownsPressure) { pressure?.close() }
    if state.contains(.hasChildren) { referenceForChildren.object?.markDisposed() }
    if state.contains(.isInParent) { parent?.compound?.withdraw(unsafe tokenInParent) }
    if state.contains(.isBeingRead) { waitForReader() }
  }

  /// Takes the members that found no slot.
  private func takeOverflow(_ state: State) -> [Member] {
    guard state.contains(.isOverflowing) else { return [] }
    // The thread that adds the members may not have made the list yet. It finds this one closed.
    return overflow.object(orMake: Overflow.init).members.withLock { $0.close() }
  }

  /// Returns a compound that is disposed with this one, followed by `cleanup`. For a resource that has to outlive the
  /// members of the result.
  @usableFromInline
  func nested(before cleanup: @escaping @Sendable () -> Void) -> CompoundDisposable {
    let inner = CompoundDisposable(empty: (), under: pressure, tasks: tasks)
    add {
      inner.dispose()
      cleanup()
    }
    AttachLoop.move(from: self, to: inner)
    return inner
  }
}

// MARK: - The state

// The state of a compound is one word. Its first bit says that the compound has been disposed.
//
// Most subscriptions have one member or two. These have slots that need no lock; the others go to `overflow`. The word says
// which thread may touch a slot:
//
//               insert            the member is written
//       free ───────────▶ taken ─────────────────────▶ full ─── withdraw ──▶ taken, and empty for good
//                           │                            │
//                           │ disposed meanwhile         │ disposed
//                           ▼                            ▼
//                  the inserting thread         the disposing thread
//                  disposes the member          disposes the member
//
// - One thread takes a slot permanently, and fills it. So members keep their order, and tokens are unique.
// - A full slot belongs to the thread that empties it: the one that withdraws the member, or the one that disposes the
//   compound while the slot is full.
// - A thread that reads the members holds the lock of `overflow` and sets `isBeingRead`, which is impossible after the
//   disposal. A thread that finds the bit in the very change that makes a slot its own waits for the lock before it touches
//   the slot.
//
// All of these are changes of one atomic word. So a slot has one owner at a time, and no thread hands one to another.

extension CompoundDisposable {
  struct State: OptionSet {
    let rawValue: UInt16

    /// The compound has had a member, or a child that can have some.
    static let isPopulated = State(rawValue: 1 << 1)
    /// The compound is a member of its parent.
    static let isInParent = State(rawValue: 1 << 2)
    /// There is a `referenceForChildren`.
    static let hasChildren = State(rawValue: 1 << 3)
    /// Members have been added that found no slot.
    static let isOverflowing = State(rawValue: 1 << 4)
    /// The thread that holds the lock is reading the full slots.
    static let isBeingRead = State(rawValue: 1 << 5)
    /// The compound was disposed once more, after it had ended.
    static let isSilenced = State(rawValue: 1 << 10)
    /// The pressure belongs to the consumer of this compound, and is raised for good by the disposal.
    static let ownsPressure = State(rawValue: 1 << 12)

    /// A main signal is attached in this subscription, whose members are disposed and released on the main actor.
    static let endsOnMain = State(rawValue: 1 << 11)

    /// A Boolean value that indicates whether the members have to wait for the main actor. The caller ends the compound.
    var mustEndOnMain: Bool {
      contains(.endsOnMain) && rawValue & State.members != 0 && !isOnMain()
    }

    private static let members = Slot.first.full.rawValue | Slot.second.full.rawValue | isOverflowing.rawValue

    // The methods of `OptionSet` are generic, and take a tenth of the time of a subscription in an unoptimized build.
    func contains(_ other: State) -> Bool { rawValue & other.rawValue == other.rawValue }
    mutating func insert(_ other: State) { self = State(rawValue: rawValue | other.rawValue) }

    var freeSlot: Slot? {
      !contains(Slot.first.taken) ? .first : !contains(Slot.second.taken) ? .second : nil
    }
  }

  /// A place for one member. The token of the member is the raw value.
  enum Slot: UInt {
    case first, second

    var taken: State { State(rawValue: self == .first ? 1 << 6 : 1 << 7) }
    var full: State { State(rawValue: self == .first ? 1 << 8 : 1 << 9) }
  }

  /// The bit of a compound whose members the main actor disposes.
  @_transparent @usableFromInline static var endsOnMainBit: UInt16 { 1 << 11 }

  /// The bit of a compound that has been disposed. Alone, it is the state of one that never had a member or a child.
  @_transparent @usableFromInline static var endedBit: UInt16 { 1 }

  /// A Boolean value that indicates whether this compound itself is disposed, regardless of its parent.
  @inlinable var hasEnded: Bool { state.load(ordering: .relaxed) & Self.endedBit != 0 }

  /// Changes the state in one atomic step, and returns the state before. Changes nothing and returns `nil` when the compound
  /// is disposed.
  func update(_ change: (inout State) -> Void) -> State? {
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

  func put(_ member: consuming Member, _ slot: Slot) {
    switch slot {
    case .first: unsafe first = member
    case .second: unsafe second = member
    }
  }

  func copy(_ slot: Slot) -> Member? {
    switch slot {
    case .first: unsafe first
    case .second: unsafe second
    }
  }

  func take(_ slot: Slot) -> Member? {
    switch slot {
    case .first: unsafe first.take()
    case .second: unsafe second.take()
    }
  }

  /// Waits until the thread that is reading the slots has finished.
  func waitForReader() {
    // That thread has made the list before it set its bit in the word.
    overflow.object?.members.withLock { _ in }
  }
}

// MARK: - Children

extension CompoundDisposable {
  /// A child's reference to its parent. All children of a compound share one.
  ///
  /// It informs a child whether the parent is disposed, and lets it enter and leave the parent. It does not retain the parent,
  /// which retains its children. So a subscription to which there is no reference is released, and its children with it.
  @usableFromInline
  final class ParentReference: Sendable {
    @usableFromInline let disposed = Atomic<Bool>(false)
    private let reference: WeakReference<CompoundDisposable>

    init(_ compound: CompoundDisposable) { reference = WeakReference(compound) }

    var compound: CompoundDisposable? { reference.object }

    @inlinable var isDisposed: Bool { disposed.load(ordering: .relaxed) }

    func markDisposed() { disposed.store(true, ordering: .relaxed) }
  }

  /// A Boolean value that indicates whether this compound is a child of another one.
  @inlinable var isChild: Bool { parent != nil }

  /// A Boolean value that indicates whether this compound is a child whose parent is disposed.
  @inlinable var isParentDisposed: Bool { parent?.isDisposed ?? false }

  func makeReferenceForChildren() -> ParentReference {
    if let reference = referenceForChildren.object { return reference }
    let reference = referenceForChildren.object { ParentReference(self) }
    let before = state.bitwiseOr(State.hasChildren.rawValue, ordering: .acquiringAndReleasing).oldValue
    // A disposal that came before this change has not seen the reference.
    if before & Self.endedBit != 0 { reference.markDisposed() }
    return reference
  }

  /// Changes the state of a compound that is about to have a member, or a child that has one. Enters the parent the first
  /// time. Changes nothing and returns `false` when the compound is disposed.
  @discardableResult
  func populate(_ change: (inout State) -> Void = { _ in }) -> Bool {
    let before = update { state in
      state.insert(.isPopulated)
      change(&state)
    }
    guard let before else { return false }
    if !before.contains(.isPopulated), let parent = parent?.compound { enter(parent) }
    return true
  }

  private func enter(_ parent: CompoundDisposable) {
    guard let token = parent.insert(.compound(self)) else { return }
    unsafe tokenInParent = token
    // A disposal that came before this change has not withdrawn the token.
    if update({ $0.insert(.isInParent) }) == nil { parent.withdraw(token) }
  }

  /// Makes a disposed child that never had a member usable again. The caller holds the only reference to it.
  @inlinable
  func reset() -> Bool {
    guard state.load(ordering: .relaxed) & ~Self.endsOnMainBit == Self.endedBit else { return false }
    state.store(0, ordering: .relaxed)
    return true
  }
}
