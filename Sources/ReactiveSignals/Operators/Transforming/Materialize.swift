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
  /// ``dematerialize()`` is the inverse.
  ///
  /// - **Sends**: one event for each value, and one for the end.
  /// - **Ends**: completes after the event of the end. It never fails.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `materialize`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func materialize() -> some SignalProtocol<Event<Value, Failure>, Never> {
    StagedPerSubscription(self) { Materialize($0) }
  }
}

@usableFromInline
struct Materialize<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Output = Event<Input, InputFailure>
  @usableFromInline typealias Failure = Never

  @usableFromInline let subscription: CompoundDisposable

  @_alwaysEmitIntoClient
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  @_alwaysEmitIntoClient
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.next(value))
  }

  @_alwaysEmitIntoClient
  func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(contentsOf: CollectionOfOne(.end(failure)), until: subscription)
  }
}
