extension SignalProtocol {
  /// Sends the latest values of both signals, as a pair, whenever one of them sends.
  ///
  ///     // a-----b--|
  ///     // --1-2-----3--|   combineLatest
  ///     // --x-y-z---w--|   x = (a, 1), y = (a, 2), z = (b, 2), w = (b, 3)
  ///
  /// The first pair is sent when both have sent a value. It completes when both have completed and fails
  /// with the first failure; the other one is disposed first. It holds one value of each.
  ///
  /// Signals that depend on the same source send one after the other, so that a pair of an old value and a new
  /// one comes between (combined properties do not have such glitches).
  ///
  /// RAC: `combineLatestWith:`.
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Paired(self, other) { _ in CombineLatest() }
  }
}

extension Signal {
  /// Sends the latest values of two signals. See ``SignalProtocol/combineLatest(_:)``.
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.combineLatest(b)
  }

  /// Sends the latest values of three signals. See ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest3](combineLatest3)
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends the latest values of four signals. See ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest](combineLatest)
  @inlinable
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
  }

  /// Sends the latest values of five signals or more, of any kinds, as a tuple. See ``SignalProtocol/combineLatest(_:)``.
  ///
  /// Up to four signals cost less: each of these is erased, and a tuple of them is put together at run time.
  ///
  /// The compiler learns late which types there are: in a closure with more than an operator or two, name those of its
  /// parameters, `{ (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e }`, or it looks for them for seconds.
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    each More: Sendable
  >(
    _ a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>
  ) -> some SignalProtocol<(A, B, C, D, E, repeat each More), Failure>
  where Value == (A, B, C, D, E, repeat each More) {
    JoinedPack(
      a,
      b,
      c,
      d,
      e,
      repeat each more,
      by: { columns, _ in CombineLatestRows<_, Failure>(columns) }
    )
  }

  /// Sends the latest values of all of `signals`, as an array in their order; of none, it completes at once.
  ///
  ///     Signal.combineLatest(fields.map(\.isValid.signal)).map { $0.allSatisfy { $0 } }
  ///
  /// Otherwise as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  ///
  /// RAC: `+combineLatest:`.
  @inlinable
  public static func combineLatest<S: SignalProtocol>(
    _ signals: [S]
  ) -> some SignalProtocol<[S.Value], Failure>
  where Value == [S.Value], S.Failure == Failure {
    Joined(signals) { columns, _ in CombineLatestRows(columns) }
  }
}

@frozen
@usableFromInline
struct CombineLatest<First: Sendable, Second: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (First, Second)

  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  @usableFromInline var running = 2

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<First, Second>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value):
      first = value
      if let second { down.send((value, second)) }
    case .second(let value):
      second = value
      if let first { down.send((first, value)) }
    case .firstCompleted, .secondCompleted:
      running -= 1
      if running == 0 { down.complete() }
    }
  }
}
