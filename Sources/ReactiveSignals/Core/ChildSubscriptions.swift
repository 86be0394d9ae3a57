/// The subscriptions of an operator to its upstreams, one after another, as children of the result's subscription.
///
/// The subscription to an upstream that ended synchronously is used again for the next one. So a million of such upstreams
/// take one subscription.
@frozen
@usableFromInline
struct ChildSubscriptions: Sendable {
  @usableFromInline let parent: CompoundDisposable
  @usableFromInline var spare: CompoundDisposable?

  /// - Parameter parent: The subscription of the result.
  @inlinable
  init(of parent: CompoundDisposable) { self.parent = parent }

  /// Subscribes `sink` to `signal` with a child of its own.
  // Always inlined: elsewhere the closures of the signal and of the sink are not known, and not inlined into its loop.
  @inlinable
  @inline(__always)
  mutating func start<S: SignalProtocol, Down: Sink & ~Copyable>(_ signal: S, _ sink: consuming Down)
  where Down.Value == S.Value, Down.Failure == S.Failure {
    var child = spare.take() ?? CompoundDisposable(childOf: parent)
    signal.start(sink, in: child)
    if isKnownUniquelyReferenced(&child), child.reset() { spare = child }
  }
}
