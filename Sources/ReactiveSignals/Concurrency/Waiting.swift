extension SignalProtocol {
  /// Waits for the first value, and ends the subscription.
  ///
  ///     let answer = try service.ask("6 × 7").waitForFirst()
  ///
  /// The thread is blocked, so it is not available in asynchronous code: there `await` `first()`. A signal that
  /// needs the very thread that waits, as one delivered on the main queue does on the main thread, never ends the wait.
  ///
  /// RAC: `first`, `firstOrDefault:success:error:`.
  ///
  /// - Returns: the value, or `nil` when the signal completes without one.
  /// - Throws: the failure of a signal that fails without having sent a value.
  @available(*, noasync, message: "await first() instead")
  public func waitForFirst() throws(Failure) -> Value? {
    try take(1).waitForEvent()
  }

  /// Waits until the signal has completed. What it sends is dropped.
  ///
  /// The thread is blocked; see ``waitForFirst()``. In asynchronous code `await` `completion()`.
  ///
  /// RAC: `waitUntilCompleted:`.
  ///
  /// - Throws: the signal's failure.
  @available(*, noasync, message: "await completion() instead")
  public func waitUntilCompleted() throws(Failure) {
    _ = try ignoreValues().waitForEvent()
  }

  /// Waits until the signal has completed, and returns all its values.
  ///
  /// The thread is blocked; see ``waitForFirst()``. In asynchronous code `await` `collected()`.
  ///
  /// RAC: `toArray`.
  ///
  /// - Throws: the signal's failure; the values are lost then.
  @available(*, noasync, message: "await collected() instead")
  public func waitForAll() throws(Failure) -> [Value] {
    try collect().waitForEvent() ?? []
  }

  private func waitForEvent() throws(Failure) -> Value? {
    switch Pull(self).wait() {
    case .next(let value): return value
    case .failed(let error): throw error
    case .completed: return nil
    }
  }
}
