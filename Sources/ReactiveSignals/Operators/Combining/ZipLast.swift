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
  @_alwaysEmitIntoClient
  public func zipLast<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    .rows(of: erased, other.erased, by: Rows.LastValues.self) { ($0, $1) }
  }
}

extension Signal {
  /// Returns a signal that sends the last values of an array of signals when all have completed, as an array in the same
  /// order.
  ///
  ///     Signal.zipLast([[1, 2].signal(), [3, 4].signal()]).subscribe { print($0) }
  ///     // [2, 4]
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/zipLast(_:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of signals.
  @_alwaysEmitIntoClient
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
