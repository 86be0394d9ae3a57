extension SignalProtocol {
  /// Returns a signal that fails with `transform(error)` when this signal fails with `error`.
  ///
  /// ![Marble diagram of mapFailure](mapFailure)
  ///
  ///     digits(of: "1x").mapFailure { _ in LoadError.offline }.subscribeEvents { print($0) }
  ///     // next(1)
  ///     // failed(offline)
  ///
  /// To give a failure type to a signal that cannot fail, use ``promoteFailure(to:)``.
  ///
  /// - **Sends**: the values of this signal, unchanged.
  /// - **Ends**: completes when this signal completes. Fails immediately when this signal fails, with the result of
  ///   `transform`.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: A function that returns the new failure.
  /// - Returns: A signal with another failure type.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func mapFailure<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> some SignalProtocol<Value, NewFailure> {
    Transformed(self, "mapFailure", MapEnd { $0.map(transform) })
  }
}
