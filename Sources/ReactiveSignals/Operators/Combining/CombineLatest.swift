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
  @_alwaysEmitIntoClient
  public consuming func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    erased.combinedLatest(with: other.erased) { ($0, $1) }
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
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other,
    delayingFailures: Bool = true
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    // A call without the argument is `combineLatest(_:)`. The default value is there for the compiler, which would compare a form of two arguments with
    // each call of the static form of two signals.
    HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).combineLatest(other.holdingFailure(in: held))
    }
  }
}

extension Signal {
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
  @_alwaysEmitIntoClient
  public static func combineLatest<S: SignalProtocol>(
    _ signals: [S]
  ) -> Signal<[S.Value], Failure>
  where Value == [S.Value], S.Failure == Failure {
    .rows(of: signals.erased, by: Rows.LatestValues.self)
  }
}

extension Signal {
  /// Returns a signal of what a function makes of the latest values of two signals.
  @_alwaysEmitIntoClient
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
    @_alwaysEmitIntoClient static var keepsValues: Bool { false }

    @_alwaysEmitIntoClient
    static func receive<Value>(_ value: Value?, in column: Rows.Column<Value>) -> Rows.Input {
      if let value {
        column.replace(by: value)
        return .value
      }
      column.complete()
      return .none
    }

    @_alwaysEmitIntoClient
    static func next<Value>(in column: Rows.Column<Value>) -> Value { column.value }
  }
}
