extension SignalProtocol {
  /// Returns a signal that sends `separator` between each two values.
  ///
  /// ![Marble diagram of interspersed(with:)](interspersed)
  ///
  ///     ["a", "b", "c"].signal().interspersed(with: "-").subscribe { print($0) }
  ///     // a
  ///     // -
  ///     // b
  ///     // -
  ///     // c
  ///
  /// - **Sends**: the values, and `separator` between each two. The separator is sent when the value after it arrives, directly
  ///   before that value. So nothing is sent behind the last value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source. In the handler of a separator it suppresses the value behind it.
  /// - **Thread**: the sender's. The separator is sent on the thread of the value after it.
  /// - **Memory**: `separator`. No value is kept.
  ///
  /// - Parameter separator: The value between two values.
  /// - Returns: A signal of the values and the separators.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func interspersed(with separator: Value) -> some SignalProtocol<Value, Failure> {
    rewritten("interspersed", true) { isFirst, value, send in
      if !isFirst { send(separator) }
      isFirst = false
      send(value)
      return true
    }
  }
}
