extension SignalProtocol where Value: Comparable {
  /// Returns a signal that sends the least value when the source completes, and then completes.
  ///
  /// ![Marble diagram of min](min)
  ///
  ///     [3, 1, 2].signal().min().subscribe { print($0) }
  ///     // 1
  ///
  /// Of several least values the first is sent. An empty source results in no value. A failure is passed on at once, without
  /// a value.
  ///
  /// - Returns: A signal of at most one value.
  @inlinable
  public consuming func min() -> some SignalProtocol<Value, Failure> {
    min(by: { $0 < $1 })
  }

  /// Returns a signal that sends the greatest value when the source completes, and then completes.
  ///
  /// ![Marble diagram of max](max)
  ///
  ///     [3, 1, 2].signal().max().subscribe { print($0) }
  ///     // 3
  ///
  /// Of several greatest values the first is sent. An empty source results in no value. A failure is passed on at once,
  /// without a value.
  ///
  /// - Returns: A signal of at most one value.
  @inlinable
  public consuming func max() -> some SignalProtocol<Value, Failure> {
    max(by: { $0 < $1 })
  }
}

extension SignalProtocol {
  /// Returns a signal that sends the least value by a given order when the source completes, and then completes.
  ///
  ///     ["ccc", "a", "bb"].signal().min(by: { $0.count < $1.count }).subscribe { print($0) }
  ///     // a
  ///
  /// Otherwise it behaves as ``min()``.
  ///
  /// - Parameter areInIncreasingOrder: A function that returns whether its first argument is less than its second: a strict
  ///   weak order.
  /// - Returns: A signal of at most one value.
  @inlinable
  public consuming func min(
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    best { areInIncreasingOrder($0, $1) }
  }

  /// Returns a signal that sends the greatest value by a given order when the source completes, and then completes.
  ///
  ///     ["a", "ccc", "bb"].signal().max(by: { $0.count < $1.count }).subscribe { print($0) }
  ///     // ccc
  ///
  /// Otherwise it behaves as ``max()``.
  ///
  /// - Parameter areInIncreasingOrder: A function that returns whether its first argument is less than its second: a strict
  ///   weak order.
  /// - Returns: A signal of at most one value.
  @inlinable
  public consuming func max(
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// Returns a signal of the first value that no later value beats.
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
