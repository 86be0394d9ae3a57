extension SignalProtocol {
  /// Returns a signal that pairs the values of both signals by their position.
  ///
  /// ![Marble diagram of zip](zip)
  ///
  ///     // a--b-----c|
  ///     // --1--2--|      zip
  ///     // --x--y--|      x = (a, 1), y = (b, 2)
  ///
  /// Two signals or more are zipped by the same rules. A row has one value of each signal.
  ///
  /// The signals are started in order. A policy limits the values that wait:
  ///
  ///     frames.zip(answers, buffering: .fail(100, with: .tooSlow))
  ///
  /// - **Sends**: a row as soon as it has a value of each signal.
  /// - **Ends**: completes as soon as no row can follow: when a signal has completed and none of its values waits. The
  ///   other signals are disposed then, and not before. Fails immediately with the first failure, and drops the values
  ///   that wait.
  /// - **Disposal**: disposes all signals and drops the values that wait.
  /// - **Thread**: the one that completes the row.
  /// - **Memory**: the values that wait for their row, without a limit unless `policy` sets one for each signal. A
  ///   dropped value is in no row, and the values after it move up. A failure raised by the policy is delivered
  ///   immediately.
  ///
  /// RAC: `zipWith:`.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - policy: The policy for values of one signal that wait.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func zip<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    erased.zipped(with: other.erased, policy) { ($0, $1) }
  }

  /// Returns a signal that combines the values of both signals at the same position with a function.
  ///
  ///     [1, 2, 3].signal().zip([10, 20].signal()) { $0 + $1 }.subscribe { print($0) }
  ///     // 11
  ///     // 22
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``zip(_:buffering:)``.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - policy: The policy for values of one signal that wait.
  ///   - transform: A function of two values.
  /// - Returns: A signal of the results of the function.
  @inlinable
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Failure {
    erased.zipped(with: other.erased, policy, transform)
  }
}

extension Signal {
  /// Returns a signal that combines the values of two signals by their position. It behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zip(b, buffering: policy)
  }

  /// Returns a signal that combines the values of three signals by their position. It behaves as
  /// ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// ![Marble diagram of zip3](zip3)
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.ValuesInOrder.self, policy) { ($0, $1, $2) }
  }

  /// Returns a signal that combines the values of four signals by their position. It behaves as
  /// ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.ValuesInOrder.self, policy) {
      ($0, $1, $2, $3)
    }
  }

  /// Returns a signal that combines the values of five or more signals of any kinds by their position, as a tuple. It behaves as
  /// ``SignalProtocol/zip(_:buffering:)``.
  ///
  ///     Signal.zip(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e")).subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e")
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to four signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e }`.
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
  ) -> Signal<(A, B, C, D, E, repeat each More), Failure>
  where Value == (A, B, C, D, E, repeat each More) {
    .rows(
      pack: Signal<A, Failure>(a),
      Signal<B, Failure>(b),
      Signal<C, Failure>(c),
      Signal<D, Failure>(d),
      Signal<E, Failure>(e),
      repeat Signal<each More, Failure>(each more),
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, more: repeat each More) in
      (a, b, c, d, e, repeat each more)
    }
  }

  /// Returns a signal that combines the values of two signals at the same position with a function.
  ///
  ///     let (names, years) = (["Ann", "Bob"].signal(), [1990, 1985].signal())
  ///     Signal.zip(names, years) { "\($0), \($1)" }.subscribe { print($0) }
  ///     // Ann, 1990
  ///     // Bob, 1985
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/zip(_:buffering:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure {
    a.zip(b, buffering: policy, transform)
  }

  /// Returns a signal that combines the values of three signals at the same position with a function.
  ///
  ///     let (names, years, cities) = (["Ann", "Bob"].signal(), [1990, 1985].signal(), ["Oslo", "Rome"].signal())
  ///     Signal.zip(names, years, cities) { "\($0), \($1), \($2)" }.subscribe { print($0) }
  ///     // Ann, 1990, Oslo
  ///     // Bob, 1985, Rome
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/zip(_:buffering:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.ValuesInOrder.self, policy, transform)
  }

  /// Returns a signal that combines the values of four signals at the same position with a function.
  ///
  ///     let (names, years) = (["Ann", "Bob"].signal(), [1990, 1985].signal())
  ///     let (cities, floors) = (["Oslo", "Rome"].signal(), [3, 1].signal())
  ///     Signal.zip(names, years, cities, floors) { "\($0), \($1), \($2), \($3)" }.subscribe { print($0) }
  ///     // Ann, 1990, Oslo, 3
  ///     // Bob, 1985, Rome, 1
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/zip(_:buffering:)``.
  @inlinable
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.ValuesInOrder.self, policy, transform)
  }

  /// Returns a signal that combines the values of five or more signals of any kinds at the same position with a function.
  ///
  ///     let (ones, tens) = ([1, 2].signal(), [10, 20].signal())
  ///     Signal.zip(ones, tens, ones, tens, ones) { (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e }
  ///       .subscribe { print($0) }
  ///     // 23
  ///     // 46
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``zip(_:_:_:_:_:_:buffering:)``.
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
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (A, B, C, D, E, repeat each More) -> Value
  ) -> Signal<Value, Failure> {
    .rows(
      pack: Signal<A, Failure>(a),
      Signal<B, Failure>(b),
      Signal<C, Failure>(c),
      Signal<D, Failure>(d),
      Signal<E, Failure>(e),
      repeat Signal<each More, Failure>(each more),
      by: Rows.ValuesInOrder.self,
      policy,
      transform: transform
    )
  }

  /// Returns a signal that combines the values of an array of signals by their position, as arrays in the same order.
  ///
  ///     Signal.zip([[1, 2].signal(), [3, 4].signal()]).subscribe { print($0) }
  ///     // [1, 3]
  ///     // [2, 4]
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/zip(_:buffering:)``.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  ///
  /// RAC: `+zip:`.
  @inlinable
  public static func zip<S: SignalProtocol>(
    _ signals: [S],
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<[S.Value], Failure> where Value == [S.Value], S.Failure == Failure {
    .rows(of: signals.erased, by: Rows.ValuesInOrder.self, policy)
  }
}

extension Signal {
  /// Returns a signal of what a function makes of the rows of two signals. Two arrays are read in step.
  @inlinable
  func zipped<Other, T: Sendable>(
    with other: Signal<Other, Failure>,
    _ policy: BufferingPolicy<Failure>,
    _ transform: @escaping @Sendable (Value, Other) -> T
  ) -> Signal<T, Failure> {
    let rows = Signal<T, Failure>.rows(of: self, other, by: Rows.ValuesInOrder.self, policy, transform)
    // A policy with a limit would drop values of the first array before the second starts.
    guard policy.isUnlimited, let values = knownElements, let others = other.knownElements else {
      return rows
    }
    return Signal<T, Failure> { call in
      switch call {
      case .attach(var sink, let subscription):
        if subscription.pressure != nil { return rows.attach(erased: sink, in: subscription) }
        sink.send(contentsOf: Swift.zip(values, others).lazy.map(transform), until: subscription)
      case .describe(let answer): answer(rows.description)
      }
    }
  }
}

extension Rows {
  /// The rows of `zip`: each value is in one row.
  @usableFromInline
  enum ValuesInOrder: Rows.Rule {
    @usableFromInline static var name: String { "zip" }
    @inlinable static var keepsValues: Bool { true }

    @inlinable
    static func receive<Value>(_ value: Value?, in column: Rows.Column<Value>) -> Rows.Input {
      if let value { return column.append(value) }
      column.complete()
      return .none
    }

    @inlinable
    static func next<Value>(in column: Rows.Column<Value>) -> Value { column.removeFirst() }
  }
}
