extension SignalProtocol {
  /// Returns a signal that collects the values in arrays, each of which ends with a value that satisfies `predicate`.
  ///
  /// ![Marble diagram of buffer(throughMatching:)](bufferThroughMatching)
  ///
  ///     ["To", "be.", "Or", "not."].signal()
  ///       .buffer(throughMatching: { $0.hasSuffix(".") })
  ///       .subscribe { print($0.joined(separator: " ")) }
  ///     // To be.
  ///     // Or not.
  ///
  /// - **Sends**: an array with each value that satisfies the predicate, which is its last. At completion an array of
  ///   the remaining values follows. There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the sender's.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func buffer(
    throughMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<[Value], Failure> {
    gathered("bufferThroughMatching") { $0.last.map(predicate) ?? false }
  }
}
