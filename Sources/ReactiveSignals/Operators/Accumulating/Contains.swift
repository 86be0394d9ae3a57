extension SignalProtocol {
  /// Returns a signal that sends whether any value satisfies `predicate`, and then completes.
  ///
  /// ![Marble diagram of contains](contains)
  ///
  ///     [1, 5, 2].signal().contains(where: { $0 > 3 }).subscribe { print($0) }
  ///     // true
  ///
  /// - **Sends**: `true` at the first value that satisfies the predicate, or `false` when the source completes.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `any:`, which took a failure for completion.
  ///
  /// - Parameter predicate: A function that is called for each value, on the thread that sends it, until it returns `true`.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func contains(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure> {
    filter(predicate).isEmpty().not()
  }
}

extension SignalProtocol where Value: Equatable {
  /// Returns a signal that sends whether any value equals `value`, and then completes.
  ///
  /// ![Marble diagram of contains with a value](containsValue)
  ///
  ///     ["red", "blue"].signal().contains("blue").subscribe { print($0) }
  ///     // true
  ///
  /// It behaves as ``contains(where:)``.
  ///
  /// - Parameter value: The value to look for.
  /// - Returns: A signal of one Boolean value.
  @_alwaysEmitIntoClient
  public func contains(_ value: Value) -> some SignalProtocol<Bool, Failure> {
    contains(where: { $0 == value })
  }
}
