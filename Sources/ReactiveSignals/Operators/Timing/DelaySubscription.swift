extension SignalProtocol {
  /// Returns a signal that subscribes to this signal `duration` after it is subscribed to.
  ///
  /// ![Marble diagram of delaySubscription](delaySubscription)
  ///
  ///     // a-b-|
  ///     // delaySubscription(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---a-b-|
  ///
  /// This signal is started on `scheduler`, also with a duration of zero. After that, events pass unchanged. Disposal before
  /// that cancels the timer, and this signal never starts. Values that a ``Subject`` sends before that are missed. To delay
  /// each value instead, use `delay(for:on:)`.
  ///
  /// - Parameters:
  ///   - duration: The time before this signal is subscribed to. It is not negative.
  ///   - scheduler: The scheduler that measures the time and starts this signal.
  @inlinable
  public func delaySubscription(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't delay a subscription for a negative duration")
    return Named(Signal<Int, Failure>.timer(after: duration, on: scheduler).then { self }) {
      "[\(self)] delaySubscription"
    }
  }
}
