extension SignalProtocol {
  /// Returns a signal that fails with `error` when the source completes without a value.
  ///
  /// ![Marble diagram of ifEmpty(failingWith:)](ifEmptyFailingWith)
  ///
  ///     Signal<Int, LoadError>.empty
  ///       .ifEmpty(failingWith: .offline)
  ///       .subscribe(failed: { print($0) })
  ///     // offline
  ///
  /// Otherwise the events of the source are passed on unchanged, a failure included. The failure is sent on the thread of the
  /// completion. It keeps no values. In front of a source that cannot fail, put ``promoteFailure(to:)``.
  ///
  /// - Parameter error: The failure that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  @inlinable
  public func ifEmpty(failingWith error: Failure) -> some SignalProtocol<Value, Failure> {
    Named(ifEmpty(switchTo: Signal<Value, Failure>.fail(error))) { "[\(self)] ifEmpty" }
  }
}
