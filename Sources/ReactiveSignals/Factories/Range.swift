extension Signal where Failure == Never {
  /// Returns a signal that sends the numbers of a range and completes, before `subscribe` returns.
  ///
  /// ![Marble diagram of range](range)
  ///
  ///     Signal.range(1...3).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// Before each number it checks whether the subscription is disposed, so that the range may have no end:
  /// `Signal.range(0...)`. The failure type is inferred as for ``just(_:)``.
  ///
  /// - **Sends**: the numbers in their order.
  /// - **Ends**: completes after the last number. It never fails.
  /// - **Disposal**: stops before the next number.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: the bounds are kept by the signal.
  ///
  /// - Parameter bounds: The range.
  /// - Returns: A signal of the numbers.
  /// - Complexity: O(1) for each number.
  @_alwaysEmitIntoClient
  public static func range<Bounds: RangeExpression<Value> & Sequence<Value> & Sendable>(
    _ bounds: Bounds
  ) -> Signal<Value, Never> {
    Signal(elements: bounds)
  }
}

extension Signal {
  /// Returns a signal that sends the numbers of a range and completes, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func range<Bounds: RangeExpression<Value> & Sequence<Value> & Sendable>(
    _ bounds: Bounds
  ) -> Signal<Value, Failure> {
    Signal(elements: bounds)
  }
}
