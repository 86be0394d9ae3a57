/// A consumer of the events of one subscription.
///
/// A chain of operators is one sink: each operator's sink holds the next one inside itself, so that the
/// compiler sees the whole chain as one value of one type and can turn it into one loop. A sink is not
/// copyable, because it has one owner, the source it is attached to, who sends to it
///
/// - serially: a call ends before the next one starts, on whichever thread;
/// - by the grammar `next* (failed | completed)?`;
/// - not at all once the subscription is disposed.
///
/// Subscribers and operators rely on these; a source that cannot promise them (because events can come from
/// several threads, or from inside a delivery) sends through a gate.
public protocol Sink<Value, Failure>: ~Copyable, Sendable {
  /// What it takes.
  associatedtype Value: Sendable
  /// How the source can fail.
  associatedtype Failure: Error

  /// Takes a value.
  mutating func send(_ value: Value)
  /// Takes the failure that ends the subscription.
  mutating func fail(_ error: Failure)
  /// Takes the completion that ends the subscription.
  mutating func complete()

  /// This sink without its type. By default it is put in a box.
  consuming func erased() -> AnySink<Value, Failure>
}

extension Sink where Self: ~Copyable {
  @inlinable
  public consuming func erased() -> AnySink<Value, Failure> { AnySink(box: SinkBox(self)) }

  /// Takes an event.
  @inlinable
  public mutating func send(event: Event<Value, Failure>) {
    switch event {
    case .next(let value): send(value)
    case .failed(let error): fail(error)
    case .completed: complete()
    }
  }
}
