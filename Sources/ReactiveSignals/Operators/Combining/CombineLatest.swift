extension SignalProtocol {
  /// Returns a signal that sends the latest values of both signals, as a pair, whenever one of them sends.
  ///
  ///     // a-----b--|
  ///     // --1-2-----3--|   combineLatest
  ///     // --x-y-z---w--|   x = (a, 1), y = (a, 2), z = (b, 2), w = (b, 3)
  ///
  /// Signals that depend on the same source send one after the other. So a pair of an old and a new value is sent between
  /// two pairs of new values. Combined properties do not have such glitches.
  ///
  /// - **Sends**: a pair for each value, as soon as both signals have sent one.
  /// - **Ends**: completes when both signals have completed, or as soon as no pair can follow: when a signal completes without a value,
  ///   the other one is disposed. Fails with the first failure, after the other signal has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: one value of each signal.
  ///
  /// RAC: `combineLatestWith:`, which waits for both to complete.
  ///
  /// - Parameter other: The signal of the second values.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    erased.combinedLatest(with: other.erased) { ($0, $1) }
  }

  /// Returns a signal that combines the latest values of both signals with a function, whenever one of them sends.
  ///
  ///     Signal.just(2).combineLatest(Signal.just(3)) { $0 * $1 }.subscribe { print($0) }
  ///     // 6
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``combineLatest(_:)``.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - transform: A function of the latest values.
  /// - Returns: A signal of the results of the function.
  @inlinable
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Failure {
    erased.combinedLatest(with: other.erased, transform)
  }

  /// Returns a signal that sends the latest values of both signals, and can hold back a failure until both have ended.
  ///
  ///     digits(of: "1x").combineLatest(digits(of: "23"), delayingFailures: true).subscribeEvents { print($0) }
  ///     // next((1, 2))
  ///     // next((1, 3))
  ///     // failed(notADigit)
  ///
  /// If it delays failures, a signal that fails counts as completed: the pairs contain its last value. When the other one has
  /// ended too, or immediately if it has sent no value, the result fails with the first failure. It holds that failure. Otherwise it
  /// behaves as ``combineLatest(_:)``.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signal.
  /// - Returns: A signal of pairs.
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other,
    delayingFailures: Bool
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).combineLatest(other.holdingFailure(in: held))
    }
  }
}

extension Signal {
  /// Returns a signal that sends the latest values of two signals. It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.combineLatest(b)
  }

  /// Returns a signal that sends the latest values of three signals. It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest3](combineLatest3)
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> Signal<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.LatestValues.self) { ($0, $1, $2) }
  }

  /// Returns a signal that sends the latest values of four signals. It behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// ![Marble diagram of combineLatest](combineLatest)
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
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
  ) -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.LatestValues.self) { ($0, $1, $2, $3) }
  }

  /// Returns a signal that sends the latest values of five or more signals of any kinds, as a tuple. It behaves as
  /// ``SignalProtocol/combineLatest(_:)``.
  ///
  ///     Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5), Signal.just("e"))
  ///       .subscribe { print($0) }
  ///     // (1, "a", true, 2.5, "e")
  ///
  /// Each of the signals is erased, and tuples are built at run time. Up to four signals cost less.
  ///
  /// The compiler infers the types of the values late. In a closure with more than two operators, write the types of the
  /// parameters: `{ (a: Int, b: Int, c: Int, d: Int, e: Int) in a + b + c + d + e }`.
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
  ) -> Signal<(A, B, C, D, E, repeat each More), Failure>
  where Value == (A, B, C, D, E, repeat each More) {
    .rows(
      pack: Signal<A, Failure>(a),
      Signal<B, Failure>(b),
      Signal<C, Failure>(c),
      Signal<D, Failure>(d),
      Signal<E, Failure>(e),
      repeat Signal<each More, Failure>(each more),
      by: Rows.LatestValues.self
    ) { (a: A, b: B, c: C, d: D, e: E, more: repeat each More) in
      (a, b, c, d, e, repeat each more)
    }
  }

  /// Returns a signal that combines the latest values of two signals with a function, whenever one of them sends.
  ///
  ///     let (width, height) = (Signal.just(2), [3, 4].signal())
  ///     Signal.combineLatest(width, height) { $0 * $1 }.subscribe { print($0) }
  ///     // 6
  ///     // 8
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/combineLatest(_:)``.
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure {
    a.combineLatest(b, transform)
  }

  /// Returns a signal that combines the latest values of three signals with a function, whenever one of them sends.
  ///
  ///     let (width, height, depth) = (Signal.just(2), [3, 4].signal(), Signal.just(5))
  ///     Signal.combineLatest(width, height, depth) { $0 * $1 * $2 }.subscribe { print($0) }
  ///     // 40
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/combineLatest(_:)``.
  @inlinable
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.LatestValues.self, .all, transform)
  }

  /// Returns a signal that combines the latest values of four signals with a function, whenever one of them sends.
  ///
  ///     let (day, month, year, hours) = (Signal.just(24), Signal.just(12), Signal.just(2025), [18, 19].signal())
  ///     Signal.combineLatest(day, month, year, hours) { "\($0).\($1).\($2), \($3):00" }.subscribe { print($0) }
  ///     // 24.12.2025, 18:00
  ///     // 24.12.2025, 19:00
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``SignalProtocol/combineLatest(_:)``.
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
    _ d: D,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) -> Value
  ) -> Signal<Value, Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.LatestValues.self, .all, transform)
  }

  /// Returns a signal that combines the latest values of five or more signals of any kinds with a function.
  ///
  ///     let (one, two, three, four) = (Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4))
  ///     Signal.combineLatest(one, two, three, four, [5, 6].signal()) { (a: Int, b: Int, c: Int, d: Int, e: Int) in
  ///       a + b + c + d + e
  ///     }
  ///     .subscribe { print($0) }
  ///     // 15
  ///     // 16
  ///
  /// `transform` runs on the thread that sends. Otherwise it behaves as ``combineLatest(_:_:_:_:_:_:)``.
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
    _ more: repeat any SignalProtocol<each More, Failure>,
    transform: @escaping @Sendable (A, B, C, D, E, repeat each More) -> Value
  ) -> Signal<Value, Failure> {
    .rows(
      pack: Signal<A, Failure>(a),
      Signal<B, Failure>(b),
      Signal<C, Failure>(c),
      Signal<D, Failure>(d),
      Signal<E, Failure>(e),
      repeat Signal<each More, Failure>(each more),
      by: Rows.LatestValues.self,
      transform: transform
    )
  }

  /// Returns a signal that sends the latest values of an array of signals, as arrays in the same order.
  ///
  ///     Signal.combineLatest([[1, 2].signal(), [3].signal()]).subscribe { print($0) }
  ///     // [2, 3]
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/combineLatest(_:)``.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  ///
  /// RAC: `+combineLatest:`.
  @inlinable
  public static func combineLatest<S: SignalProtocol>(
    _ signals: [S]
  ) -> Signal<[S.Value], Failure>
  where Value == [S.Value], S.Failure == Failure {
    .rows(of: signals.erased, by: Rows.LatestValues.self)
  }
}

extension Signal {
  /// Returns a signal of what a function makes of the latest values of two signals.
  @inlinable
  @inline(__always)
  func combinedLatest<Other, T: Sendable>(
    with other: Signal<Other, Failure>,
    _ transform: @escaping @Sendable (Value, Other) -> T
  ) -> Signal<T, Failure> {
    // Rows would have more code and need more allocations.
    let initial = (first: Value?.none, second: Other?.none, isOneCompleted: false)
    return .join(self, other, "combineLatest", initial) { latest, input, down in
      switch input {
      case .first(let value?):
        latest.first = value
        if let second = latest.second { down.send(transform(value, second)) }
      case .second(let value?):
        latest.second = value
        if let first = latest.first { down.send(transform(first, value)) }
      case .first(nil), .second(nil):
        let isEmpty = if case .first = input { latest.first == nil } else { latest.second == nil }
        if isEmpty || latest.isOneCompleted { down.complete() }
        latest.isOneCompleted = true
      }
    }
  }
}

extension Rows {
  /// The rows of `combineLatest` of more signals: one for each value, of the latest values.
  @usableFromInline
  enum LatestValues: Rows.Rule {
    @usableFromInline static var name: String { "combineLatest" }
    @inlinable static var keepsValues: Bool { false }

    @inlinable
    static func receive<Value>(_ value: Value?, in column: Rows.Column<Value>) -> Rows.Input {
      if let value {
        column.replace(by: value)
        return .value
      }
      column.complete()
      return .none
    }

    @inlinable
    static func next<Value>(in column: Rows.Column<Value>) -> Value { column.value }
  }
}
