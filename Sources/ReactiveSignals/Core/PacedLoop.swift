/// The loop of a synchronous source whose subscription is under pressure. It stops in front of a value, and continues there.
///
/// The thread that lowers the pressure continues the loop. That thread takes the values, so none waits for another one.
///
/// `@unchecked Sendable`: one thread at a time runs the loop. A loop that waits is resumed once, by the thread that takes its
/// continuation.
@usableFromInline
final class PacedLoop<Value: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline let pacer: Pacer
  @usableFromInline let sink: OwnedSink<Value, Failure>
  @usableFromInline let next: () -> Value?

  @inlinable
  init(_ sink: AnySink<Value, Failure>, _ subscription: CompoundDisposable, next: @escaping () -> Value?) {
    pacer = Pacer(subscription)
    self.sink = OwnedSink(sink)
    self.next = next
  }

  /// Sends values until the source ends, has to wait, or is disposed.
  @inlinable
  @inline(never)
  func run() {
    let subscription = pacer.subscription
    while !subscription.isDisposed {
      if subscription.isHeldBack, pacer.holdsBack(continuing: { self.run() }) { return }
      guard let value = next() else { return sink.complete() }
      sink.send(value)
    }
  }
}

extension AnySink {
  /// Sends each element, and then completes, as fast as the pressure on `subscription` allows.
  @inlinable
  @inline(never)
  func sendPaced(_ elements: some Sequence<Value>, in subscription: CompoundDisposable) {
    var iterator = elements.makeIterator()
    PacedLoop(self, subscription) { iterator.next() }.run()
  }
}
