extension SignalProtocol {
  /// Returns a signal that sends the values that are not `nil`.
  ///
  /// ![Marble diagram of skipNil](skipNil)
  ///
  ///     [1, nil, 2].signal().skipNil().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// It is `compactMap { $0 }`, and behaves as ``compactMap(_:)`` does.
  ///
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func skipNil<Wrapped: Sendable>() -> some SignalProtocol<Wrapped, Failure>
  where Value == Wrapped? {
    compactMap { $0 }
  }
}
