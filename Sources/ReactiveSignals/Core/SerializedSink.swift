public import Synchronization

/// A sink that any number of threads may send to: a gate and the sink behind it.
///
/// A source whose events come from several threads, or from inside a delivery, sends to one: `Signal.create`, and every
/// operator that has several upstreams or a timer. The state of such an operator is an ordinary ``Stage`` in front of the
/// downstream sink, and needs no lock.
///
/// The senders retain the serialized sink, and the subscription does not. It is released when nothing can be sent anymore.
///
/// `@unchecked Sendable`: `sink` is touched only inside the gate, whose `owner` orders the threads that enter. For the
/// same reason `sink` needs no dynamic exclusivity check.
@usableFromInline
final class SerializedSink<S: Sink & ~Copyable>: GateDelegate, @unchecked Sendable {
  @usableFromInline let gate = Gate<Event<S.Value, S.Failure>>()
  @usableFromInline let subscription: CompoundDisposable
  @exclusivity(unchecked) @usableFromInline var sink: S?

  @inlinable
  init(_ sink: consuming S?, _ subscription: CompoundDisposable) {
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

  /// Delivers the events of `batch` in one passage through the gate. Drops them when the subscription is disposed.
  ///
  /// The caller is the only sender. So a gate that is not idle is entered by ``releaseSink()``, after disposal.
  @inlinable
  func send(contentsOf batch: inout FIFO<Event<S.Value, S.Failure>>) {
    let isIdle = gate.enterIfIdle()
    while let event = batch.popFirst() {
      if isIdle { perform(event) }
    }
    if isIdle { gate.leave(self) }
  }

  /// Removes and returns the sink, unless an event is being delivered. The caller must ensure that nothing can be sent anymore.
  @inlinable
  func takeSink() -> S? {
    guard gate.enterIfIdle() else { return nil }
    let sink = unsafe sink.take()
    gate.leave(self)
    return sink
  }

  /// Releases the sink, when nothing can be sent anymore.
  @inlinable
  func dropSink() {
    // The load sees what the last thread inside has done.
    if gate.owner.load(ordering: .acquiring) == 0 { unsafe sink = nil }
  }

  /// Puts a sink in, while nothing can be sent.
  @inlinable
  func putSink(_ new: consuming S) { unsafe sink = consume new }

  /// Releases the sink of a disposed subscription: before this returns, or after the delivery that is running.
  @inlinable
  func releaseSink() {
    // In the common case a terminal event is being delivered, and has removed the sink already.
    if gate.isEnteredByCurrentThread, unsafe sink == nil { return }
    gate.notify(self)
  }
}

/// The sink of one upstream of an operator that has several: it sends to a serialized sink.
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
