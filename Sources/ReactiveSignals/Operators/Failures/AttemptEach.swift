extension SignalProtocol {
  /// Sends each value for which `work` does not throw; when it throws, fails with that.
  ///
  /// ![Marble diagram of attempt](attempt)
  ///
  ///     payments.attempt { payment throws(PaymentError) in try check(payment) }
  ///
  /// `work` runs before the value is sent. In all other respects this is ``tryMap(_:)``. A single piece of work is
  /// a signal of its own: ``Signal/attempt(_:)``.
  ///
  /// RAC: `try:`.
  @_disfavoredOverload
  @inlinable
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
  /// Sends each value for which `work` does not throw; when it throws, fails with that.
  @_documentation(visibility: internal)
  @inlinable
  public func attempt<NewFailure: Error>(
    _ work: @escaping @Sendable (Value) throws(NewFailure) -> Void
  ) -> some SignalProtocol<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).attempt(work)
  }
}
