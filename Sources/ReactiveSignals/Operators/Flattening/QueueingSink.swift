/// The sink of `FlattenStrategy.merge(limit:)` and `.concat`: inner signals wait until fewer than the limit run.
@usableFromInline
struct QueueingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline var outer: OuterMerge<Output, Failure>
  @usableFromInline let queue: InnerQueue<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>

  @inlinable
  init(
    _ outer: consuming OuterMerge<Output, Failure>,
    _ queue: InnerQueue<Output, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.outer = outer
    self.queue = queue
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Signal<Output, Failure> { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // The sink is not behind the gate when no inner signal runs or waits.
    if outer.sendAll(of: inner) { return }
    outer.share()
    queue.add(inner)
  }

  @inlinable
  mutating func end(_ failure: Failure?) { outer.end(failure) }
}
