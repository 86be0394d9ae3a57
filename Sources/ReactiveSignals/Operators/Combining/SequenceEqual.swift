extension SignalProtocol where Value: Equatable {
  /// Returns a signal that sends whether both signals send equal values in the same order, and then completes.
  ///
  /// ![Marble diagram of sequenceEqual](sequenceEqual)
  ///
  ///     [1, 2].signal().sequenceEqual([1, 3].signal()).subscribe { print($0) }
  ///     // false
  ///
  /// - **Sends**: `false` as soon as two values at the same position differ, or one signal is longer; `true` when both
  ///   have completed.
  /// - **Ends**: completes after that value, and disposes both signals. Fails with the first failure of either signal
  ///   before that.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that decides the answer.
  /// - **Memory**: the values by which one signal is ahead, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - other: The signal to compare this one with.
  ///   - policy: The policy for the values by which one signal is ahead. Dropped values are not compared, so that only a
  ///     policy that fails makes every answer true.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func sequenceEqual<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    sequenceEqual(other, buffering: policy) { $0 == $1 }
  }
}

extension SignalProtocol {
  /// Returns a signal that sends whether both signals send values that a predicate finds equal, in the same order, and then
  /// completes.
  ///
  ///     [1.0, 2.0].signal()
  ///       .sequenceEqual([1.001, 2.0].signal()) { abs($0 - $1) < 0.01 }
  ///       .subscribe { print($0) }
  ///     // true
  ///
  /// `areEqual` runs on the thread of the later of two values. Its first argument is the value of this signal. Otherwise it
  /// behaves as ``sequenceEqual(_:buffering:)``.
  ///
  /// - Parameters:
  ///   - other: The signal to compare this one with.
  ///   - policy: The policy for the values by which one signal is ahead.
  ///   - areEqual: The predicate, called with the values at the same position.
  /// - Returns: A signal of one Boolean value.
  @_alwaysEmitIntoClient
  public func sequenceEqual<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    .join(erased, other.erased, "sequenceEqual", buffering: policy) {
      Surplus<Value>($0)
    } receive: { surplus, input, down in
      let isFirst = if case .first = input { true } else { false }
      switch input {
      case .first(let value?), .second(let value?):
        if let other = surplus.takeOther(isFirst: isFirst) {
          if !(isFirst ? areEqual(value, other) : areEqual(other, value)) { down.complete(after: false) }
        } else if isFirst ? surplus.isSecondCompleted : surplus.isFirstCompleted {
          down.complete(after: false)
        } else if let failure = surplus.add(value, isFirst: isFirst, policy) {
          down.end(failure)
        }
      case .first(nil), .second(nil):
        if let areEqual = surplus.complete(isFirst: isFirst) { down.complete(after: areEqual) }
      }
    }
  }
}

/// The values by which one of two signals is ahead of the other.
@usableFromInline
struct Surplus<Value: Sendable>: Sendable {
  @usableFromInline let pressures: PairPressures
  @usableFromInline var values = FIFO<Value>()
  @usableFromInline var isOfFirst = true
  @usableFromInline var isFirstCompleted = false
  @usableFromInline var isSecondCompleted = false

  @_alwaysEmitIntoClient
  init(_ pressures: PairPressures) { self.pressures = pressures }

  /// Removes and returns the value to compare with, if the other signal is ahead.
  @_alwaysEmitIntoClient
  mutating func takeOther(isFirst: Bool) -> Value? {
    guard isOfFirst != isFirst, let other = values.popFirst() else { return nil }
    adjustPressure()
    return other
  }

  @_alwaysEmitIntoClient
  mutating func add<Failure>(_ value: Value, isFirst: Bool, _ policy: BufferingPolicy<Failure>) -> Failure? {
    isOfFirst = isFirst
    let failure = policy.add(value, to: &values).failure
    adjustPressure()
    return failure
  }

  /// Returns whether the signals are equal, or `nil` while that is not known.
  @_alwaysEmitIntoClient
  mutating func complete(isFirst: Bool) -> Bool? {
    if isFirst { isFirstCompleted = true } else { isSecondCompleted = true }
    // The other signal is ahead, and this one will not catch up.
    if !values.isEmpty, isOfFirst != isFirst { return false }
    return isFirstCompleted && isSecondCompleted ? values.isEmpty : nil
  }

  @_alwaysEmitIntoClient
  func adjustPressure() { (isOfFirst ? pressures.first : pressures.second)?.adjust(to: values.count) }
}
