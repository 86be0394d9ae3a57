extension SignalProtocol {
  /// Sends all values as one array when the source completes, then completes.
  ///
  /// ![Marble diagram of collect](collect)
  ///
  ///     (1...3).signal().collect().subscribe { print($0) }
  ///     // [1, 2, 3]
  ///
  /// An empty source gives an empty array. A failure passes at once, and the values are dropped. Keeps all values,
  /// without limit; ``collect(count:)`` sends them in portions.
  ///
  /// RAC: `collect`.
  @inlinable
  public func collect() -> some SignalProtocol<[Value], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Sends the values in arrays of `count`. Another name of ``buffer(count:)``.
  ///
  /// ![Marble diagram of collectCount](collectCount)
  ///
  ///     (1...5).signal().collect(count: 2).subscribe { print($0) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// - Parameter count: How many values make an array; positive.
  @inlinable
  public func collect(count: Int) -> some SignalProtocol<[Value], Failure> {
    buffer(count: count)
  }
}
