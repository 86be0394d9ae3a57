/// `FlattenStrategy.latest`: a new inner signal replaces the one before.
@frozen
@usableFromInline
struct SwitchingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline typealias Gated = StageSink<Latest<Inner.Value, Inner.Failure>, Down>

  @usableFromInline let serialized: SerializedSink<Gated>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var current: CompoundDisposable?
  @usableFromInline var turn = 0

  @inlinable
  init(_ serialized: SerializedSink<Gated>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.serialized = serialized
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // The old one goes before the new one comes.
    current?.dispose()
    turn += 1
    serialized.send(.began(turn))
    let subscription = CompoundDisposable(childOf: serialized.subscription)
    current = subscription
    inner.start(StageSink(Turn(turn), SerializedInput(serialized)), in: subscription)
  }

  @inlinable
  func fail(_ error: Inner.Failure) { serialized.fail(error) }

  @inlinable
  func complete() { serialized.send(.isLast) }
}
