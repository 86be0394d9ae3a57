/// The sink of `FlattenStrategy.merge`: each inner signal starts at once.
@usableFromInline
struct MergingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline var source: MergeSource<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>

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
    let inner = inner(value)
    if source.sendAll(of: inner) { return }
    // A signal of one value has nothing to dispose, and needs no subscription of its own.
    if let value = inner.soleValue { return source.mergeState.serialized.send(value) }
    source.start(inner)
  }

  @inlinable
  mutating func fail(_ error: Failure) { source.fail(error) }

  @inlinable
  mutating func complete() { source.complete() }
}
