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

  /// Returns a signal that sends the latest values of six signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6)
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, e.erased, f.erased, by: Rows.LatestValues.self) {
      ($0, $1, $2, $3, $4, $5)
    }
  }

  /// Returns a signal that sends the latest values of seven signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7)
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol,
    G: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure
  {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      g.erased,
      by: Rows.LatestValues.self
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns a signal that sends the latest values of eight signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7), Signal.just(8)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7, 8)
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol,
    G: SignalProtocol,
    H: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, H.Failure == Failure
  {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      g.erased,
      h.erased,
      by: Rows.LatestValues.self
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  /// Returns a signal that sends the latest values of nine or more signals.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7), Signal.just(8), Signal.just(9))
  ///       .subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7, 8, 9)
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to eight signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int) in … }`.
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable,
    H: Sendable,
    I: Sendable,
    each More: Sendable
  >(
    _ a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ f: any SignalProtocol<F, Failure>,
    _ g: any SignalProtocol<G, Failure>,
    _ h: any SignalProtocol<H, Failure>,
    _ i: any SignalProtocol<I, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>
  ) -> Signal<(A, B, C, D, E, F, G, H, I, repeat each More), Failure>
  where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    .rows(
      of: a,
      b,
      c,
      d,
      e,
      f,
      g,
      h,
      i,
      repeat each more,
      by: Rows.LatestValues.self,
      .all
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, more: repeat each More) in
      (a, b, c, d, e, f, g, h, i, repeat each more)
    }
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

  /// Returns a signal that combines the values of six signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6)
  @_alwaysEmitIntoClient
  public static func zip<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, buffering policy: BufferingPolicy<Failure> = .all)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, e.erased, f.erased, by: Rows.ValuesInOrder.self, policy)
    { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns a signal that combines the values of seven signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7)
  @_alwaysEmitIntoClient
  public static func zip<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol,
    G: SignalProtocol
  >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, buffering policy: BufferingPolicy<Failure> = .all)
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure
  {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      g.erased,
      by: Rows.ValuesInOrder.self,
      policy
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns a signal that combines the values of eight signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7), Signal.just(8)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7, 8)
  @_alwaysEmitIntoClient
  public static func zip<
    A: SignalProtocol,
    B: SignalProtocol,
    C: SignalProtocol,
    D: SignalProtocol,
    E: SignalProtocol,
    F: SignalProtocol,
    G: SignalProtocol,
    H: SignalProtocol
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H,
    buffering policy: BufferingPolicy<Failure> = .all
  )
    -> Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), A.Failure == Failure,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, H.Failure == Failure
  {
    .rows(
      of: a.erased,
      b.erased,
      c.erased,
      d.erased,
      e.erased,
      f.erased,
      g.erased,
      h.erased,
      by: Rows.ValuesInOrder.self,
      policy
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  /// Returns a signal that combines the values of nine or more signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"), Signal.just(6), Signal.just(7), Signal.just(8), Signal.just(9))
  ///       .subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e", 6, 7, 8, 9)
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to eight signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int) in … }`.
  public static func zip<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable,
    H: Sendable,
    I: Sendable,
    each More: Sendable
  >(
    _ a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ f: any SignalProtocol<F, Failure>,
    _ g: any SignalProtocol<G, Failure>,
    _ h: any SignalProtocol<H, Failure>,
    _ i: any SignalProtocol<I, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(A, B, C, D, E, F, G, H, I, repeat each More), Failure>
  where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    .rows(
      of: a,
      b,
      c,
      d,
      e,
      f,
      g,
      h,
      i,
      repeat each more,
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, more: repeat each More) in
      (a, b, c, d, e, f, g, h, i, repeat each more)
    }
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
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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

  /// Returns a signal of what a function makes of the rows of six signals.
  @_alwaysEmitIntoClient
  static func rows<A, B, C, D, E, F, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>,
    _ f: Signal<F, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E, F) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 6
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let columnF = Rows.Column<F>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE),
            rule.next(in: columnF)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, columnE, rule)
        serialized.start(f, isLast: true, columnF, rule)
      case .describe(let answer): answer(describe(a, b, c, d, e, f, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of seven signals.
  @_alwaysEmitIntoClient
  static func rows<A, B, C, D, E, F, G, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>,
    _ f: Signal<F, Failure>,
    _ g: Signal<G, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 7
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let columnF = Rows.Column<F>(rows)
        let columnG = Rows.Column<G>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE),
            rule.next(in: columnF),
            rule.next(in: columnG)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, columnE, rule)
        serialized.start(f, columnF, rule)
        serialized.start(g, isLast: true, columnG, rule)
      case .describe(let answer): answer(describe(a, b, c, d, e, f, g, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of eight signals.
  @_alwaysEmitIntoClient
  static func rows<A, B, C, D, E, F, G, H, Rule: Rows.Rule>(
    of a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>,
    _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>,
    _ f: Signal<F, Failure>,
    _ g: Signal<G, Failure>,
    _ h: Signal<H, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Value
  ) -> Signal {
    Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let count = 8
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let columnF = Rows.Column<F>(rows)
        let columnG = Rows.Column<G>(rows)
        let columnH = Rows.Column<H>(rows)
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE),
            rule.next(in: columnF),
            rule.next(in: columnG),
            rule.next(in: columnH)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, columnE, rule)
        serialized.start(f, columnF, rule)
        serialized.start(g, columnG, rule)
        serialized.start(h, isLast: true, columnH, rule)
      case .describe(let answer): answer(describe(a, b, c, d, e, f, g, h, by: rule.name))
      }
    }
  }

  /// Returns a signal of what a function makes of the rows of nine or more signals.
  // Not inlinable: a release build of a user, which specializes the pack, crashed the compiler.
  @inline(never)
  static func rows<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable,
    H: Sendable,
    I: Sendable,
    each More: Sendable,
    Rule: Rows.Rule
  >(
    of a: any SignalProtocol<A, Failure>,
    _ b: any SignalProtocol<B, Failure>,
    _ c: any SignalProtocol<C, Failure>,
    _ d: any SignalProtocol<D, Failure>,
    _ e: any SignalProtocol<E, Failure>,
    _ f: any SignalProtocol<F, Failure>,
    _ g: any SignalProtocol<G, Failure>,
    _ h: any SignalProtocol<H, Failure>,
    _ i: any SignalProtocol<I, Failure>,
    _ more: repeat any SignalProtocol<each More, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G, H, I, repeat each More) -> Value
  ) -> Signal {
    let (a, b, c, d, e, f, g, h, i) = (
      a.erased, b.erased, c.erased, d.erased, e.erased, f.erased, g.erased, h.erased, i.erased
    )
    let more = (repeat (each more).erased)
    return Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        var count = 9
        for _ in repeat each more { count += 1 }
        let rows = Rows(count, policy.droppingFailure)
        let columnA = Rows.Column<A>(rows)
        let columnB = Rows.Column<B>(rows)
        let columnC = Rows.Column<C>(rows)
        let columnD = Rows.Column<D>(rows)
        let columnE = Rows.Column<E>(rows)
        let columnF = Rows.Column<F>(rows)
        let columnG = Rows.Column<G>(rows)
        let columnH = Rows.Column<H>(rows)
        let columnI = Rows.Column<I>(rows)
        let columns = (repeat Rows.Column<each More>(rows))
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(
            rule.next(in: columnA),
            rule.next(in: columnB),
            rule.next(in: columnC),
            rule.next(in: columnD),
            rule.next(in: columnE),
            rule.next(in: columnF),
            rule.next(in: columnG),
            rule.next(in: columnH),
            rule.next(in: columnI),
            repeat rule.next(in: each columns)
          )
        }
        serialized.start(a, columnA, rule)
        serialized.start(b, columnB, rule)
        serialized.start(c, columnC, rule)
        serialized.start(d, columnD, rule)
        serialized.start(e, columnE, rule)
        serialized.start(f, columnF, rule)
        serialized.start(g, columnG, rule)
        serialized.start(h, columnH, rule)
        serialized.start(i, columnI, rule)
        for (column, signal) in repeat (each columns, each more) { serialized.start(signal, column, rule) }
      case .describe(let answer): answer(describe(a, b, c, d, e, f, g, h, i, repeat each more, by: rule.name))
      }
    }
  }
}

extension MainSignal {
  /// Returns a signal that sends the latest values of nine or more signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  public static func combineLatest<A, B, C, D, E, F, G, H, I, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ f: any MainSignalConvertible<F, Failure>,
    _ g: any MainSignalConvertible<G, Failure>,
    _ h: any MainSignalConvertible<H, Failure>,
    _ i: any MainSignalConvertible<I, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>
  ) -> MainSignal where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      f.mainSignal.base,
      g.mainSignal.base,
      h.mainSignal.base,
      i.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.LatestValues.self,
      .all
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, more: repeat each More) in
      (a, b, c, d, e, f, g, h, i, repeat each more)
    }
  }

  /// Returns a signal that combines the values of nine or more signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  public static func zip<A, B, C, D, E, F, G, H, I, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ f: any MainSignalConvertible<F, Failure>,
    _ g: any MainSignalConvertible<G, Failure>,
    _ h: any MainSignalConvertible<H, Failure>,
    _ i: any MainSignalConvertible<I, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      f.mainSignal.base,
      g.mainSignal.base,
      h.mainSignal.base,
      i.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, more: repeat each More) in
      (a, b, c, d, e, f, g, h, i, repeat each more)
    }
  }

  /// Returns a signal of what a function makes of the rows of nine or more signals.
  @inline(never)
  static func rows<A, B, C, D, E, F, G, H, I, each More, Rule: Rows.Rule>(
    _ a: Signal<OnMain<A>, Failure>,
    _ b: Signal<OnMain<B>, Failure>,
    _ c: Signal<OnMain<C>, Failure>,
    _ d: Signal<OnMain<D>, Failure>,
    _ e: Signal<OnMain<E>, Failure>,
    _ f: Signal<OnMain<F>, Failure>,
    _ g: Signal<OnMain<G>, Failure>,
    _ h: Signal<OnMain<H>, Failure>,
    _ i: Signal<OnMain<I>, Failure>,
    _ more: repeat Signal<OnMain<each More>, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure>,
    transform: @escaping (A, B, C, D, E, F, G, H, I, repeat each More) -> Value
  ) -> MainSignal {
    typealias Row = (
      OnMain<A>, OnMain<B>, OnMain<C>, OnMain<D>, OnMain<E>, OnMain<F>, OnMain<G>, OnMain<H>, OnMain<I>,
      more: (repeat OnMain<each More>)
    )
    let rows = Signal<Row, Failure>.rows(of: a, b, c, d, e, f, g, h, i, repeat each more, by: rule, policy) {
      (
        a: OnMain<A>,
        b: OnMain<B>,
        c: OnMain<C>,
        d: OnMain<D>,
        e: OnMain<E>,
        f: OnMain<F>,
        g: OnMain<G>,
        h: OnMain<H>,
        i: OnMain<I>,
        more: repeat OnMain<each More>
      ) in
      (a, b, c, d, e, f, g, h, i, (repeat each more))
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
              row.6.value,
              row.7.value,
              row.8.value,
              repeat (each row.more).value
            )
          )
        }
      )
    )
  }
}

extension Property {
  /// Returns a property of the values of two properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable>(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>
  )
    -> Property<(A, B)> where Value == (A, B)
  {
    .combining(a.property, b.property) { ($0, $1) }
  }

  /// Returns a property of the values of three properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>
  )
    -> Property<(A, B, C)> where Value == (A, B, C)
  {
    .combining(a.property, b.property, c.property) { ($0, $1, $2) }
  }

  /// Returns a property of the values of four properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>
  )
    -> Property<(A, B, C, D)> where Value == (A, B, C, D)
  {
    .combining(a.property, b.property, c.property, d.property) { ($0, $1, $2, $3) }
  }

  /// Returns a property of the values of five properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>,
    _ e: any PropertyProtocol<E>
  )
    -> Property<(A, B, C, D, E)> where Value == (A, B, C, D, E)
  {
    .combining(a.property, b.property, c.property, d.property, e.property) { ($0, $1, $2, $3, $4) }
  }

  /// Returns a property of the values of six properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable
  >(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>,
    _ e: any PropertyProtocol<E>,
    _ f: any PropertyProtocol<F>
  )
    -> Property<(A, B, C, D, E, F)> where Value == (A, B, C, D, E, F)
  {
    .combining(a.property, b.property, c.property, d.property, e.property, f.property) {
      ($0, $1, $2, $3, $4, $5)
    }
  }

  /// Returns a property of the values of seven properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable
  >(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>,
    _ e: any PropertyProtocol<E>,
    _ f: any PropertyProtocol<F>,
    _ g: any PropertyProtocol<G>
  )
    -> Property<(A, B, C, D, E, F, G)> where Value == (A, B, C, D, E, F, G)
  {
    .combining(a.property, b.property, c.property, d.property, e.property, f.property, g.property) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Returns a property of the values of eight properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable,
    H: Sendable
  >(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>,
    _ e: any PropertyProtocol<E>,
    _ f: any PropertyProtocol<F>,
    _ g: any PropertyProtocol<G>,
    _ h: any PropertyProtocol<H>
  )
    -> Property<(A, B, C, D, E, F, G, H)> where Value == (A, B, C, D, E, F, G, H)
  {
    .combining(a.property, b.property, c.property, d.property, e.property, f.property, g.property, h.property)
    { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  /// Returns a property of the values of nine or more properties, as ``PropertyProtocol/combineLatest(_:)`` does.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    G: Sendable,
    H: Sendable,
    I: Sendable,
    each More: Sendable
  >(
    _ a: any PropertyProtocol<A>,
    _ b: any PropertyProtocol<B>,
    _ c: any PropertyProtocol<C>,
    _ d: any PropertyProtocol<D>,
    _ e: any PropertyProtocol<E>,
    _ f: any PropertyProtocol<F>,
    _ g: any PropertyProtocol<G>,
    _ h: any PropertyProtocol<H>,
    _ i: any PropertyProtocol<I>,
    _ more: repeat any PropertyProtocol<each More>
  )
    -> Property<(A, B, C, D, E, F, G, H, I, repeat each More)>
  where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    .combining(
      a.property,
      b.property,
      c.property,
      d.property,
      e.property,
      f.property,
      g.property,
      h.property,
      i.property,
      repeat (each more).property
    ) { (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, more: repeat each More) in
      (a, b, c, d, e, f, g, h, i, repeat each more)
    }
  }

  /// Returns a property of what a function makes of the values of two properties.
  @_alwaysEmitIntoClient
  static func combining<A, B>(
    _ a: Property<A>,
    _ b: Property<B>,
    by transform: @escaping @Sendable (A, B) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner])
    let (a, b) = (a.node, b.node)
    let links = InputLinks(a, and: [b])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b) = (a.state(at: moment), b.state(at: moment))
      derive(PropertyNode.Stamps(a.stamp, b.stamp)) { transform(a.value, b.value) }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of three properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    by transform: @escaping @Sendable (A, B, C) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner])
    let (a, b, c) = (a.node, b.node, c.node)
    let links = InputLinks(a, and: [b, c])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c) = (a.state(at: moment), b.state(at: moment), c.state(at: moment))
      derive(PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp])) {
        transform(a.value, b.value, c.value)
      }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of four properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C, D>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    _ d: Property<D>,
    by transform: @escaping @Sendable (A, B, C, D) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner, d.owner])
    let (a, b, c, d) = (a.node, b.node, c.node, d.node)
    let links = InputLinks(a, and: [b, c, d])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c, d) = (a.state(at: moment), b.state(at: moment), c.state(at: moment), d.state(at: moment))
      derive(PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp, d.stamp])) {
        transform(a.value, b.value, c.value, d.value)
      }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of five properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C, D, E>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    _ d: Property<D>,
    _ e: Property<E>,
    by transform: @escaping @Sendable (A, B, C, D, E) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner, d.owner, e.owner])
    let (a, b, c, d, e) = (a.node, b.node, c.node, d.node, e.node)
    let links = InputLinks(a, and: [b, c, d, e])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c, d, e) = (
        a.state(at: moment), b.state(at: moment), c.state(at: moment), d.state(at: moment),
        e.state(at: moment)
      )
      derive(PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp, d.stamp, e.stamp])) {
        transform(a.value, b.value, c.value, d.value, e.value)
      }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of six properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C, D, E, F>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    _ d: Property<D>,
    _ e: Property<E>,
    _ f: Property<F>,
    by transform: @escaping @Sendable (A, B, C, D, E, F) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner, d.owner, e.owner, f.owner])
    let (a, b, c, d, e, f) = (a.node, b.node, c.node, d.node, e.node, f.node)
    let links = InputLinks(a, and: [b, c, d, e, f])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c, d, e, f) = (
        a.state(at: moment), b.state(at: moment), c.state(at: moment), d.state(at: moment),
        e.state(at: moment), f.state(at: moment)
      )
      derive(PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp, d.stamp, e.stamp, f.stamp])) {
        transform(a.value, b.value, c.value, d.value, e.value, f.value)
      }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of seven properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C, D, E, F, G>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    _ d: Property<D>,
    _ e: Property<E>,
    _ f: Property<F>,
    _ g: Property<G>,
    by transform: @escaping @Sendable (A, B, C, D, E, F, G) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner, d.owner, e.owner, f.owner, g.owner])
    let (a, b, c, d, e, f, g) = (a.node, b.node, c.node, d.node, e.node, f.node, g.node)
    let links = InputLinks(a, and: [b, c, d, e, f, g])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c, d, e, f, g) = (
        a.state(at: moment), b.state(at: moment), c.state(at: moment), d.state(at: moment),
        e.state(at: moment), f.state(at: moment), g.state(at: moment)
      )
      derive(PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp, d.stamp, e.stamp, f.stamp, g.stamp])) {
        transform(a.value, b.value, c.value, d.value, e.value, f.value, g.value)
      }
    }
    return Property(node, owner: owner)
  }

  /// Returns a property of what a function makes of the values of eight properties.
  @_alwaysEmitIntoClient
  static func combining<A, B, C, D, E, F, G, H>(
    _ a: Property<A>,
    _ b: Property<B>,
    _ c: Property<C>,
    _ d: Property<D>,
    _ e: Property<E>,
    _ f: Property<F>,
    _ g: Property<G>,
    _ h: Property<H>,
    by transform: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Value
  ) -> Property {
    let owner = jointOwner(of: [a.owner, b.owner, c.owner, d.owner, e.owner, f.owner, g.owner, h.owner])
    let (a, b, c, d, e, f, g, h) = (a.node, b.node, c.node, d.node, e.node, f.node, g.node, h.node)
    let links = InputLinks(a, and: [b, c, d, e, f, g, h])
    let node = DerivedNode<Value>(links) { moment, derive in
      let (a, b, c, d, e, f, g, h) = (
        a.state(at: moment), b.state(at: moment), c.state(at: moment), d.state(at: moment),
        e.state(at: moment), f.state(at: moment), g.state(at: moment), h.state(at: moment)
      )
      derive(
        PropertyNode.Stamps(a.stamp, b.stamp, others: [c.stamp, d.stamp, e.stamp, f.stamp, g.stamp, h.stamp])
      ) { transform(a.value, b.value, c.value, d.value, e.value, f.value, g.value, h.value) }
    }
    return Property(node, owner: owner)
  }
}

extension MainProperty {
  /// Returns a property of the values of two properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B>(_ a: any MainPropertyProtocol<A>, _ b: any MainPropertyProtocol<B>)
    -> MainProperty<(A, B)> where Value == (A, B)
  {
    MainProperty(.combining(a.property.base, b.property.base) { OnMain(($0.value, $1.value)) })
  }

  /// Returns a property of the values of three properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>
  )
    -> MainProperty<(A, B, C)> where Value == (A, B, C)
  {
    MainProperty(
      .combining(a.property.base, b.property.base, c.property.base) { OnMain(($0.value, $1.value, $2.value)) }
    )
  }

  /// Returns a property of the values of four properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>
  )
    -> MainProperty<(A, B, C, D)> where Value == (A, B, C, D)
  {
    MainProperty(
      .combining(a.property.base, b.property.base, c.property.base, d.property.base) {
        OnMain(($0.value, $1.value, $2.value, $3.value))
      }
    )
  }

  /// Returns a property of the values of five properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D, E>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>,
    _ e: any MainPropertyProtocol<E>
  )
    -> MainProperty<(A, B, C, D, E)> where Value == (A, B, C, D, E)
  {
    MainProperty(
      .combining(a.property.base, b.property.base, c.property.base, d.property.base, e.property.base) {
        OnMain(($0.value, $1.value, $2.value, $3.value, $4.value))
      }
    )
  }

  /// Returns a property of the values of six properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D, E, F>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>,
    _ e: any MainPropertyProtocol<E>,
    _ f: any MainPropertyProtocol<F>
  )
    -> MainProperty<(A, B, C, D, E, F)> where Value == (A, B, C, D, E, F)
  {
    MainProperty(
      .combining(
        a.property.base,
        b.property.base,
        c.property.base,
        d.property.base,
        e.property.base,
        f.property.base
      ) { OnMain(($0.value, $1.value, $2.value, $3.value, $4.value, $5.value)) }
    )
  }

  /// Returns a property of the values of seven properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>,
    _ e: any MainPropertyProtocol<E>,
    _ f: any MainPropertyProtocol<F>,
    _ g: any MainPropertyProtocol<G>
  )
    -> MainProperty<(A, B, C, D, E, F, G)> where Value == (A, B, C, D, E, F, G)
  {
    MainProperty(
      .combining(
        a.property.base,
        b.property.base,
        c.property.base,
        d.property.base,
        e.property.base,
        f.property.base,
        g.property.base
      ) { OnMain(($0.value, $1.value, $2.value, $3.value, $4.value, $5.value, $6.value)) }
    )
  }

  /// Returns a property of the values of eight properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>,
    _ e: any MainPropertyProtocol<E>,
    _ f: any MainPropertyProtocol<F>,
    _ g: any MainPropertyProtocol<G>,
    _ h: any MainPropertyProtocol<H>
  )
    -> MainProperty<(A, B, C, D, E, F, G, H)> where Value == (A, B, C, D, E, F, G, H)
  {
    MainProperty(
      .combining(
        a.property.base,
        b.property.base,
        c.property.base,
        d.property.base,
        e.property.base,
        f.property.base,
        g.property.base,
        h.property.base
      ) { OnMain(($0.value, $1.value, $2.value, $3.value, $4.value, $5.value, $6.value, $7.value)) }
    )
  }

  /// Returns a property of the values of nine or more properties, as `Property.combineLatest` does.
  public static func combineLatest<A, B, C, D, E, F, G, H, I, each More>(
    _ a: any MainPropertyProtocol<A>,
    _ b: any MainPropertyProtocol<B>,
    _ c: any MainPropertyProtocol<C>,
    _ d: any MainPropertyProtocol<D>,
    _ e: any MainPropertyProtocol<E>,
    _ f: any MainPropertyProtocol<F>,
    _ g: any MainPropertyProtocol<G>,
    _ h: any MainPropertyProtocol<H>,
    _ i: any MainPropertyProtocol<I>,
    _ more: repeat any MainPropertyProtocol<each More>
  )
    -> MainProperty<(A, B, C, D, E, F, G, H, I, repeat each More)>
  where Value == (A, B, C, D, E, F, G, H, I, repeat each More) {
    MainProperty(
      .combining(
        a.property.base,
        b.property.base,
        c.property.base,
        d.property.base,
        e.property.base,
        f.property.base,
        g.property.base,
        h.property.base,
        i.property.base,
        repeat (each more).property.base
      ) {
        (
          a: OnMain<A>,
          b: OnMain<B>,
          c: OnMain<C>,
          d: OnMain<D>,
          e: OnMain<E>,
          f: OnMain<F>,
          g: OnMain<G>,
          h: OnMain<H>,
          i: OnMain<I>,
          more: repeat OnMain<each More>
        ) in
        OnMain(
          (
            a.value, b.value, c.value, d.value, e.value, f.value, g.value, h.value, i.value,
            repeat (each more).value
          )
        )
      }
    )
  }
}
