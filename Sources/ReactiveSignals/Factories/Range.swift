extension Signal where Failure == Never {
  /// A signal that sends the numbers of a range, then completes, all while it is being subscribed to.
  ///
  /// ![Marble diagram of range](range)
  ///
  ///     Signal.range(1...3).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// Disposal is looked for before each number, so that the range may have no end: `Signal.range(0...)`. How the
  /// signal can fail is decided as for ``just(_:)``.
  @inlinable
  public static func range<Bounds: RangeExpression<Value> & Sequence<Value> & Sendable>(
    _ bounds: Bounds
  ) -> Signal<Value, Never> {
    Signal(elements: bounds)
  }
}

extension Signal {
  /// A signal that sends the numbers of a range, then completes, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func range<Bounds: RangeExpression<Value> & Sequence<Value> & Sendable>(
    _ bounds: Bounds
  ) -> Signal<Value, Failure> {
    Signal(elements: bounds)
  }
}
