/// The sink of `FlattenStrategy.merge`: each inner signal starts at once.
@frozen
@usableFromInline
struct MergingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let mergeState: MergeState<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var children: ChildSubscriptions

  @inlinable
  init(_ mergeState: MergeState<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.mergeState = mergeState
    self.transform = transform
    children = ChildSubscriptions(of: mergeState.subscription)
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // A signal of one value has nothing to dispose, and needs no subscription of its own.
    if let value = inner.soleValue { return mergeState.serialized.send(value) }
    mergeState.begin()
    children.start(inner, MergeInput(mergeState))
  }

  @inlinable
  func fail(_ error: Inner.Failure) { mergeState.serialized.fail(error) }

  @inlinable
  func complete() { mergeState.end() }
}
