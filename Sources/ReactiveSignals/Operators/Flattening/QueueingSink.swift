/// The sink of `FlattenStrategy.merge(limit:)` and `.concat`: inner signals wait until fewer than the limit run.
@frozen
@usableFromInline
struct QueueingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let queue: InnerQueue<Inner, Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner

  @inlinable
  init(_ queue: InnerQueue<Inner, Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.queue = queue
    self.transform = transform
  }

  @inlinable
  func send(_ value: Value) { queue.add(transform(value)) }

  @inlinable
  func fail(_ error: Inner.Failure) { queue.mergeState.serialized.fail(error) }

  @inlinable
  func complete() { queue.mergeState.end() }
}
