extension SignalProtocol {
  /// Returns a signal that sends values while they satisfy `predicate`, and completes at the first value that does not,
  /// which is dropped.
  ///
  /// ![Marble diagram of takeWhile](takeWhile)
  ///
  ///     [1, 2, 9, 1].signal().take(while: { $0 < 5 }).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// - **Sends**: the values before the first that does not satisfy the predicate.
  /// - **Ends**: completes at that value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `takeWhileBlock:`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `false`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func take(
    while predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    rewritten("takeWhile", ()) { _, value, send in
      guard predicate(value) else { return false }
      send(value)
      return true
    }
  }

  /// Returns a signal that sends values until one satisfies `predicate`, and completes at that value, which is dropped.
  ///
  /// ![Marble diagram of takeUntilMatching](takeUntilMatching)
  ///
  ///     ["a", "b", ".", "c"].signal().take(untilMatching: { $0 == "." }).subscribe { print($0) }
  ///     // a
  ///     // b
  ///
  /// This is the opposite of ``take(while:)``. To stop at an event of another signal, use `take(until:)`.
  ///
  /// - **Sends**: the values before the first that satisfies the predicate.
  /// - **Ends**: completes at that value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `takeUntilBlock:`.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func take(
    untilMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    take(while: { !predicate($0) })
  }
}
