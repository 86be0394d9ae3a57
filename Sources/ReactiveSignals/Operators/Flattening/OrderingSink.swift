/// The sink of `FlattenStrategy.ordered`: inner signals run together, and their values are sent in the order of the signals.
@usableFromInline
struct OrderingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let queue: OrderedQueue<Output, Failure>
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>

  @inlinable
  init(
    _ queue: OrderedQueue<Output, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.queue = queue
    self.transform = transform
  }

  @inlinable
  func send(_ value: Value) { queue.add(transform(value)) }

  @inlinable
  func end(_ failure: Failure?) {
    if let failure { queue.serialized.end(failure) } else { queue.sourceCompleted() }
  }
}
