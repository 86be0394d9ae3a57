extension SignalProtocol {
  /// Pairs the values of both signals by their position.
  ///
  /// ![Marble diagram of zip](zip)
  ///
  ///     // a--b-----c|
  ///     // --1--2--|      zip
  ///     // --x--y--|      x = (a, 1), y = (b, 2)
  ///
  /// A pair is sent as soon as both halves have come. It completes as soon as no pair can follow: when one side has
  /// completed and nothing of it waits; the other is disposed. The first failure passes at once, whatever
  /// waits.
  ///
  /// Values that wait for their other half are held: of either side, as many as it is ahead, unless `policy` sets a
  /// limit. A value that is dropped is paired with nothing, and those after it move up. A failure that the policy
  /// makes passes at once, as any does.
  ///
  ///     frames.zip(answers, buffering: .fail(100, with: .tooSlow))
  ///
  /// RAC: `zipWith:`.
  ///
  /// - Parameters:
  ///   - other: Where the second halves come from.
  ///   - policy: What to do when too many values of one side wait.
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Paired(self, other) { Zip(policy, $0) }
  }
}

extension Signal {
  /// Pairs the values of two signals by their position. See ``SignalProtocol/zip(_:buffering:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zip(b, buffering: policy)
  }

  /// Joins the values of three signals by their position. See ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// The limit of `policy` holds for values of `a` and `b` that wait for each other, and again for pairs of them, and
  /// values of `c`, that wait for each other.
  ///
  /// ![Marble diagram of zip3](zip3)
  ///
  /// They are zipped as pairs of pairs, so one of which no further value can be used is disposed early, and a failure that
  /// it might have had later does not come.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.zip(b, buffering: policy).zip(c, buffering: policy).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Joins the values of four signals by their position. See ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// The limit of `policy` holds for values of `a` and `b`, and of `c` and `d`, that wait for each other, and again for
  /// the pairs.
  ///
  /// They are zipped as pairs of pairs, so one of which no further value can be used is disposed early, and a failure that
  /// it might have had later does not come.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.zip(b, buffering: policy).zip(c.zip(d, buffering: policy), buffering: policy).map {
      ($0.0.0, $0.0.1, $0.1.0, $0.1.1)
    }
  }

  /// Joins the values of five signals or more, of any kinds by their position, as a tuple. See ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// Up to four signals cost less: each of these is erased, and a tuple of them is put together at run time.
  ///
  /// The compiler learns late which types there are: in a closure with more than an operator or two, name those of its
  /// parameters, `{ (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e }`, or it looks for them for seconds.
  public static func zip<
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
    _ more: repeat any SignalProtocol<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<(A, B, C, D, E, repeat each More), Failure>
  where Value == (A, B, C, D, E, repeat each More) {
    JoinedPack(
      a,
      b,
      c,
      d,
      e,
      repeat each more,
      by: { ZipRows<_, Failure>($0, policy, $1) }
    )
  }

  /// Joins the values of all of `signals` by their position, as an array in their order; of none, it completes at once.
  ///
  /// Otherwise as ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  ///
  /// RAC: `+zip:`.
  @inlinable
  public static func zip<S: SignalProtocol>(
    _ signals: [S],
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<[S.Value], Failure> where Value == [S.Value], S.Failure == Failure {
    Joined(signals) { ZipRows($0, policy, $1) }
  }
}

@frozen
@usableFromInline
struct Zip<First: Sendable, Second: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (First, Second)

  @usableFromInline var first = FIFO<First>()
  @usableFromInline var second = FIFO<Second>()
  @usableFromInline var isFirstCompleted = false
  @usableFromInline var isSecondCompleted = false
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.policy = policy
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<First, Second>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value):
      if let other = second.popFirst() { return send((value, other), into: &down) }
      if let failure = policy.add(value, to: &first).failure { down.fail(failure) }
    case .second(let value):
      if let other = first.popFirst() { return send((other, value), into: &down) }
      if let failure = policy.add(value, to: &second).failure { down.fail(failure) }
    case .firstCompleted:
      isFirstCompleted = true
      if first.isEmpty { down.complete() }
    case .secondCompleted:
      isSecondCompleted = true
      if second.isEmpty { down.complete() }
    }
  }

  @inlinable
  func send<Down: Sink & ~Copyable>(_ pair: (First, Second), into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(pair)
    if isFirstCompleted && first.isEmpty || isSecondCompleted && second.isEmpty, !subscription.isDisposed {
      down.complete()
    }
  }
}
