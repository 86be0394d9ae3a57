extension Signal {
  /// A signal that completes immediately, without a value.
  ///
  /// ![Marble diagram of empty](empty)
  ///
  ///     Signal<Int, Never>.empty.subscribe(next: { print($0) }, completed: { print("done") })
  ///     // done
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: completes immediately. It never fails.
  /// - **Disposal**: has no effect: the subscription has ended.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: constant.
  ///
  /// RAC: `empty`.
  ///
  /// - Complexity: O(1).
  @inlinable
  public static var empty: Signal<Value, Failure> { Signal(.elements([])) }
}
