/// A type-erased sink.
///
/// An erased signal sends to one. It is one closure, made in code that knows the type of the sink. It costs one allocation
/// per subscription and an indirect call per event. Types do not nest across it, so chains can be of any length.
@frozen
public struct AnySink<Value: Sendable, Failure: Error>: Sink {
  @usableFromInline let receive: @Sendable (Event<Value, Failure>) -> Void

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
  init<S: Sink & ~Copyable>(box: SinkBox<S>) where S.Value == Value, S.Failure == Failure {
    // Not by `send(event:)`: in unoptimized code a deep chain of erased signals would need half as much stack again.
    receive = { event in
      switch event {
      case .next(let value): unsafe box.sink.send(value)
      case .failed(let error): unsafe box.sink.fail(error)
      case .completed: unsafe box.sink.complete()
      }
    }
  }

  @inlinable
  public func send(_ value: Value) { receive(.next(value)) }

  @inlinable
  public func fail(_ error: Failure) { receive(.failed(error)) }

  @inlinable
  public func complete() { receive(.completed) }

  @inlinable
  public consuming func erased() -> AnySink { self }
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

  @inlinable
  func send(_ event: Event<S.Value, S.Failure>) { unsafe sink.send(event: event) }
}
