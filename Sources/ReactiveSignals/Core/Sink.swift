/// A consumer of the events of one subscription.
///
/// A chain of operators on one signal is one sink. The sink of each operator contains the next one, so the compiler sees the chain
/// as one value of one type and can turn it into one loop. A sink is not copyable, because it has one owner: the source that it is
/// attached to. The source sends to it
///
/// - serially: a call returns before the next one starts, on any thread;
/// - in the order `next* (failed | completed)?`;
/// - not at all once the subscription is disposed.
///
/// Subscribers and operators rely on these rules. A source whose events can come from several threads, or from inside a
/// delivery, sends through a gate; ``Signal/create(_:)`` does that.
public protocol Sink<Value, Failure>: ~Copyable, Sendable {
  /// The type of the values.
  associatedtype Value: Sendable
  /// The type of the failures.
  associatedtype Failure: Error

  /// Receives a value.
  mutating func send(_ value: Value)
  /// Receives the failure that ends the subscription, or its completion when that is `nil`.
  mutating func end(_ failure: Failure?)

  /// Returns this sink, type-erased. By default it moves the sink to the heap.
  consuming func erased() -> AnySink<Value, Failure>

  /// A Boolean value that indicates whether the sink at the end of this one is erased, so that a loop over it can't be inlined. `false`
  /// by default.
  @_documentation(visibility: internal)
  static var _endsErased: Bool { get }
}

extension Sink where Self: ~Copyable {
  @_documentation(visibility: internal)
  @inlinable public static var _endsErased: Bool { false }

  /// Receives the failure that ends the subscription.
  @_transparent
  public mutating func fail(_ error: Failure) { end(error) }

  /// Receives the completion that ends the subscription.
  @_transparent
  public mutating func complete() { end(nil) }

  /// Receives an event.
  @inlinable
  public mutating func send(event: Event<Value, Failure>) {
    if case .next(let value) = event { send(value) } else { end(event.failure) }
  }
}
