extension SignalProtocol {
  /// Returns a signal that subscribes to this signal `duration` after it is subscribed to.
  ///
  /// ![Marble diagram of delaySubscription](delaySubscription)
  ///
  ///     // a-b-|
  ///     // delaySubscription(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---a-b-|
  ///
  /// Values that a ``Subject`` sends before the start are missed. To delay each value instead, use `delay(for:on:)`.
  ///
  /// - **Sends**: the values of the source, which is started `duration` after the subscription.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source. Before the start it cancels the timer, and the source never starts.
  /// - **Thread**: the sender's. The source is started on `scheduler`, even with a duration of zero.
  /// - **Memory**: one timer before the start.
  ///
  /// - Parameters:
  ///   - duration: The time before this signal is subscribed to. It is not negative.
  ///   - scheduler: The scheduler that measures the time and starts this signal.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func delaySubscription(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: duration, "Can't delay a subscription for a negative duration")
    return Named(Signal<Int, Failure>.timer(after: duration, on: scheduler).then { self }) {
      "[\(self)] delaySubscription"
    }
    .erased
  }
}
