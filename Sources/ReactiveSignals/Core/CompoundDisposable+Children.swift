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

    /// Subscribes `sink` to `signal` with a child of its own.
    @inlinable
    mutating func start<Down: Sink & ~Copyable>(
      _ signal: Signal<Down.Value, Down.Failure>,
      _ sink: consuming Down
    ) {
      var child = spare.take() ?? CompoundDisposable(childOf: parent)
      signal.start(erasing: sink, in: child)
      if isKnownUniquelyReferenced(&child), child.reset() { spare = child }
    }
  }
}
