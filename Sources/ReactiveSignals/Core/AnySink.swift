/// A sink of any type: what stands below an erased signal.
///
/// One closure, made in code that knows the sink's type; it costs an indirect call per event, and one
/// allocation per subscription. Types do not nest across it, so that chains may be of any length.
@frozen
public struct AnySink<Value: Sendable, Failure: Error>: Sink {
  @usableFromInline let receive: @Sendable (Event<Value, Failure>) -> Void

  /// Erases `sink`. Whoever holds the result must still send serially.
  ///
  /// One that has been erased stays as it is.
  @inlinable
  public init<S: Sink & ~Copyable>(_ sink: consuming S) where S.Value == Value, S.Failure == Failure {
    self = sink.erased()
  }

  @inlinable
  init<S: Sink & ~Copyable>(box: SinkBox<S>) where S.Value == Value, S.Failure == Failure {
    // Not through `send(event:)`: in unoptimised code a deep chain of erased signals would take half as much stack
    // again.
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
/// `@unchecked Sendable`, and no dynamic exclusivity check: the one source a sink is attached to calls it serially
/// (see ``Sink``).
@usableFromInline
final class SinkBox<S: Sink & ~Copyable>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var sink: S

  @inlinable
  init(_ sink: consuming S) { unsafe self.sink = sink }

  @inlinable
  func send(_ event: Event<S.Value, S.Failure>) { unsafe sink.send(event: event) }
}
