extension SignalProtocol {
  /// Returns a signal that drops the values of the first `duration` after the subscription, and sends all later values.
  ///
  /// ![Marble diagram of skip(for:)](skipFor)
  ///
  ///     // a--b--c--d--|
  ///     // skip(for: .seconds(4), on: scheduler)      (a character a second)
  ///     // ------c--d--|
  ///
  /// This signal is subscribed to immediately.
  ///
  /// The timer is started before this signal, so it fires first if both are scheduled for the same instant. With a duration
  /// of zero only values that are sent during the subscription are dropped. To start at an event of another signal, use
  /// `skip(until:)`.
  ///
  /// - **Sends**: the values that arrive after `duration`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the sender's.
  /// - **Memory**: one timer until the time has passed.
  ///
  /// - Parameters:
  ///   - duration: The time for which values are dropped. It is not negative.
  ///   - scheduler: The scheduler that measures the time.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func skip(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't skip values for a negative duration")
    return erased.timed("skipFor", on: scheduler, startingAfter: duration) { _ in
      false
    } receive: { isOpen, input, down in
      switch input {
      case .value(let value): if isOpen { down.send(value) }
      case .completed: down.complete()
      case .fired: isOpen = true
      }
    }
  }
}
