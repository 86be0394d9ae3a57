/// A downstream sink that one signal hands over to another.
///
/// No gate is needed, for the second signal starts when the first has ended.
@frozen
@usableFromInline
struct Handover<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline var down: Down?
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ down: consuming Down, _ subscription: CompoundDisposable) {
    self.down = consume down
    self.subscription = subscription
  }

  @inlinable
  mutating func send(_ value: Down.Value) { down?.send(value) }

  @inlinable
  mutating func fail(_ error: Down.Failure) { down?.fail(error) }

  @inlinable
  mutating func complete() { down?.complete() }

  /// Goes on with `next`: the last thing to be done with it.
  @inlinable
  mutating func go<Next: SignalProtocol>(on next: Next)
  where Next.Value == Down.Value, Next.Failure == Down.Failure {
    guard let down = down.take() else { return }
    next.start(down, in: CompoundDisposable(partOf: subscription))
  }
}
