extension SignalProtocol {
  /// Returns a signal that sends values through the first that satisfies `predicate`, and completes after that value, which
  /// is sent.
  ///
  /// ![Marble diagram of take(throughMatching:)](takeThroughMatching)
  ///
  ///     ["10%", "60%", "done", "late"].signal()
  ///       .take(throughMatching: { $0 == "done" })
  ///       .subscribe { print($0) }
  ///     // 10%
  ///     // 60%
  ///     // done
  ///
  /// To drop the match, use ``take(untilMatching:)``. In other libraries this is an inclusive `take(while:)`, with the
  /// opposite predicate.
  ///
  /// - **Sends**: the values through the first that satisfies the predicate.
  /// - **Ends**: completes directly after that value, in the same call, and disposes the source. If the source ends
  ///   earlier, the result ends as it does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Returns: A signal whose last value is the first match.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(
    throughMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    rewritten("takeThroughMatching", ()) { _, value, send in
      let isLast = predicate(value)
      send(value)
      return !isLast
    }
  }
}
