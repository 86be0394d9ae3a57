extension SignalProtocol {
  /// Returns a signal that fails with `error` when the source completes without a value.
  ///
  /// ![Marble diagram of ifEmpty(failingWith:)](ifEmptyFailingWith)
  ///
  ///     Signal<Int, LoadError>.empty
  ///       .ifEmpty(failingWith: .offline)
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // offline
  ///
  /// To a source that cannot fail, apply ``promoteFailure(to:)`` first.
  ///
  /// - **Sends**: the values of the source.
  /// - **Ends**: as the source does, if it has sent a value or failed. Fails with `error` when the source completes without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's. `error` is sent on the thread of the completion.
  /// - **Memory**: `error`. No value is kept.
  ///
  /// - Parameter error: The failure that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ifEmpty(failingWith error: Failure) -> Signal<Value, Failure> {
    Named(ifEmpty(switchTo: Signal<Value, Failure>.fail(error))) { "[\(self)] ifEmpty" }.erased
  }
}
