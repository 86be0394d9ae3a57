extension SignalProtocol {
  /// Returns a signal that sends `replacement` for each value.
  ///
  /// ![Marble diagram of mapReplace](mapReplace)
  ///
  ///     [1, 2].signal().mapReplace("tapped").subscribe { print($0) }
  ///     // tapped
  ///     // tapped
  ///
  /// RAC: `mapReplace:`.
  ///
  /// - Parameter replacement: The value to send.
  @inlinable
  public consuming func mapReplace<T: Sendable>(_ replacement: T) -> some SignalProtocol<T, Failure> {
    map { _ in replacement }
  }
}
