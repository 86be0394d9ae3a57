extension SignalProtocol where Failure == Never {
  /// Makes events of values: the way back from ``materialize()``.
  ///
  /// ![Marble diagram of dematerialize](dematerialize)
  ///
  ///     [Event<Int, PrinterError>.next(1), .failed(.outOfPaper), .next(2)].signal().dematerialize()
  ///       .subscribeEvents { print($0) }
  ///     // next(1)
  ///     // failed(outOfPaper)
  ///
  /// The first value that is a terminal event ends the result, and the source. A source that completes without
  /// one completes the result.
  ///
  /// The source itself must not be able to fail: there would be two ways to. Materialise it first, where it can.
  ///
  /// RAC: `dematerialize`.
  @inlinable
  public func dematerialize<T: Sendable, E: Error>() -> some SignalProtocol<T, E>
  where Value == Event<T, E> {
    Staged(self, Dematerialize())
  }
}

@frozen
@usableFromInline
struct Dematerialize<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Input = Event<Output, Failure>
  @usableFromInline typealias InputFailure = Never

  @inlinable
  init() {}

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ event: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(event: event)
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Never, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {}
}
