extension SignalProtocol {
  /// Returns a signal of the time between each value and the previous one, or the subscription for the first value.
  ///
  /// ![Marble diagram of measureInterval](measureInterval)
  ///
  ///     // -a--b-c|
  ///     signal.measureInterval(on: scheduler).subscribe { print($0) }      // (a character a second)
  ///     // 1.0 seconds
  ///     // 3.0 seconds
  ///     // 2.0 seconds
  ///
  /// To have the values as well, use ``timestamp(on:)``.
  ///
  /// - **Sends**: one duration for each value, immediately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: one time.
  ///
  /// - Parameter scheduler: The scheduler that measures the time. No work is scheduled on it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func measureInterval(on scheduler: some TimedScheduler) -> some SignalProtocol<Duration, Failure> {
    StagedPerSubscription(self, name: "measureInterval") { _ in
      Transform(scheduler.now) { last, _ in
        let now = scheduler.now
        defer { last = now }
        return now - last
      }
    }
  }
}
