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
      // A queue has the values by which its signal is ahead, and the other queue is empty then.
      (pressures: $0, first: FIFO<Value>(), second: FIFO<Value>(), firstIsOver: false, secondIsOver: false)
    } receive: { state, input, down in
      var (differs, failure) = (false, Failure?.none)
      switch input {
      case .first(let value?):
        if let other = state.second.popFirst() {
          differs = !areEqual(value, other)
        } else if state.secondIsOver {
          differs = true
        } else {
          failure = policy.add(value, to: &state.first).failure
        }
      case .second(let value?):
        if let other = state.first.popFirst() {
          differs = !areEqual(other, value)
        } else if state.firstIsOver {
          differs = true
        } else {
          failure = policy.add(value, to: &state.second).failure
        }
      case .first(nil): state.firstIsOver = true
      case .second(nil): state.secondIsOver = true
      }
      state.pressures.first?.adjust(to: state.first.count)
      state.pressures.second?.adjust(to: state.second.count)
      if let failure { return down.end(failure) }
      // One signal can be ahead, and the other one will not catch up.
      if state.firstIsOver, !state.second.isEmpty { differs = true }
      if state.secondIsOver, !state.first.isEmpty { differs = true }
      if differs {
        down.complete(after: false)
      } else if state.firstIsOver, state.secondIsOver {
        down.complete(after: true)
      }
    }
  }
}
