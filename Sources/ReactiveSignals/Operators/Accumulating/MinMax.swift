extension SignalProtocol where Value: Comparable {
  /// Returns a signal that sends the least value when the source completes, and then completes.
  ///
  /// ![Marble diagram of min](min)
  ///
  ///     [3, 1, 2].signal().min().subscribe { print($0) }
  ///     // 1
  ///
  /// - **Sends**: the first of the least values when the source completes, and nothing for an empty source.
  /// - **Ends**: completes after the value. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the least value.
  ///
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value: one comparison.
  @_alwaysEmitIntoClient
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
  /// - **Sends**: the first of the greatest values when the source completes, and nothing for an empty source.
  /// - **Ends**: completes after the value. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the greatest value.
  ///
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value: one comparison.
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
  public consuming func max(
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// Returns a signal of the first value that no later value beats.
  @_alwaysEmitIntoClient
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
