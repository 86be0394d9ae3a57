extension SignalProtocol {
  /// Returns a signal that drops values while they satisfy `predicate`, then sends the first value that does not and all
  /// later values.
  ///
  /// ![Marble diagram of skipWhile](skipWhile)
  ///
  ///     [1, 2, 9, 1].signal().skip(while: { $0 < 5 }).subscribe { print($0) }
  ///     // 9
  ///     // 1
  ///
  /// - **Sends**: the first value that does not satisfy the predicate, and all later values.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `skipWhileBlock:`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `false`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func skip(
    while predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    transformed("skipWhile", true) { isSkipping, value in
      if isSkipping { isSkipping = predicate(value) }
      return isSkipping ? nil : value
    }
  }

  /// Returns a signal that drops values until one satisfies `predicate`, then sends that value and all later values.
  ///
  /// ![Marble diagram of skipUntilMatching](skipUntilMatching)
  ///
  ///     ["a", "b", "#", "c"].signal().skip(untilMatching: { $0 == "#" }).subscribe { print($0) }
  ///     // #
  ///     // c
  ///
  /// This is the opposite of ``skip(while:)``. To start at an event of another signal, use `skip(until:)`.
  ///
  /// - **Sends**: the first value that satisfies the predicate, and all later values.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `skipUntilBlock:`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func skip(
    untilMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    skip(while: { !predicate($0) })
  }
}
