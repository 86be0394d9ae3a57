extension SignalProtocol {
  /// Returns a signal that sends the last `count` values when the source completes, and completes.
  ///
  /// ![Marble diagram of takeLast](takeLast)
  ///
  ///     (1...5).signal().takeLast(2).subscribe { print($0) }
  ///     // 4
  ///     // 5
  ///
  /// - **Sends**: the last `count` values when the source completes, or all values if there are fewer.
  /// - **Ends**: completes after these values. Fails immediately when the source fails, without values.
  /// - **Disposal**: disposes the source, or stops between two values.
  /// - **Thread**: the one that completes the source.
  /// - **Memory**: `count` values.
  ///
  /// RAC: `takeLast:`.
  ///
  /// - Parameter count: The number of values to send. It is not negative. With 0 the result still completes when the source
  ///   completes.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func takeLast(_ count: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(ifNegative: count, "Can't take a negative number of values")
    return rewritten("takeLast", FIFO<Value>()) { last, value, _ in
      last.append(value)
      if last.count > count { _ = last.popFirst() }
      return true
    } last: { last, send in
      for value in last { send(value) }
    }
  }
}
