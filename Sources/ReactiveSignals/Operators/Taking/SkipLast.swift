extension SignalProtocol {
  /// Returns a signal that sends all values except the last `count`.
  ///
  /// ![Marble diagram of skipLast](skipLast)
  ///
  ///     (1...5).signal().skipLast(2).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// - **Sends**: a value when `count` values have followed it.
  /// - **Ends**: as the source does, immediately. The values that wait are dropped.
  /// - **Disposal**: disposes the source and drops the values that wait.
  /// - **Thread**: the one that sends the following value.
  /// - **Memory**: `count` values.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  /// - Returns: A signal that sends `count` values less than this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skipLast(_ count: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(ifNegative: count, "Can't skip a negative number of values")
    return transformed("skipLast", FIFO<Value>()) { last, value in
      last.append(value)
      return last.count > count ? last.popFirst() : nil
    }
  }
}
