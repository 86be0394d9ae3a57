extension SignalProtocol {
  /// Returns a signal that sends the values of two sorted signals in their order.
  ///
  /// ![Marble diagram of mergeSorted](mergeSorted)
  ///
  ///     let (old, new) = ([1, 4, 6].signal(), [2, 3, 9].signal())
  ///     old.mergeSorted(new, by: <).collect().subscribe { print($0) }
  ///     // [1, 2, 3, 4, 6, 9]
  ///
  /// Of equal values, the value of this signal is sent first. When a signal is not sorted, its own values keep their order. This
  /// signal is started before `other`.
  ///
  /// - **Sends**: a value when it precedes the values that may follow. It does as soon as a value of the other signal waits that does not
  ///   precede it, or when the other signal has completed.
  /// - **Ends**: completes when both signals have completed and all values have been sent. Fails immediately with the first failure, of a
  ///   signal or of `policy`, and drops the values that wait.
  /// - **Disposal**: disposes both signals, and drops the values that wait.
  /// - **Thread**: the thread of the event that decides a value.
  /// - **Memory**: the values of each signal that wait for the other one, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - policy: The policy for the values of each signal that wait for the other one.
  ///   - areInIncreasingOrder: A predicate that returns whether its first argument precedes its second one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value, plus `areInIncreasingOrder`.
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    .join(erased, other.erased, "mergeSorted", buffering: policy) {
      (pressures: $0, first: FIFO<Value>(), second: FIFO<Value>(), firstIsOver: false, secondIsOver: false)
    } receive: { state, input, down in
      var failure: Failure?
      switch input {
      case .first(let value?): failure = policy.add(value, to: &state.first).failure
      case .second(let value?): failure = policy.add(value, to: &state.second).failure
      case .first(nil): state.firstIsOver = true
      case .second(nil): state.secondIsOver = true
      }
      if let failure { return down.end(failure) }
      while true {
        state.pressures.first?.adjust(to: state.first.count)
        state.pressures.second?.adjust(to: state.second.count)
        let value: Value?
        switch (state.first.first, state.second.first) {
        case (let one?, let other?):
          value = areInIncreasingOrder(other, one) ? state.second.popFirst() : state.first.popFirst()
        case (nil, _): value = state.firstIsOver ? state.second.popFirst() : nil
        case (_, nil): value = state.secondIsOver ? state.first.popFirst() : nil
        }
        guard let value else { break }
        down.send(value)
        if down.isDisposed { return }
      }
      if state.firstIsOver, state.secondIsOver { down.complete() }
    }
  }
}
