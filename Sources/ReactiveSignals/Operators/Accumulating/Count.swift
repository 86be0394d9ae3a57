extension SignalProtocol {
  /// Returns a signal that sends the number of values when the source completes, and then completes.
  ///
  /// ![Marble diagram of count](count)
  ///
  ///     ["a", "b"].signal().count().subscribe { print($0) }
  ///     // 2
  ///
  /// A failure is passed on at once, without a number.
  ///
  /// - Returns: A signal of one number.
  @inlinable
  public consuming func count() -> some SignalProtocol<Int, Failure> {
    reduce(into: 0) { count, _ in count += 1 }
  }
}
