extension SignalProtocol {
  /// Blocks the thread until the first value arrives, and ends the subscription.
  ///
  ///     let answer = try service.ask("6 × 7").waitForFirst()
  ///
  /// In asynchronous code, where this method is unavailable, use `await first()`. If the signal needs the blocked thread,
  /// the call never returns: for example a signal that is delivered on the main queue, in a call on the main thread.
  ///
  /// RAC: `first`, `firstOrDefault:success:error:`.
  ///
  /// - Returns: The value, or `nil` if the signal completes without a value.
  /// - Throws: The failure of a signal that fails without having sent a value.
  @available(*, noasync, message: "await first() instead")
  public func waitForFirst() throws(Failure) -> Value? {
    try take(1).waitForEvent()
  }

  /// Blocks the thread until the signal has completed. Values are dropped.
  ///
  /// See ``waitForFirst()`` for the dangers. In asynchronous code, use `await completion()`.
  ///
  /// RAC: `waitUntilCompleted:`.
  ///
  /// - Throws: The signal's failure.
  @available(*, noasync, message: "await completion() instead")
  public func waitUntilCompleted() throws(Failure) {
    _ = try ignoreValues().waitForEvent()
  }

  /// Blocks the thread until the signal has completed, and returns all its values.
  ///
  /// See ``waitForFirst()`` for the dangers. In asynchronous code, use `await collected()`.
  ///
  /// RAC: `toArray`.
  ///
  /// - Returns: The values.
  /// - Throws: The signal's failure. The values are lost then.
  @available(*, noasync, message: "await collected() instead")
  public func waitForAll() throws(Failure) -> [Value] {
    try collect().waitForEvent() ?? []
  }

  private func waitForEvent() throws(Failure) -> Value? {
    switch Pull(erased).wait() {
    case .next(let value): return value
    case .failed(let error): throw error
    case .completed: return nil
    }
  }
}
