extension SignalProtocol {
  /// When this signal has completed, goes on with the signal that `next` makes; the values of this one are dropped.
  ///
  /// ![Marble diagram of then](then)
  ///
  ///     save(document)
  ///       .then { upload(document) }
  ///       .subscribe { print("uploaded as \($0)") }
  ///
  /// `next` runs at the completion, after this signal's cleanup, on the thread of the completion. When this signal fails
  /// that failure passes, and `next` does not run. Otherwise the result ends with the signal that `next` made.
  ///
  /// RAC: `then:`.
  @inlinable
  public func then<Next: SignalProtocol>(
    _ next: @escaping @Sendable () -> Next
  ) -> some SignalProtocol<Next.Value, Failure> where Next.Failure == Failure {
    Followed(ignoreValues(as: Next.Value.self), next)
  }
}
