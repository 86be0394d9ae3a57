/// The sink of `FlattenStrategy.latest`: a new inner signal replaces the one before.
///
/// While no inner signal runs, only the outer signal can send, and needs no gate. An inner signal that is not known to end
/// immediately sends through a gate, as do those that replace it. The sink returns from there for one that ends immediately. An event
/// that an earlier inner signal sends later finds the gate without a sink.
@usableFromInline
struct SwitchingSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let transform: @Sendable (Value) -> Signal<Output, Failure>
  @usableFromInline let subscription: CompoundDisposable
  /// The sink, unless it is behind the gate.
  @usableFromInline var down: OwnedSink<Output, Failure>?
  @usableFromInline var serialized: GenerationSink<Output, Failure>.Serialized?
  @usableFromInline var current: CompoundDisposable?
  @usableFromInline var generation = 0

  @inlinable
  init(
    _ down: AnySink<Output, Failure>,
    _ subscription: CompoundDisposable,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) {
    self.transform = transform
    self.subscription = subscription
    self.down = OwnedSink(down)
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Signal<Output, Failure> { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    // The old signal is disposed before the new one starts.
    if let old = current.take() { old.dispose() }
    if inner.hasKnownValues { takeSink() }
    if let end = down?.sendAll(of: inner, until: subscription) {
      if let failure = end, !subscription.isDisposed { down?.end(failure) }
    } else {
      start(inner)
    }
  }

  /// Takes the sink out of the gate, when no inner signal runs, unless an event is being delivered.
  @inlinable
  mutating func takeSink() {
    guard let sink = serialized?.takeSink() else { return }
    down = OwnedSink(sink.down.sink)
    serialized = nil
  }

  /// Starts an inner signal, which sends through the gate.
  @inlinable
  @inline(never)
  mutating func start(_ inner: Signal<Output, Failure>) {
    if let sink = down.take() {
      serialized = SerializedSink(SwitchState(sink), subscription)
    }
    guard let serialized else { return }
    generation += 1
    serialized.begin(generation)
    let child = CompoundDisposable(childOf: subscription)
    current = child
    inner.start(erasing: GenerationSink(serialized, generation), in: child)
  }

  @inlinable
  mutating func end(_ failure: Failure?) {
    guard let serialized else { return down?.end(failure) ?? () }
    if let failure { serialized.end(failure) } else { serialized.endWithLatest() }
  }
}
