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
  @_alwaysEmitIntoClient
  public consuming func zip<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    erased.zipped(with: other.erased, policy) { ($0, $1) }
  }
}

extension Signal {
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
  @_alwaysEmitIntoClient
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
      call.answer(rows.description) { sink, subscription in
        var sink = sink
        if subscription.pressure != nil { return rows.attach(erased: sink, in: subscription) }
        sink.send(contentsOf: Swift.zip(values, others).lazy.map(transform), until: subscription)
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
