extension SignalProtocol {
  /// Returns a signal that combines each value with the result so far. It sends the result when the source completes, and
  /// then completes.
  ///
  /// ![Marble diagram of reduce](reduce)
  ///
  ///     (1...4).signal().reduce(0) { $0 + $1 }.subscribe { print($0) }
  ///     // 10
  ///
  /// - **Sends**: one result when the source completes, `initial` for an empty source. Each subscription starts with
  ///   `initial`.
  /// - **Ends**: completes after the result. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the result so far.
  ///
  /// RAC: `aggregateWithStart:reduce:`, `aggregateWithStart:reduceWithIndex:` (put ``enumerated()`` before).
  ///
  /// - Parameters:
  ///   - initial: The result so far of the first value.
  ///   - next: A function of the result so far and a value. It runs on the thread that sends the value.
  /// - Returns: A signal of one result.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public consuming func reduce<T: Sendable>(
    _ initial: T,
    _ next: @escaping @Sendable (T, Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    rewritten("reduce", initial) { state, value, _ in
      state = next(state, value)
      return true
    } last: { state, send in
      send(state)
    }
  }

  /// Returns a signal that updates a state with each value. It sends the state when the source completes, and then
  /// completes.
  ///
  ///     ["a", "b", "a"].signal()
  ///       .reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  ///       .subscribe { print($0 == ["a": 2, "b": 1]) }
  ///     // true
  ///
  /// Otherwise it behaves as ``reduce(_:_:)``. A state that is a collection is updated in place, and not copied.
  ///
  /// - Parameters:
  ///   - initial: The state at the beginning.
  ///   - update: A function that updates the state with a value. It runs on the thread that sends the value.
  /// - Returns: A signal of one state.
  @_alwaysEmitIntoClient
  public consuming func reduce<T: Sendable>(
    into initial: T,
    _ update: @escaping @Sendable (inout T, Value) -> Void
  ) -> some SignalProtocol<T, Failure> {
    rewritten("reduce", initial) { state, value, _ in
      update(&state, value)
      return true
    } last: { state, send in
      send(state)
    }
  }
}
