extension SignalProtocol {
  /// Returns a signal of the values that `transform` passes to `emit` for each value, until it returns `false`.
  ///
  /// ![Marble diagram of transformWhile](transformWhile)
  ///
  ///     [20, 60, 100, 100].signal()
  ///       .transformWhile { (percentage, emit: (String) -> Void) in
  ///         emit("\(percentage)%")
  ///         if percentage == 100 { emit("done") }
  ///         return percentage < 100
  ///       }
  ///       .subscribe { print($0) }
  ///     // 20%
  ///     // 60%
  ///     // 100%
  ///     // done
  ///
  /// - **Sends**: the values that `transform` passes to `emit`, any number for each value, before `transform` returns.
  /// - **Ends**: completes when `transform` returns `false`, and disposes the source. Completes or fails as the source does if the source
  ///   ends earlier.
  /// - **Disposal**: disposes the source. After it `emit` does nothing.
  /// - **Thread**: the sender's. `transform` runs on it.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: A function that calls `emit` with values and returns whether the next value is wanted.
  /// - Returns: A signal of the values that `transform` passes to `emit`.
  /// - Complexity: O(1) for each value that is sent, plus `transform`.
  @_alwaysEmitIntoClient
  public func transformWhile<T: Sendable>(
    _ transform: @escaping @Sendable (_ value: Value, _ emit: (T) -> Void) -> Bool
  ) -> some SignalProtocol<T, Failure> {
    rewritten("transformWhile", ()) { _, value, send in transform(value, send) }
  }
}
