// The static forms of operators on two and more signals. Written by scripts/arities.swift.

extension Signal {
  /// Returns a signal that sends the values of two signals as they arrive.
  ///
  /// It behaves as ``SignalProtocol/merge(_:)``.
  ///
  ///     Signal.merge(Signal.just(1), Signal.just(2)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B)
    -> Signal<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.merge(b)
  }

  /// Returns a signal that sends the values of three signals as they arrive.
  ///
  /// It behaves as ``SignalProtocol/merge(_:)``.
  ///
  ///     Signal.merge(Signal.just(1), Signal.just(2), Signal.just(3)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C)
    -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure
  {
    a.merge(b).merge(c)
  }

  /// Returns a signal that sends the values of four signals as they arrive.
  ///
  /// It behaves as ``SignalProtocol/merge(_:)``.
  ///
  ///     Signal.merge(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///     // 4
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  )
    -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value, A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.merge(b).merge(c.merge(d))
  }

  /// Returns a signal that sends the values of five or more signals as they arrive.
  ///
  /// It behaves as ``SignalProtocol/merge(_:)``.
  ///
  ///     Signal.merge(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///     // 4
  ///     // 5
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: any SignalProtocol<Value, Failure>,
    _ more: any SignalProtocol<Value, Failure>...
  ) -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value, A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.merge(b).merge(c.merge(d)).merge(merge(([e] + more).map { Signal($0) }))
  }

  /// Returns a signal that sends the values of two signals, one after another.
  ///
  /// It behaves as ``SignalProtocol/concat(_:)``.
  ///
  ///     Signal.concat(Signal.just(1), Signal.just(2)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B)
    -> Signal<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.concat(b)
  }

  /// Returns a signal that sends the values of three signals, one after another.
  ///
  /// It behaves as ``SignalProtocol/concat(_:)``.
  ///
  ///     Signal.concat(Signal.just(1), Signal.just(2), Signal.just(3)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C)
    -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure
  {
    a.concat(b).concat(c)
  }

  /// Returns a signal that sends the values of four signals, one after another.
  ///
  /// It behaves as ``SignalProtocol/concat(_:)``.
  ///
  ///     Signal.concat(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///     // 4
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  )
    -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value, A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.concat(b).concat(c).concat(d)
  }

  /// Returns a signal that sends the values of five or more signals, one after another.
  ///
  /// It behaves as ``SignalProtocol/concat(_:)``.
  ///
  ///     Signal.concat(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5)).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///     // 4
  ///     // 5
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: any SignalProtocol<Value, Failure>,
    _ more: any SignalProtocol<Value, Failure>...
  ) -> Signal<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value, A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.concat(b).concat(c).concat(d).concat(concat(([e] + more).map { Signal($0) }))
  }

  /// Returns a signal that sends the latest values of two signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B)
    -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.combineLatest(b)
  }

  /// Returns a signal that sends the latest values of three signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest3](combineLatest3)
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  )
    -> Signal<(A.Value, B.Value, C.Value), Failure>
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.LatestValues.self) { ($0, $1, $2) }
  }

  /// Returns a signal that sends the latest values of four signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest](combineLatest)
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D)
    -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.LatestValues.self) { ($0, $1, $2, $3) }
  }

  /// Returns a signal that sends the latest values of five signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e")).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e")
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, e.erased, by: Rows.LatestValues.self) {
      ($0, $1, $2, $3, $4)
    }
  }

  /// Returns a signal that sends the latest values of six or more signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6))
  ///       .subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6)
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to five signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in a + b + c + d + e + f }`.
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    each More: Sendable
  >(
    _ a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ f: any SignalProtocol<F, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>
  ) -> Signal<(A, B, C, D, E, F, repeat each More), Failure>
  where Value == (A, B, C, D, E, F, repeat each More) {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      repeat (each more).erased,
      by: Rows.LatestValues.self,
      .all
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, more: repeat each More) in (a, b, c, d, e, f, repeat each more) }
  }

  /// Returns a signal that combines the values of two signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all
  )
    -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zip(b, buffering: policy)
  }

  /// Returns a signal that combines the values of three signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// ![Marble diagram of zip3](zip3)
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all
  )
    -> Signal<(A.Value, B.Value, C.Value), Failure>
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.ValuesInOrder.self, policy) { ($0, $1, $2) }
  }

  /// Returns a signal that combines the values of four signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all
  )
    -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.ValuesInOrder.self, policy) {
      ($0, $1, $2, $3)
    }
  }

  /// Returns a signal that combines the values of five signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e")).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e")
  @_alwaysEmitIntoClient
  public static func zip<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, buffering policy: BufferingPolicy<Failure> = .all)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, e.erased, by: Rows.ValuesInOrder.self, policy) {
      ($0, $1, $2, $3, $4)
    }
  }

  /// Returns a signal that combines the values of six or more signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6))
  ///       .subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6)
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to five signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in a + b + c + d + e + f }`.
  public static func zip<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    each More: Sendable
  >(
    _ a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ f: any SignalProtocol<F, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(A, B, C, D, E, F, repeat each More), Failure>
  where Value == (A, B, C, D, E, F, repeat each More) {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      repeat (each more).erased,
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, more: repeat each More) in (a, b, c, d, e, f, repeat each more) }
  }

  /// Returns a signal that sends the last values of two signals when all have completed.
  ///
  /// It behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @_alwaysEmitIntoClient
  public static func zipLast<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B)
    -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zipLast(b)
  }

  /// Returns a signal that sends the last values of three signals when all have completed.
  ///
  /// It behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @_alwaysEmitIntoClient
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(_ a: A, _ b: B, _ c: C)
    -> Signal<(A.Value, B.Value, C.Value), Failure>
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.LastValues.self) { ($0, $1, $2) }
  }

  /// Returns a signal that sends the last values of four signals when all have completed.
  ///
  /// It behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
  @_alwaysEmitIntoClient
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  )
    -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.LastValues.self) { ($0, $1, $2, $3) }
  }

  /// Returns a signal of what a function makes of the rows of two signals.
  @inlinable
  static func rows<A, B, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 2
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(rule.next(in: columnA), rule.next(in: columnB))
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, isLast: true, columnB, rule)
      case .describe(let answer): answer(describe(a, b, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of three signals.
  @inlinable
  static func rows<A, B, C, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 3
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(rule.next(in: columnA), rule.next(in: columnB), rule.next(in: columnC))
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, isLast: true, columnC, rule)
      case .describe(let answer): answer(describe(a, b, c, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of four signals.
  @inlinable
  static func rows<A, B, C, D, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 4
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, isLast: true, columnD, rule)
      case .describe(let answer): answer(describe(a, b, c, d, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of five signals.
  @inlinable
  static func rows<A, B, C, D, E, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 5
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, isLast: true, columnE, rule)
      case .describe(let answer): answer(describe(a, b, c, d, e, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of six or more signals.
  // Not inlinable: a release build of a user, which specializes the pack, crashed the compiler.
  static func rows<A, B, C, D, E, F, each More: Sendable, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>,
    _ f: Signal<F, Failure>,
    _ more: repeat Signal<each More, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E, F, repeat each More) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        var count = 6
        for _ in repeat each more { count += 1 }
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let columnF = Rows.Column<F>(rows)
        let columns = (repeat Rows.Column<each More>(rows))
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE),
            rule.next(in: columnF),
            repeat rule.next(in: each columns)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, columnE, rule)
        serialized.start(f, columnF, rule)
        for (column, signal) in repeat (each columns, each more) { serialized.start(signal, column, rule) }
      case .describe(let answer): answer(describe(a, b, c, d, e, f, repeat each more, by: rule.name))
      }
    }
  }
}

extension MainSignal {
  /// Returns a signal that sends the latest values of six or more signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  public static func combineLatest<A, B, C, D, E, F, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ f: any MainSignalConvertible<F, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>
  ) -> MainSignal where Value == (A, B, C, D, E, F, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      f.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.LatestValues.self,
      .all
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, more: repeat each More) in (a, b, c, d, e, f, repeat each more) }
  }

  /// Returns a signal that combines the values of six or more signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  public static func zip<A, B, C, D, E, F, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ f: any MainSignalConvertible<F, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal where Value == (A, B, C, D, E, F, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      f.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, more: repeat each More) in (a, b, c, d, e, f, repeat each more) }
  }

  /// Returns a signal of what a function makes of the rows of six or more signals.
  static func rows<A, B, C, D, E, F, each More, Rule: Rows.Rule>(
    _ a: Signal<OnMain<A>, Failure>,
    _ b: Signal<OnMain<B>, Failure>,
    _ c: Signal<OnMain<C>, Failure>,
    _ d: Signal<OnMain<D>, Failure>,
    _ e: Signal<OnMain<E>, Failure>,
    _ f: Signal<OnMain<F>, Failure>,
    _ more: repeat Signal<OnMain<each More>, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure>,
    transform: @escaping (A, B, C, D, E, F, repeat each More) -> Value
  ) -> MainSignal {
    typealias Row = (
      OnMain<A>, OnMain<B>, OnMain<C>, OnMain<D>, OnMain<E>, OnMain<F>, more: (repeat OnMain<each More>)
    )
    let rows = Signal<Row, Failure>.rows(of: a, b, c, d, e, f, repeat each more, by: rule, policy) {
      (
        a: OnMain<A>,
        b: OnMain<B>,
        c: OnMain<C>,
        d: OnMain<D>,
        e: OnMain<E>,
        f: OnMain<F>,
        more: repeat OnMain<each More>
      ) in
      (a, b, c, d, e, f, (repeat each more))
    }
    return MainSignal(
      rows.map(
        unisolated { (row: Row) in
          OnMain(
            transform(
              row.0.value,
              row.1.value,
              row.2.value,
              row.3.value,
              row.4.value,
              row.5.value,
              repeat (each row.more).value
            )
          )
        }
      )
    )
  }
}
