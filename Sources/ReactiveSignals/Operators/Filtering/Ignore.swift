extension SignalProtocol where Value: Equatable {
  /// Returns a signal without the values that equal `value`.
  ///
  /// ![Marble diagram of ignore](ignore)
  ///
  ///     ["a", "", "b"].signal().ignore("").subscribe { print($0) }
  ///     // a
  ///     // b
  ///
  /// In a signal of optionals, `ignore(nil)` drops `nil`. To unwrap the other values as well, use ``compactMap(_:)``.
  ///
  /// - **Sends**: the values that differ from `value`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: `value`.
  ///
  /// RAC: `ignore:`.
  ///
  /// - Parameter value: The value to drop.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func ignore(_ value: Value) -> some SignalProtocol<Value, Failure> {
    filter { $0 != value }
  }
}
