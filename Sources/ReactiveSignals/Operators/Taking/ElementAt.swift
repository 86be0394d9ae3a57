extension SignalProtocol {
  /// Returns a signal that sends the value at position `index`, counted from 0, and completes.
  ///
  /// ![Marble diagram of elementAt](elementAt)
  ///
  ///     ["a", "b", "c"].signal().element(at: 1).subscribe { print($0) }
  ///     // b
  ///
  /// - **Sends**: at most one value.
  /// - **Ends**: completes after the value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the number of values.
  ///
  /// - Parameter index: The position of the value. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func element(at index: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(ifNegative: index, "Can't send the value at a negative index")
    return skip(index).take(1)
  }
}
