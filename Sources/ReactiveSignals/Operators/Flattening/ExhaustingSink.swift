/// `FlattenStrategy.first`: as long as an inner signal runs, new ones are ignored.
@frozen
@usableFromInline
struct ExhaustingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let mergeState: MergeState<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var current: CompoundDisposable?

  @inlinable
  init(_ mergeState: MergeState<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.mergeState = mergeState
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    // The subscription of an inner signal is disposed when that completes.
    if let current, !current.isDisposed { return }
    let inner = inner(value)
    let subscription = CompoundDisposable(childOf: mergeState.subscription)
    current = subscription
    mergeState.begin()
    inner.start(MergeInput(mergeState), in: subscription)
  }

  @inlinable
  func fail(_ error: Inner.Failure) { mergeState.serialized.fail(error) }

  @inlinable
  func complete() { mergeState.end() }
}
