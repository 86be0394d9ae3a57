extension SignalProtocol {
  /// Returns a signal that sends each event as a value, including the terminal event, and then completes.
  ///
  /// ![Marble diagram of materialize](materialize)
  ///
  ///     digits(of: "12x").materialize().subscribe { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// The result cannot fail. ``dematerialize()`` is the inverse.
  ///
  /// RAC: `materialize`.
  @inlinable
  public consuming func materialize() -> some SignalProtocol<Event<Value, Failure>, Never> {
    StagedPerSubscription(self) { Materialize($0) }
  }
}

@usableFromInline
struct Materialize<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Output = Event<Input, InputFailure>
  @usableFromInline typealias Failure = Never

  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.next(value))
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(contentsOf: CollectionOfOne(.failed(error)), until: subscription)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(contentsOf: CollectionOfOne(.completed), until: subscription)
  }
}
