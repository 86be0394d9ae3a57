/// `FlattenStrategy.merge`: starts each inner signal as it comes.
@frozen
@usableFromInline
struct MergingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let confluence: Confluence<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  /// The subscription of an inner signal that ended at once, to be used for the next.
  @usableFromInline var spare: CompoundDisposable?

  @inlinable
  init(_ confluence: Confluence<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.confluence = confluence
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    var subscription = spare.take() ?? CompoundDisposable(partOf: confluence.subscription)
    confluence.begin()
    inner.start(ConfluenceSink(confluence), in: subscription)
    if isKnownUniquelyReferenced(&subscription), subscription.reset() { spare = subscription }
  }

  @inlinable
  func fail(_ error: Inner.Failure) { confluence.outlet.fail(error) }

  @inlinable
  func complete() { confluence.end() }
}
