extension Signal {
  /// A signal that completes at once, without a value.
  ///
  /// ![Marble diagram of empty](empty)
  ///
  ///     let none: Signal<Int, Never> = .empty
  ///
  /// RAC: `empty`.
  @inlinable
  public static var empty: Signal<Value, Failure> { Signal(.elements([])) }
}
