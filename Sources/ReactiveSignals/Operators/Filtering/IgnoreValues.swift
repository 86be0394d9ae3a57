extension SignalProtocol {
  /// Returns a signal that drops all values and delivers only completion or failure.
  ///
  /// ![Marble diagram of ignoreValues](ignoreValues)
  ///
  ///     [1, 2].signal().ignoreValues().subscribe(
  ///       next: { print($0) },
  ///       completed: { print("done") })
  ///     // done
  ///
  /// The result keeps the type of the values, so that it can be merged or concatenated with signals like the source. For
  /// signals of another type, use ``ignoreValues(as:)``.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `ignoreValues`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func ignoreValues() -> some SignalProtocol<Value, Failure> {
    ignoreValues(as: Value.self)
  }

  /// Returns a signal of `type` that drops all values and delivers only completion or failure.
  ///
  ///     [1, 2].signal().ignoreValues(as: String.self).concat(Signal.just("uploaded")).subscribe { print($0) }
  ///     // uploaded
  ///
  /// With `Never.self` the type states that there are no values.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter type: The type of the values of the result.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func ignoreValues<T: Sendable>(as type: T.Type) -> some SignalProtocol<T, Failure> {
    transformed("ignoreValues", ()) { _, _ in nil as T? }
  }
}
