extension SignalProtocol {
  /// Returns a signal that sends the last values of both signals, as a pair, when both have completed.
  ///
  /// ![Marble diagram of zipLast](zipLast)
  ///
  ///     [1, 2].signal().zipLast(["a", "b"].signal()).subscribe { print($0) }
  ///     // (2, "b")
  ///
  /// - **Sends**: at most one pair, when the later of the two signals completes.
  /// - **Ends**: completes after the pair, or as soon as a signal has completed without a value, which disposes the
  ///   other one. Fails immediately with the first failure, after the other signal has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that completes the later signal.
  /// - **Memory**: one value of each signal.
  ///
  /// - Parameter other: The signal of the second value.
  /// - Returns: A signal of at most one pair.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func zipLast<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    .rows(of: erased, other.erased, by: Rows.LastValues.self) { ($0, $1) }
  }
}

extension Signal {
  /// Returns a signal that sends the last values of two signals when both have completed. It behaves as
  /// ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a")).subscribe { print($0) }
  ///     // (1, "a")
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> Signal<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zipLast(b)
  }

  /// Returns a signal that sends the last values of three signals when all have completed. It behaves as
  /// ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a"), Signal.just(true)).subscribe { print($0) }
  ///     // (1, "a", true)
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> Signal<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, by: Rows.LastValues.self) { ($0, $1, $2) }
  }

  /// Returns a signal that sends the last values of four signals when all have completed. It behaves as
  /// ``SignalProtocol/zipLast(_:)``.
  ///
  ///     Signal.zipLast(Signal.just(1), Signal.just("a"), Signal.just(true), Signal.just(2.5)).subscribe { print($0) }
  ///     // (1, "a", true, 2.5)
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Signal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    .rows(of: a.erased, b.erased, c.erased, d.erased, by: Rows.LastValues.self) { ($0, $1, $2, $3) }
  }

  /// Returns a signal that sends the last values of an array of signals when all have completed, as an array in the same
  /// order.
  ///
  ///     Signal.zipLast([[1, 2].signal(), [3, 4].signal()]).subscribe { print($0) }
  ///     // [2, 4]
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of signals.
  @inlinable
  public static func zipLast<S: SignalProtocol>(
    _ signals: [S]
  ) -> Signal<[S.Value], Failure> where Value == [S.Value], S.Failure == Failure {
    .rows(of: signals.erased, by: Rows.LastValues.self)
  }
}

extension Rows {
  /// The row of `zipLast`: one of the last values, when all upstreams have completed.
  @usableFromInline
  enum LastValues: Rows.Rule {
    @usableFromInline static var name: String { "zipLast" }
    @inlinable static var keepsValues: Bool { false }

    @inlinable
    static func receive<Value>(_ value: Value?, in column: Rows.Column<Value>) -> Rows.Input {
      if let value {
        column.replace(by: value)
        return .none
      }
      column.complete()
      return column.rows.isLastComplete ? .value : .none
    }

    @inlinable
    static func next<Value>(in column: Rows.Column<Value>) -> Value { column.value }
  }
}
