extension SignalProtocol {
  /// Sends the values of this signal and of `other`, as they come.
  ///
  ///     // a--b-----|
  ///     // --1--2--3--|   merge
  ///     // a-1b-2--3--|
  ///
  /// It completes when both have completed and fails with the first failure; the other one is disposed first.
  /// This signal is started before `other`, which is not started when that has failed at once. Values are sent on
  /// the thread that brings them.
  ///
  /// RAC: `merge:`.
  @inlinable
  public func merge<Other: SignalProtocol>(_ other: Other) -> some SignalProtocol<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Paired(self, other, Merge())
  }
}

extension Signal {
  /// Sends the values of two signals, as they come. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.merge(b)
  }

  /// Sends the values of three signals, as they come. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.merge(b).merge(c)
  }

  /// Sends the values of four signals, as they come. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.merge(b).merge(c.merge(d))
  }

  /// Sends the values of all of `signals`, as they come; of none, it completes at once.
  ///
  /// RAC: `+merge:`.
  @inlinable
  public static func merge<S: SignalProtocol>(_ signals: [S]) -> some SignalProtocol<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    Signal<S, Failure>(.elements(signals)).flatten()
  }
}

@frozen
@usableFromInline
struct Merge<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var running = 2

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Output, Output>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value), .second(let value):
      down.send(value)
    case .firstCompleted, .secondCompleted:
      running -= 1
      if running == 0 { down.complete() }
    }
  }
}
