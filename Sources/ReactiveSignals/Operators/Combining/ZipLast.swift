extension SignalProtocol {
  /// Returns a signal that sends the last values of both signals, as a pair, when both have completed.
  ///
  /// ![Marble diagram of zipLast](zipLast)
  ///
  ///     // Loads both at the same time, and continues when both have arrived.
  ///     load(user).zipLast(load(url)).subscribe { show($0) }
  ///
  /// - The pair is sent when the later of the two completes, and the result completes.
  /// - When a signal completes without a value there is no pair. The other signal is disposed, and the result completes at
  ///   once.
  /// - It fails with the first failure of either signal, at once, after the other signal has been disposed.
  /// - It holds one value of each signal. The pair is sent on the thread of the later completion.
  ///
  /// - Parameter other: The signal of the second value.
  /// - Returns: A signal of at most one pair.
  @inlinable
  public func zipLast<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Combined(rows: erased, other.erased, by: LastValues.self)
  }
}

extension Signal {
  /// Returns a signal that sends the last values of two signals when both have completed. See
  /// ``SignalProtocol/zipLast(_:)``.
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<(A.Value, B.Value), Failure>
  where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    a.zipLast(b)
  }

  /// Returns a signal that sends the last values of three signals when all have completed. See
  /// ``SignalProtocol/zipLast(_:)``.
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    Combined(rows: a.erased, b.erased, c.erased, by: LastValues.self)
  }

  /// Returns a signal that sends the last values of four signals when all have completed. See
  /// ``SignalProtocol/zipLast(_:)``.
  @inlinable
  public static func zipLast<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value),
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    Combined(rows: a.erased, b.erased, c.erased, d.erased, by: LastValues.self)
  }

  /// Returns a signal that sends the last values of an array of signals when all have completed, as an array in the same
  /// order.
  ///
  /// With an empty array, the result completes at once. Otherwise it behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of signals.
  @inlinable
  public static func zipLast<S: SignalProtocol>(
    _ signals: [S]
  ) -> some SignalProtocol<[S.Value], Failure> where Value == [S.Value], S.Failure == Failure {
    Combined(rows: signals.erased, by: LastValues.self)
  }
}

/// The row of `zipLast`: one of the last values, when all upstreams have completed.
@usableFromInline
enum LastValues: RowRule {
  @usableFromInline static var name: String { "zipLast" }

  @inlinable
  static func receive<Value>(_ value: Value?, in column: Column<Value>) -> RowInput {
    if let value {
      column.replace(by: value)
      return .none
    }
    column.complete()
    return column.rows.isLastComplete ? .value : .none
  }

  @inlinable
  static func next<Value>(in column: Column<Value>) -> Value { column.value }
}
