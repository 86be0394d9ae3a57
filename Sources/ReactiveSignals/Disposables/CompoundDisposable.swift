public import Synchronization

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
  // extensions in the files beside this one hold the parts:
  //
  // - `CompoundDisposable+State`: the word, and the two slots for members that need no lock.
  // - `CompoundDisposable+Members`: adding a member and removing it by its token.
  // - `CompoundDisposable+Children`: the subscriptions of operators, which are disposed with their parent.

  @usableFromInline let state = Atomic<UInt16>(0)
  @usableFromInline let parent: ParentReference?
  /// The pressure that holds back the source of this subscription, if its consumer can.
  @usableFromInline let pressure: Pressure?
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
  internal init(empty: Void, under pressure: Pressure? = nil) {
    parent = nil
    self.pressure = pressure
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
    // A child that has children is a member of its parent. So `isDisposed` need not look further up than one level.
    if parent.isChild { parent.populate() }
  }

  /// A compound that is disposed. It takes the place of one that nobody has needed before its disposal.
  @usableFromInline static let disposed: CompoundDisposable = {
    let compound = CompoundDisposable(empty: ())
    compound.end()
    return compound
  }()

  /// Creates a compound of `members`, in their order.
  public convenience init(_ members: [any Disposable] = []) {
    self.init(empty: ())
    for member in members { add(member) }
  }

  @inlinable
  public var isDisposed: Bool {
    hasEnded || isParentDisposed
  }

  /// Disposes the members in the order in which they were added, and returns when that is done.
  ///
  /// Only the first call has an effect. Further calls return immediately, even while the first one is running.
  public func dispose() { end() }

  /// Adds a member. Disposes it immediately when the compound is disposed, and does nothing when the member is.
  ///
  /// - Parameter disposable: The member.
  /// - Complexity: Amortized O(1).
  public func add(_ disposable: any Disposable) {
    precondition(disposable !== self, "A compound disposable cannot be a member of itself")
    guard !disposable.isDisposed, let token = insert(.disposable(disposable)) else { return }
    if let subscription = disposable as? CompoundDisposable {
      _ = subscription.insert(.disposable(Membership(self, token)))
    }
  }

  /// Adds a closure that runs on disposal. Runs it immediately when the compound is disposed.
  ///
  /// - Parameter cleanup: The closure.
  /// - Complexity: Amortized O(1).
  public func add(_ cleanup: @escaping @Sendable () -> Void) {
    _ = insert(.block(cleanup))
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

  @usableFromInline
  func disposeMembers(_ state: UInt16) {
    let state = State(rawValue: state)
    if state.contains(.hasChildren) { referenceForChildren.object?.markDisposed() }
    if state.contains(.isInParent) { parent?.compound?.withdraw(unsafe tokenInParent) }
    if state.contains(.isBeingRead) { waitForReader() }
    if state.contains(Slot.first.full) { take(.first)?.dispose() }
    if state.contains(Slot.second.full) { take(.second)?.dispose() }
    guard state.contains(.isOverflowing) else { return }
    // The thread that adds the members may not have made the list yet. It finds this one closed.
    let others = overflow.object(orMake: Overflow.init).members.withLock { $0.close() }
    for other in others { other.dispose() }
  }

  /// Returns a compound that is disposed with this one, followed by `cleanup`. For a resource that has to outlive the
  /// members of the result.
  @usableFromInline
  func nested(before cleanup: @escaping @Sendable () -> Void) -> CompoundDisposable {
    let inner = CompoundDisposable(empty: (), under: pressure)
    add {
      inner.dispose()
      cleanup()
    }
    AttachLoop.move(from: self, to: inner)
    return inner
  }
}
