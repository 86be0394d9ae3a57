/// The sink of `FlattenStrategy.merge`: each inner signal starts immediately.
@usableFromInline
struct MergingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline var outer: OuterMerge<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>

  @inlinable
  init(
    _ outer: consuming OuterMerge<Output, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.outer = outer
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Signal<Output, Failure> { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    if outer.sendAll(of: inner) { return }
    // A signal of one value has nothing to dispose, and needs no subscription of its own.
    if let value = inner.soleValue { return outer.mergeState.serialized.send(value) }
    outer.start(inner)
  }

  @inlinable
  mutating func end(_ failure: Failure?) { outer.end(failure) }
}
