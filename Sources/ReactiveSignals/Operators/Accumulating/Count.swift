extension SignalProtocol {
  /// Sends the number of values when the source completes, then completes.
  ///
  /// ![Marble diagram of count](count)
  ///
  ///     ["a", "b"].signal().count().subscribe { print($0) }
  ///     // 2
  ///
  /// A failure passes at once, without a number.
  @inlinable
  public func count() -> some SignalProtocol<Int, Failure> {
    reduce(into: 0) { count, _ in count += 1 }
  }
}
