extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again, a delay after each completion, `times` times in all.
  ///
  /// ![Marble diagram of repeatedAfter](repeatedAfter)
  ///
  ///     // a-b|
  ///     // repeated(2, after: .seconds(2), on: scheduler)      (a character a second)
  ///     // a-b--a-b|
  ///
  /// A delay begins with the completion.
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: completes with the last round, without a delay. Fails with the first failure.
  /// - **Disposal**: disposes the round that runs, or cancels the delay.
  /// - **Thread**: the sender's. The first round begins on the thread of the subscriber, and the others on `scheduler`,
  ///   after the cleanup of the one before.
  /// - **Memory**: one round or one timer.
  ///
  /// - Parameters:
  ///   - times: The number of rounds. By default there is no limit. With 0, the result completes immediately.
  ///   - delay: The time between a completion and the next round. It is not negative.
  ///   - scheduler: The scheduler that measures the delays.
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round, plus the timer of `scheduler`.
  public func repeated(
    _ times: Int = .max,
    after delay: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't repeat a negative number of times")
    stopProgram(ifNegative: delay, "Can't repeat after a negative duration")
    return Rounds(repeating: erased, afterFailure: false, rounds: times == .max ? nil : times)
      .delayed(by: { delay }, on: scheduler).signal
  }
}
