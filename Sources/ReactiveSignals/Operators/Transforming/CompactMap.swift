extension SignalProtocol {
  /// Returns a signal of the non-`nil` results of `transform`.
  ///
  /// ![Marble diagram of compactMap](compactMap)
  ///
  ///     ["1", "two", "3"].signal().compactMap { Int($0) }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///
  /// In a signal of optionals, `compactMap { $0 }` unwraps the values and drops `nil`.
  ///
  /// - **Sends**: the results that are not `nil`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: The closure, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Value) -> T?
  ) -> some SignalProtocol<T, Failure> {
    transformed("compactMap", ()) { _, value in transform(value) }
  }
}
