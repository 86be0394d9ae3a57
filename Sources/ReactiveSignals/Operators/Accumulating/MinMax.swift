extension SignalProtocol where Value: Comparable {
  /// Sends the least value when the source completes, then completes.
  ///
  /// ![Marble diagram of min](min)
  ///
  ///     [3, 1, 2].signal().min().subscribe { print($0) }
  ///     // 1
  ///
  /// The first of several that are least. An empty source gives no value. A failure passes at once, without a value.
  @inlinable
  public func min() -> some SignalProtocol<Value, Failure> {
    min(by: { $0 < $1 })
  }

  /// Sends the greatest value when the source completes, then completes.
  ///
  /// ![Marble diagram of max](max)
  ///
  ///     [3, 1, 2].signal().max().subscribe { print($0) }
  ///     // 3
  ///
  /// The first of several that are greatest. An empty source gives no value. A failure passes at once, without a
  /// value.
  @inlinable
  public func max() -> some SignalProtocol<Value, Failure> {
    max(by: { $0 < $1 })
  }
}

extension SignalProtocol {
  /// Sends the least value by an order of its own when the source completes, then completes.
  ///
  ///     ["ccc", "a", "bb"].signal().min(by: { $0.count < $1.count }).subscribe { print($0) }
  ///     // a
  ///
  /// Otherwise as ``min()``.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first is less than the second: a strict weak order.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    best { areInIncreasingOrder($0, $1) }
  }

  /// Sends the greatest value by an order of its own when the source completes, then completes.
  ///
  ///     ["a", "ccc", "bb"].signal().max(by: { $0.count < $1.count }).subscribe { print($0) }
  ///     // ccc
  ///
  /// Otherwise as ``max()``.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first is less than the second: a strict weak order.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// The first value that no later one beats.
  @inlinable
  func best(
    _ beats: @escaping @Sendable (_ value: Value, _ best: Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    reduce(into: Value?.none) { best, value in
      if let current = best, !beats(value, current) { return }
      best = value
    }
    .compactMap { $0 }
  }
}
