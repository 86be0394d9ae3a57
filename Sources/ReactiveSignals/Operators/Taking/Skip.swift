extension SignalProtocol {
  /// Returns a signal that drops the first `count` values.
  ///
  /// ![Marble diagram of skip](skip)
  ///
  ///     (1...4).signal().skip(2).subscribe { print($0) }
  ///     // 3
  ///     // 4
  ///
  /// - **Sends**: the values after the first `count`. Each subscription counts separately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the number of values.
  ///
  /// RAC: `skip:`.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func skip(_ count: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(ifNegative: count, "Can't skip a negative number of values")
    return transformed("skip", count) { remaining, value in
      if remaining == 0 { return value }
      remaining -= 1
      return nil
    }
  }
}
