/// The sink of `FlattenStrategy.merge`: each inner signal starts at once.
@frozen
@usableFromInline
struct MergingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline var source: MergeSource<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner

  @inlinable
  init(_ source: consuming MergeSource<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.source = source
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    if source.sendAll(of: inner) { return }
    // A signal of one value has nothing to dispose, and needs no subscription of its own.
    if let value = inner.soleValue { return source.mergeState.serialized.send(value) }
    source.start(inner)
  }

  @inlinable
  mutating func fail(_ error: Inner.Failure) { source.fail(error) }

  @inlinable
  mutating func complete() { source.complete() }
}
