extension SignalProtocol where Failure == Never {
  /// Returns a signal that sends the events which are the values of this signal: the inverse of ``materialize()``.
  ///
  /// ![Marble diagram of dematerialize](dematerialize)
  ///
  ///     [Event<Int, PrinterError>.next(1), .failed(.outOfPaper), .next(2)].signal().dematerialize()
  ///       .subscribeEvents { print($0) }
  ///     // next(1)
  ///     // failed(outOfPaper)
  ///
  /// - **Sends**: the values of the events of the source.
  /// - **Ends**: completes or fails with the first terminal event among the values, and disposes the source. Completes
  ///   when the source completes without one.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `dematerialize`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func dematerialize<T: Sendable, E: Error>() -> some SignalProtocol<T, E>
  where Value == Event<T, E> {
    Staged(self, Dematerialize())
  }
}

@usableFromInline
struct Dematerialize<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Input = Event<Output, Failure>
  @usableFromInline typealias InputFailure = Never

  @_alwaysEmitIntoClient
  init() {}

  @_alwaysEmitIntoClient
  func receive<Down: Sink & ~Copyable>(_ event: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(event: event)
  }

  @_alwaysEmitIntoClient
  func end<Down: Sink & ~Copyable>(_ failure: Never?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.complete()
  }
}
