extension SignalProtocol {
  /// Returns a signal of the results of a function that also updates a state with each value.
  ///
  /// ![Marble diagram of scanMap](scanMap)
  ///
  ///     [3, 4, 8].signal()
  ///       .scanMap(into: 0) { sum, value -> String in
  ///         sum += value
  ///         return "\(value) of \(sum)"
  ///       }
  ///       .subscribe { print($0) }
  ///     // 3 of 3
  ///     // 4 of 7
  ///     // 8 of 15
  ///
  /// In contrast to ``scan(into:_:)``, the state itself is not sent. It is updated in place.
  ///
  /// - **Sends**: one result for each value. Each subscription begins with `initial`.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's. `transform` runs on it.
  /// - **Memory**: the state, for each subscription.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - transform: A function that updates the state with a value and returns the value to send.
  /// - Returns: A signal of the results.
  /// - Complexity: O(1) for each value, plus `transform`.
  @_alwaysEmitIntoClient
  public func scanMap<State: Sendable, T: Sendable>(
    into initial: State,
    _ transform: @escaping @Sendable (inout State, Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    transformed("scanMap", initial) { state, value in transform(&state, value) }
  }

  /// Returns a signal of the results of a function of the state and each value, which returns the next state as well.
  ///
  ///     [3, 4, 8].signal().scanMap(0) { ($1, $1 - $0) }.subscribe { print($0) }
  ///     // 3
  ///     // 1
  ///     // 4
  ///
  /// It behaves as ``scanMap(into:_:)`` otherwise.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - transform: A function that returns the next state and the value to send. It runs on the thread that sends the value.
  /// - Returns: A signal of the results.
  @_alwaysEmitIntoClient
  public func scanMap<State: Sendable, T: Sendable>(
    _ initial: State,
    _ transform: @escaping @Sendable (State, Value) -> (State, T)
  ) -> some SignalProtocol<T, Failure> {
    scanMap(into: initial) { state, value in
      let (next, result) = transform(state, value)
      state = next
      return result
    }
  }
}
