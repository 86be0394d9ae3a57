/// The sink of `FlattenStrategy.first`: while an inner signal runs, values are ignored.
@usableFromInline
struct ExhaustingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline var source: MergeSource<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>
  @usableFromInline var current: CompoundDisposable?

  @inlinable
  init(
    _ source: consuming MergeSource<Output, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.source = source
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Signal<Output, Failure> { transform(value) }

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
    inner.start(erasing: MergeInput(mergeState), in: child)
  }

  @inlinable
  mutating func fail(_ error: Failure) { source.fail(error) }

  @inlinable
  mutating func complete() { source.complete() }
}
