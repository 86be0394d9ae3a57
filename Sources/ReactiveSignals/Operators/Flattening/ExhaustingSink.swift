/// The sink of `FlattenStrategy.first`: while an inner signal runs, values are ignored.
@frozen
@usableFromInline
struct ExhaustingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline var source: MergeSource<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var current: CompoundDisposable?

  @inlinable
  init(_ source: consuming MergeSource<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.source = source
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    // The subscription to an inner signal is disposed when that signal completes.
    if let current, !current.isDisposed { return }
    let inner = inner(value)
    if source.sendAll(of: inner) { return }
    source.share()
    let mergeState = source.mergeState
    let child = CompoundDisposable(childOf: mergeState.subscription)
    current = child
    mergeState.begin()
    inner.start(MergeInput(mergeState), in: child)
  }

  @inlinable
  mutating func fail(_ error: Inner.Failure) { source.fail(error) }

  @inlinable
  mutating func complete() { source.complete() }
}
