extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again, a delay after each completion, `times` times in all.
  ///
  /// ![Marble diagram of repeatedAfter](repeatedAfter)
  ///
  ///     // Asks for the status, and again a minute after each answer.
  ///     request().repeated(after: .seconds(60), on: scheduler)
  ///
  /// The values of all rounds are sent. The result completes with the last round, without a delay, and fails with the first
  /// failure. The first round begins at once, on the thread of the subscriber. The others begin on `scheduler`, each after
  /// the cleanup of the one before. A delay begins with the completion. Disposal ends the round that runs, or the delay. The
  /// result holds one round or one delay.
  ///
  /// - Parameters:
  ///   - times: The number of rounds. By default there is no limit. With 0, the result completes at once.
  ///   - delay: The time between a completion and the next round. It is not negative.
  ///   - scheduler: The scheduler that measures the delays.
  /// - Returns: A signal of the values of all rounds.
  public func repeated(
    _ times: Int = .max,
    after delay: Duration,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't repeat a negative number of times")
    precondition(delay >= .zero, "Can't repeat after a negative duration")
    return Sequenced(repeating: erased, afterFailure: false, rounds: times == .max ? nil : times)
      .delayed(by: { delay }, on: scheduler)
  }
}
