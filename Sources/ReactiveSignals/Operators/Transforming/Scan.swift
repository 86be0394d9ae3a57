extension SignalProtocol {
  /// Returns a signal of the running results of combining the values.
  ///
  /// ![Marble diagram of scan](scan)
  ///
  ///     (1...4).signal().scan(0) { $0 + $1 }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///     // 6
  ///     // 10
  ///
  /// To know the position of a value, use ``enumerated()`` first.
  ///
  /// - **Sends**: one result for each value, and not `initial`. Each subscription begins with `initial`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last result.
  ///
  /// RAC: `scanWithStart:reduce:`, `scanWithStart:reduceWithIndex:`.
  ///
  /// - Parameters:
  ///   - initial: The value that the first value is combined with.
  ///   - next: The closure, called with the last result and a value, on the thread that sends.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public consuming func scan<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    transformed("scan", initial) { state, value in
      state = next(state, value)
      return state
    }
  }

  /// Returns a signal of the states of an accumulation that each value updates.
  ///
  ///     ["a", "b", "a"].signal()
  ///       .scan(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  ///       .subscribe { print($0["a", default: 0]) }
  ///     // 1
  ///     // 1
  ///     // 2
  ///
  /// It behaves as ``scan(_:_:)`` otherwise. A state that is a collection is updated in place, unless a subscriber has kept
  /// an earlier state. In that case it is copied first.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - update: The closure, called with the state and a value, on the thread that sends.
  @_alwaysEmitIntoClient
  public consuming func scan<T: Sendable>(
    into initial: T,
    _ update: @escaping @Sendable (inout T, Value) -> Void
  ) -> some SignalProtocol<T, Failure> {
    transformed("scan", initial) { state, value in
      update(&state, value)
      return state
    }
  }
}
