/// The signals of `flatMap(.latest)`: this signal, and the inner signals, of which each replaces the one before.
@frozen
@usableFromInline
struct SwitchedSignals<Upstream: SignalProtocol, Inner: SignalProtocol>: CombinedUpstreams
where Inner.Failure == Upstream.Failure {
  @usableFromInline typealias Input = SwitchInput<Inner.Value, Inner.Failure>
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Value) -> Inner

  @inlinable
  init(_ upstream: Upstream, _ transform: @escaping @Sendable (Upstream.Value) -> Inner) {
    self.upstream = upstream
    self.transform = transform
  }

  @usableFromInline
  var description: String { "[\(upstream)]" }

  @inlinable
  @inline(__always)
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>) -> AttachStep?
  where Down.Value == Input, Down.Failure == Failure {
    upstream.startStepwise(
      SwitchingSink<Upstream.Value, Inner, Down>(serialized, transform),
      in: CompoundDisposable(childOf: serialized.subscription)
    )
  }
}

/// The sink of `FlattenStrategy.latest`: a new inner signal replaces the one before.
@frozen
@usableFromInline
struct SwitchingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == SwitchInput<Inner.Value, Inner.Failure>, Down.Failure == Inner.Failure {
  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var current: CompoundDisposable?
  @usableFromInline var generation = 0

  @inlinable
  init(_ serialized: SerializedSink<Down>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.serialized = serialized
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // The old signal is disposed before the new one starts.
    current?.dispose()
    generation += 1
    serialized.send(.value(.first(generation)))
    let child = CompoundDisposable(childOf: serialized.subscription)
    current = child
    serialized.start(inner, generation: generation, in: child)?.finish()
  }

  @inlinable
  func fail(_ error: Inner.Failure) { serialized.fail(error) }

  @inlinable
  func complete() { serialized.send(.completed(.first)) }
}
