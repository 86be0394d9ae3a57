extension SignalProtocol {
  /// Returns a signal that sends each value for which `work` returns, and fails when `work` throws.
  ///
  /// ![Marble diagram of attempt](attempt)
  ///
  ///     ["1", "x"].signal()
  ///       .attempt { text throws(ParseError) in _ = try parse(text) }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 1
  ///     // ParseError(text: "x")
  ///
  /// `work` runs before the value is sent. Otherwise it behaves as ``tryMap(_:)``. For a single piece of work, use
  /// ``Signal/attempt(_:)``.
  ///
  /// RAC: `try:`.
  ///
  /// - Parameter work: A closure that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of the values that pass.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func attempt(
    _ work: @escaping @Sendable (Value) throws(Failure) -> Void
  ) -> some SignalProtocol<Value, Failure> {
    tryMap { value throws(Failure) in
      try work(value)
      return value
    }
  }
}

extension SignalProtocol where Failure == Never {
  /// Returns a signal that sends each value for which `work` returns, and fails when `work` throws.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func attempt<NewFailure: Error>(
    _ work: @escaping @Sendable (Value) throws(NewFailure) -> Void
  ) -> some SignalProtocol<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).attempt(work)
  }
}
