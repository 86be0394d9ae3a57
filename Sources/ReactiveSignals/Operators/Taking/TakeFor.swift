extension SignalProtocol {
  /// Returns a signal that sends the values of this signal for `duration` after the subscription, and then completes.
  ///
  /// ![Marble diagram of take(for:)](takeFor)
  ///
  ///     // a--b--c--d--|
  ///     // take(for: .seconds(7), on: scheduler)      (a character a second)
  ///     // a--b--c|
  ///
  /// The timer is started before this signal, so it fires first if both are scheduled for the same instant. With a duration
  /// of zero only values that are sent during the subscription are in time. To stop at an event of another signal, use
  /// `take(until:)`.
  ///
  /// - **Sends**: the values that arrive within `duration`.
  /// - **Ends**: completes when the time has passed, and disposes the source. If the source ends earlier, the result
  ///   ends as it does, and the timer is canceled.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the sender's. The completion after `duration` is sent on `scheduler`.
  /// - **Memory**: one timer.
  ///
  /// - Parameters:
  ///   - duration: The time after which the result completes. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the completion.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func take(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't take values for a negative duration")
    return erased.timed("takeFor", on: scheduler, startingAfter: duration) { _ in
    } receive: { _, input, down in
      switch input {
      case .value(let value): down.send(value)
      case .completed, .fired: down.complete()
      }
    }
  }
}
