/// A sink that any number of threads may send to: a gate, the sink behind it, and the subscription it serves.
///
/// Whatever has events from more than one thread, or from inside a delivery, sends through an serialized:
/// `Signal.create`, and every operator with more than one upstream or with a timer. The state of such an
/// operator is an ordinary ``Stage`` in front of the downstream sink, and needs no lock of its own.
///
/// The serialized is held by those who send to it, never by the subscription: it goes when nothing can be sent
/// any more.
///
/// `@unchecked Sendable`: `sink` is touched only inside the gate, whose owner word orders those who enter.
/// For the same reason `sink` needs no dynamic exclusivity check.
@usableFromInline
final class SerializedSink<S: Sink & ~Copyable>: GateKeeper, @unchecked Sendable {
  @usableFromInline let gate = Gate<Event<S.Value, S.Failure>>()
  @usableFromInline let subscription: CompoundDisposable
  @exclusivity(unchecked) @usableFromInline var sink: S?

  @inlinable
  init(_ sink: consuming S, _ subscription: CompoundDisposable) {
    unsafe self.sink = consume sink
    self.subscription = subscription
  }

  @inlinable
  func send(_ value: S.Value) { send(event: .next(value)) }

  @inlinable
  func fail(_ error: S.Failure) { send(event: .failed(error)) }

  @inlinable
  func complete() { send(event: .completed) }

  @inlinable
  func send(event: Event<S.Value, S.Failure>) {
    gate.submit(event, to: self)
  }

  @inlinable
  func perform(_ event: Event<S.Value, S.Failure>) {
    guard !subscription.isDisposed else { return }
    switch event {
    case .next(let value):
      unsafe sink?.send(value)
    case .failed(let error):
      guard var last = unsafe sink.take() else { return }
      last.fail(error)
    case .completed:
      guard var last = unsafe sink.take() else { return }
      last.complete()
    }
  }

  @inlinable
  func drained() {
    if subscription.isDisposed { unsafe sink = nil }
  }

  /// Takes the sink out, unless something is being delivered. Only for one who knows that nobody can send any more.
  @inlinable
  func takeSink() -> S? {
    guard gate.enterIfIdle() else { return nil }
    let sink = unsafe sink.take()
    gate.leave(self)
    return sink
  }

  /// Releases the sink of a disposed subscription; when it is being sent to, as soon as that is over.
  @inlinable
  func releaseSink() {
    // In the common case a terminal event is on its way and has taken the sink out already.
    if gate.isEnteredByCurrentThread, unsafe sink == nil { return }
    gate.notify(self)
  }
}

/// Sends what it gets through an serialized: the sink of one upstream of an operator that has several.
@frozen
@usableFromInline
struct SerializedInput<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let serialized: SerializedSink<Down>

  @inlinable
  init(_ serialized: SerializedSink<Down>) { self.serialized = serialized }

  @inlinable
  func send(_ value: Down.Value) { serialized.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { serialized.fail(error) }

  @inlinable
  func complete() { serialized.complete() }
}
