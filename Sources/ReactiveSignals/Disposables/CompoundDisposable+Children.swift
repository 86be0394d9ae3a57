public import Synchronization

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
    guard let token = parent.insert(.disposable(self)) else { return }
    unsafe tokenInParent = token
    // A disposal that came before this change has not withdrawn the token.
    if update({ $0.insert(.isInParent) }) == nil { parent.withdraw(token) }
  }

  /// Makes a disposed child that never had a member usable again. The caller holds the only reference to it.
  @inlinable
  func reset() -> Bool {
    guard state.load(ordering: .relaxed) == Self.endedBit else { return false }
    state.store(0, ordering: .relaxed)
    return true
  }
}
