extension SignalProtocol {
  /// Sends `replacement` in the place of each value.
  ///
  /// ![Marble diagram of mapReplace](mapReplace)
  ///
  ///     [1, 2].signal().mapReplace("tapped").subscribe { print($0) }
  ///     // tapped
  ///     // tapped
  ///
  /// RAC: `mapReplace:`.
  @inlinable
  public func mapReplace<T: Sendable>(_ replacement: T) -> some SignalProtocol<T, Failure> {
    map { _ in replacement }
  }
}
