/// The sink of `FlattenStrategy.merge(limit:)` and `.concat`: inner signals wait until fewer than the limit run.
@frozen
@usableFromInline
struct QueueingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline var source: MergeSource<Down>
  @usableFromInline let queue: InnerQueue<Inner, Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner

  @inlinable
  init(
    _ source: consuming MergeSource<Down>,
    _ queue: InnerQueue<Inner, Down>,
    _ transform: @escaping @Sendable (Value) -> Inner
  ) {
    self.source = source
    self.queue = queue
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // The sink is not behind the gate when no inner signal runs or waits.
    if source.sendAll(of: inner) { return }
    source.share()
    queue.add(inner)
  }

  @inlinable
  mutating func fail(_ error: Inner.Failure) { source.fail(error) }

  @inlinable
  mutating func complete() { source.complete() }
}
