extension SignalProtocol {
  /// Pairs the values of both signals by their position.
  ///
  ///     // a--b-----c|
  ///     // --1--2--|      zip
  ///     // --x--y--|      x = (a, 1), y = (b, 2)
  ///
  /// A pair is sent as soon as both halves have come. It completes as soon as no pair can follow: when one side has
  /// completed and nothing of it waits; the other is disposed. The first failure passes at once, whatever
  /// waits. Values that wait for their other half are held, without limit.
  ///
  /// RAC: `zipWith:`.
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Paired(self, other, Zip())
  }
}

extension Signal {
  /// Pairs the values of two signals by their position. See ``SignalProtocol/zip(_:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zip(b)
  }

  /// Joins the values of three signals by their position. See ``SignalProtocol/zip(_:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Joins the values of four signals by their position. See ``SignalProtocol/zip(_:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.zip(b).zip(c.zip(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
  }
}

@usableFromInline
struct Zip<First: Sendable, Second: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (First, Second)

  private var first = FIFO<First>()
  private var second = FIFO<Second>()
  private var isFirstCompleted = false
  private var isSecondCompleted = false

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<First, Second>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value): first.append(value)
    case .second(let value): second.append(value)
    case .firstCompleted: isFirstCompleted = true
    case .secondCompleted: isSecondCompleted = true
    }
    if !first.isEmpty, !second.isEmpty, let one = first.popFirst(), let other = second.popFirst() {
      down.send((one, other))
    }
    if isFirstCompleted && first.isEmpty || isSecondCompleted && second.isEmpty { down.complete() }
  }
}
