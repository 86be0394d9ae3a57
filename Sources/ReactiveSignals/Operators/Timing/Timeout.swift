extension SignalProtocol {
  /// Returns a signal that fails with `error` if the source has not ended `duration` after the subscription.
  ///
  /// ![Marble diagram of timeout](timeout)
  ///
  ///     // a--b--c--d--|
  ///     // timeout(after: .seconds(8), failingWith: .tooSlow, on: scheduler)      (a character a second)
  ///     // a--b--c-#
  ///
  /// To limit the time between values, use ``timeout(ofSilence:failingWith:on:)``.
  ///
  /// The timer is started before the source, so it fires first if both are scheduled for the same instant. With a duration
  /// of zero only a source that ends while it is subscribed to is in time.
  ///
  /// To use it on a signal that cannot fail, call `promoteFailure(to:)` first.
  ///
  /// - **Sends**: the values of the source until the timeout.
  /// - **Ends**: as the source does. Fails with `error` after `duration`, when the source has been disposed.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the sender's. The failure is sent on `scheduler`.
  /// - **Memory**: one timer.
  ///
  /// RAC: `timeout:onScheduler:`.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't time out after a negative duration")
    return erased.limited(to: duration, error, on: scheduler) { _ in }
  }

  /// Returns a signal that fails with `error` if the source sends no event for `duration`.
  ///
  /// ![Marble diagram of timeoutOfSilence](timeoutOfSilence)
  ///
  ///     // a--b--c--------d--|
  ///     // timeout(ofSilence: .seconds(5), failingWith: .silent, on: scheduler)      (a character a second)
  ///     // a--b--c----#
  ///
  /// Time is measured from the subscription, and again from each value. To limit the whole time, use
  /// ``timeout(after:failingWith:on:)``.
  ///
  /// If a value arrives in the instant of the timeout, the order in which `scheduler` runs the two decides.
  ///
  /// - **Sends**: the values of the source until the timeout.
  /// - **Ends**: as the source does. Fails with `error` after a silence of `duration`, when the source has been
  ///   disposed.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the sender's. The failure is sent on `scheduler`.
  /// - **Memory**: one timer at a time. Values in quick succession share it.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may be silent. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func timeout(
    ofSilence duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't time out after a negative duration")
    return erased.limited(to: duration, error, on: scheduler) { $0.set(after: duration) }
  }
}

extension SignalProtocol where Failure == SignalError {
  /// Returns a signal that fails with ``SignalError/timedOut`` if the source has not ended `duration` after the subscription.
  ///
  ///     Signal<Int, SignalError>.never.timeout(after: .seconds(1), on: scheduler).subscribeEvents { print($0) }
  ///     // failed(timedOut)
  ///
  /// It behaves as ``timeout(after:failingWith:on:)`` otherwise.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, SignalError> {
    timeout(after: duration, failingWith: .timedOut, on: scheduler)
  }
}

extension SignalProtocol where Failure == any Error {
  /// Returns a signal that fails with ``SignalError/timedOut`` if the source has not ended `duration` after the subscription.
  ///
  ///     Signal<Int, any Error>.never.timeout(after: .seconds(1), on: scheduler).subscribeEvents { print($0) }
  ///     // failed(timedOut)
  ///
  /// It behaves as ``timeout(after:failingWith:on:)`` otherwise.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, any Error> {
    timeout(after: duration, failingWith: SignalError.timedOut, on: scheduler)
  }
}

extension Signal {
  /// Returns a signal that fails when its timer fires.
  ///
  /// - Parameters:
  ///   - duration: The time after which the timer fires.
  ///   - error: The failure.
  ///   - scheduler: The scheduler of the timer.
  ///   - changeLimit: The closure that sets the timer again, or cancels it, at each value.
  @_alwaysEmitIntoClient
  func limited(
    to duration: Duration,
    _ error: Failure,
    on scheduler: any TimedScheduler,
    afterValue changeLimit: @escaping @Sendable (OperatorTimer) -> Void
  ) -> Signal<Value, Failure> {
    timed("timeout", on: scheduler, startingAfter: duration) {
      $0
    } receive: { timer, input, down in
      switch input {
      case .value(let value):
        changeLimit(timer)
        down.send(value)
      case .completed: down.complete()
      case .fired: down.end(error)
      }
    }
  }
}
