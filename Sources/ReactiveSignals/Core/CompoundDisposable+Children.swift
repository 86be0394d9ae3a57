extension CompoundDisposable {
  /// The subscriptions of an operator to its upstreams, one after another, as children of the result's subscription.
  ///
  /// The subscription to an upstream that ended synchronously is used again for the next one. So a million of such upstreams
  /// take one subscription.
  @usableFromInline
  struct Children: Sendable {
    @usableFromInline let parent: CompoundDisposable
    @usableFromInline var spare: CompoundDisposable?

    @inlinable
    init(of parent: CompoundDisposable, spare: CompoundDisposable? = nil) {
      self.parent = parent
      self.spare = spare
    }

    /// Calls a closure, which starts a signal, with a child for it.
    @inlinable
    mutating func start(_ start: (CompoundDisposable) -> Void) {
      var child = spare.take() ?? CompoundDisposable(childOf: parent)
      start(child)
      if isKnownUniquelyReferenced(&child), child.reset() { spare = child }
    }
  }
}
