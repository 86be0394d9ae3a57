extension SignalProtocol {
  /// Returns a signal of pairs of the position of a value, counted from 0, and the value.
  ///
  /// ![Marble diagram of enumerated](enumerated)
  ///
  ///     ["a", "b"].signal().enumerated().subscribe { offset, element in print(offset, element) }
  ///     // 0 a
  ///     // 1 b
  ///
  /// - **Sends**: one pair for each value. Each subscription counts separately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the position.
  ///
  /// RAC: the index of `scanWithStart:reduceWithIndex:` and `aggregateWithStart:reduceWithIndex:`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func enumerated() -> some SignalProtocol<(offset: Int, element: Value), Failure> {
    transformed("enumerated", 0) { offset, value in
      defer { offset += 1 }
      return (offset, value)
    }
  }
}
