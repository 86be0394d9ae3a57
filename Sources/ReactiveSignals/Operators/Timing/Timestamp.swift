extension SignalProtocol {
  /// Returns a signal of pairs of a value and the time at which it arrived.
  ///
  /// ![Marble diagram of timestamp](timestamp)
  ///
  ///     // -a-b|
  ///     signal.timestamp(on: scheduler).subscribe { print($0.value, $0.time) }
  ///     // a 1.0 seconds
  ///     // b 3.0 seconds
  ///
  /// The clock of the scheduler is monotonic. It measures the distance between values and has no date.
  ///
  /// - **Sends**: one pair for each value, immediately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter scheduler: The scheduler that measures the time. No work is scheduled on it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func timestamp(
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<(value: Value, time: Duration), Failure> {
    transformed("timestamp", ()) { _, value in (value, scheduler.now) }
  }
}
