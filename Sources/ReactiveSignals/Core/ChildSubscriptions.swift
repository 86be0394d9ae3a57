/// Makes the subscriptions to upstreams that come one after another, as parts of the result's subscription.
///
/// The subscription of an upstream that ended at once serves again for the next: a million of them make one.
@frozen
@usableFromInline
struct ChildSubscriptions: Sendable {
  @usableFromInline let whole: CompoundDisposable
  @usableFromInline var spare: CompoundDisposable?

  /// - Parameter whole: the subscription of the result.
  @inlinable
  init(of whole: CompoundDisposable) { self.whole = whole }

  /// Starts `signal` in a part of its own.
  @inlinable
  mutating func start<S: SignalProtocol, Down: Sink & ~Copyable>(_ signal: S, _ sink: consuming Down)
  where Down.Value == S.Value, Down.Failure == S.Failure {
    var part = spare.take() ?? CompoundDisposable(childOf: whole)
    signal.start(sink, in: part)
    if isKnownUniquelyReferenced(&part), part.reset() { spare = part }
  }
}
