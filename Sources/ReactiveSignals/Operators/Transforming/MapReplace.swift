extension SignalProtocol {
  /// Returns a signal that sends `replacement` for each value.
  ///
  /// ![Marble diagram of mapReplace](mapReplace)
  ///
  ///     [1, 2].signal().mapReplace("tapped").subscribe { print($0) }
  ///     // tapped
  ///     // tapped
  ///
  /// - **Sends**: `replacement` for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: `replacement`.
  ///
  /// RAC: `mapReplace:`.
  ///
  /// - Parameter replacement: The value to send.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func mapReplace<T: Sendable>(_ replacement: T) -> some SignalProtocol<T, Failure> {
    map { _ in replacement }
  }
}
