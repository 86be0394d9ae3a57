extension SignalProtocol {
  /// Returns a signal that sends all values as one array when the source completes, and then completes.
  ///
  /// ![Marble diagram of collect](collect)
  ///
  ///     (1...3).signal().collect().subscribe { print($0) }
  ///     // [1, 2, 3]
  ///
  /// ``collect(count:)`` sends them in arrays of limited size.
  ///
  /// - **Sends**: one array when the source completes, empty for an empty source.
  /// - **Ends**: completes after the array. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: all values, without a limit.
  ///
  /// RAC: `collect`.
  ///
  /// - Returns: A signal of one array.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public consuming func collect() -> some SignalProtocol<[Value], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Returns a signal that sends the values in arrays of `count`. It behaves as ``buffer(count:)``.
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
  @_alwaysEmitIntoClient
  public consuming func collect(count: Int) -> some SignalProtocol<[Value], Failure> {
    buffer(count: count)
  }
}
