extension SignalProtocol {
  /// Returns a signal that sends all values as one array when the source completes, and then completes.
  ///
  /// ![Marble diagram of collect](collect)
  ///
  ///     (1...3).signal().collect().subscribe { print($0) }
  ///     // [1, 2, 3]
  ///
  /// An empty source results in an empty array. A failure is passed on at once, and the values are dropped. All values are
  /// held, without limit. ``collect(count:)`` sends them in arrays of limited size.
  ///
  /// RAC: `collect`.
  ///
  /// - Returns: A signal of one array.
  @inlinable
  public consuming func collect() -> some SignalProtocol<[Value], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Returns a signal that sends the values in arrays of `count`. Another name of ``buffer(count:)``.
  ///
  /// ![Marble diagram of collectCount](collectCount)
  ///
  ///     (1...5).signal().collect(count: 2).subscribe { print($0) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// - Parameter count: The number of values in an array; positive.
  /// - Returns: A signal of arrays.
  @inlinable
  public consuming func collect(count: Int) -> some SignalProtocol<[Value], Failure> {
    buffer(count: count)
  }
}
