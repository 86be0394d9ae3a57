/// The sink of `FlattenStrategy.ordered`: inner signals run together, and their values are sent in the order of the signals.
@frozen
@usableFromInline
struct OrderingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let queue: OrderedQueue<Inner, Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner

  @inlinable
  init(_ queue: OrderedQueue<Inner, Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.queue = queue
    self.transform = transform
  }

  @inlinable
  func send(_ value: Value) { queue.add(transform(value)) }

  @inlinable
  func fail(_ error: Inner.Failure) { queue.serialized.fail(error) }

  @inlinable
  func complete() { queue.sourceCompleted() }
}
