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
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Zipped(erased, other.erased, policy)
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
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Failure {
    zip(other, buffering: policy).map { transform($0, $1) }
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
  ) -> some SignalProtocol<(A.Value, B.Value), Failure>
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
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    Combined(ThreeSignals(a.erased, b.erased, c.erased)) {
      ZipRows(ThreeSignals<A.Value, B.Value, C.Value, Failure>.emptyBuffer, policy, $0)
    }
    .map { ($0.0.0, $0.0.1, $0.1) }
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
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    Combined(FourSignals(a.erased, b.erased, c.erased, d.erased)) {
      ZipRows(FourSignals<A.Value, B.Value, C.Value, D.Value, Failure>.emptyBuffer, policy, $0)
    }
    .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
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
  ) -> some SignalProtocol<(A, B, C, D, E, repeat each More), Failure>
  where Value == (A, B, C, D, E, repeat each More) {
    CombinedPack(
      a,
      b,
      c,
      d,
      e,
      repeat each more,
      by: { ZipRows<_, Failure>($0, policy, $1) }
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
  ) -> some SignalProtocol<[S.Value], Failure> where Value == [S.Value], S.Failure == Failure {
    Combined(SignalArray(signals.erased)) {
      ZipRows<ArrayBuffer<S.Value>, Failure>(ArrayBuffer(count: signals.count), policy, $0)
    }
  }
}

/// Two signals whose values are paired.
@usableFromInline
struct Zipped<First: Sendable, Second: Sendable, Failure: Error>: CoordinatedSignal {
  @usableFromInline typealias Value = (First, Second)

  @usableFromInline let first: Signal<First, Failure>
  @usableFromInline let second: Signal<Second, Failure>
  @usableFromInline let policy: BufferingPolicy<Failure>

  @inlinable
  init(_ first: Signal<First, Failure>, _ second: Signal<Second, Failure>, _ policy: BufferingPolicy<Failure>)
  {
    self.first = first
    self.second = second
    self.policy = policy
  }

  @usableFromInline
  var description: String { "[\(first), \(second)] zip" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    // Two arrays are read in step. A policy with a limit would drop values of the first before the second starts.
    guard policy.isUnlimited, let first = first.knownElements, let second = second.knownElements else {
      return attach(erased: AnySink(sink), in: subscription)
    }
    var sink = sink
    sink.send(contentsOf: Swift.zip(first, second), until: subscription)
  }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    Combined(SignalPair(first, second)) { [policy] in Zip(policy, $0) }.attach(erased: sink, in: subscription)
  }
}

/// The stage of `zip` of two signals.
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
    case .value(.first(let value)):
      if let other = second.popFirst() { return send((value, other), into: &down) }
      if let failure = policy.add(value, to: &first).failure { down.fail(failure) }
    case .value(.second(let value)):
      if let other = first.popFirst() { return send((other, value), into: &down) }
      if let failure = policy.add(value, to: &second).failure { down.fail(failure) }
    case .completed(.first):
      isFirstCompleted = true
      if first.isEmpty { down.complete() }
    case .completed(.second):
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

/// The stage of `zip` of any number of signals.
@usableFromInline
struct ZipRows<Rows: RowBuffer, Failure: Error>: RowStage {
  @usableFromInline typealias Input = RowInput<Rows.Item>
  @usableFromInline typealias Output = Rows.Row

  @usableFromInline static var name: String { "zip" }

  @usableFromInline var buffer: Rows
  @usableFromInline var lengths: [Int]
  @usableFromInline var isCompleted: [Bool]
  @usableFromInline var empty: Int
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ buffer: Rows, _ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.buffer = buffer
    self.policy = policy
    lengths = Array(repeating: 0, count: buffer.count)
    isCompleted = Array(repeating: false, count: buffer.count)
    empty = buffer.count
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value((let item, let column)):
      switch policy.admit(toThe: lengths[column]) {
      case .waits:
        if lengths[column] == 0 { empty -= 1 }
        lengths[column] += 1
      case .replacesOldest: buffer.removeFirst(from: column)
      case .isDropped: return
      case .fails(let error): return down.fail(error)
      }
      buffer.append(item, to: column)
      if empty == 0 { sendRow(into: &down) }
    case .completed(let column):
      isCompleted[column] = true
      if lengths[column] == 0 { down.complete() }
    }
  }

  @inlinable
  mutating func sendRow<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let row = buffer.firstRow
    var isOver = false
    for column in lengths.indices {
      buffer.removeFirst(from: column)
      lengths[column] -= 1
      guard lengths[column] == 0 else { continue }
      empty += 1
      if isCompleted[column] { isOver = true }
    }
    down.send(row)
    if isOver, !subscription.isDisposed { down.complete() }
  }
}
