/// A type-erased sink.
///
/// An erased signal sends to one. It is a pair of closures, made in code that knows the type of the sink. It costs one
/// allocation per subscription and an indirect call per event. Types do not nest across it, so chains can be of any length.
public struct AnySink<Value: Sendable, Failure: Error>: Sink {
  @usableFromInline let next: @Sendable (Value) -> Void
  /// Sends the failure, or completion.
  @usableFromInline let last: @Sendable (Failure?) -> Void

  @inlinable
  init(next: @escaping @Sendable (Value) -> Void, end: @escaping @Sendable (Failure?) -> Void) {
    self.next = next
    last = end
  }

  /// Creates a sink that sends to `sink`. The result has to be called serially, too.
  ///
  /// A sink that is erased already is not wrapped again.
  ///
  /// - Parameter sink: The sink to erase.
  @inlinable
  public init<S: Sink & ~Copyable>(_ sink: consuming S) where S.Value == Value, S.Failure == Failure {
    self = sink.erased()
  }

  @inlinable
  public func send(_ value: Value) { next(value) }

  @inlinable
  public func end(_ failure: Failure?) { last(failure) }

  // Not mutating, as the default ones are.

  /// Receives the failure that ends the subscription.
  @inlinable
  public func fail(_ error: Failure) { last(error) }

  /// Receives the completion that ends the subscription.
  @inlinable
  public func complete() { last(nil) }

  @inlinable
  public consuming func erased() -> AnySink { self }

  @_documentation(visibility: internal)
  @inlinable public static var _endsErased: Bool { true }
}

/// An erased sink in a place that owns it: an object, or the storage of a hub.
///
/// Not copyable, and called by methods that borrow it: a closure that is loaded from memory is retained around the call.
@usableFromInline
struct OwnedSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let sink: AnySink<Value, Failure>

  @inlinable
  init(_ sink: AnySink<Value, Failure>) { self.sink = sink }

  @inlinable
  borrowing func send(_ value: Value) { sink.next(value) }

  @inlinable
  borrowing func end(_ failure: Failure?) { sink.last(failure) }

  @inlinable
  consuming func erased() -> AnySink<Value, Failure> { sink }

  @inlinable static var _endsErased: Bool { true }
}

/// A sink on the heap.
///
/// `@unchecked Sendable`, and no dynamic exclusivity check: the source that a sink is attached to calls it serially (see
/// ``Sink``).
@usableFromInline
final class SinkBox<S: Sink & ~Copyable>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var sink: S

  @inlinable
  init(_ sink: consuming S) { unsafe self.sink = sink }
}

extension SinkBox where S: ~Copyable {
  /// Sends an event.
  @inlinable
  func send(_ event: Event<S.Value, S.Failure>) {
    if case .next(let value) = event { unsafe sink.send(value) } else { unsafe sink.end(event.failure) }
  }
}

extension Sink where Self: ~Copyable {
  @inlinable
  public consuming func erased() -> AnySink<Value, Failure> {
    let box = SinkBox(self)
    return AnySink(next: { unsafe box.sink.send($0) }, end: { unsafe box.sink.end($0) })
  }
}
