extension SignalProtocol {
  /// Returns a signal that sends each value after the duration that `duration` returns for it.
  ///
  /// ![Marble diagram of delay with durations](delayEach)
  ///
  ///     // 5-1--2---|
  ///     // delay(on: scheduler) { .seconds(Int($0) ?? 0) }      (a character a second)
  ///     // ---1-5-2-|
  ///
  /// A value with a short delay overtakes an earlier one with a long delay. Values that are due in the same instant keep their
  /// order on the schedulers of this library. Values are sent on `scheduler`, also with a duration of zero. The result
  /// completes when this signal has completed and no value waits. A failure is delivered at once, and the waiting values are
  /// dropped. Disposal drops them as well.
  ///
  /// Each subscription keeps the values that wait, without a limit, and a timer for each. To delay all values by the same
  /// duration, use ``delay(for:on:buffering:)``, which has one timer.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the delay of a value. The delay is not negative. It runs on the thread that sends
  ///     the value.
  @inlinable
  public func delay(
    on scheduler: some TimedScheduler,
    for duration: @escaping @Sendable (Value) -> Duration
  ) -> some SignalProtocol<Value, Failure> {
    let delayed = flatMap(.merge) { value in
      let delay = duration(value)
      precondition(delay >= .zero, "Can't delay for a negative duration")
      return Signal<Int, Failure>.timer(after: delay, on: scheduler).mapReplace(value)
    }
    return Named(delayed) { "[\(self)] delay" }
  }

  /// Returns a signal that sends each value when the signal that `trigger` returns for it sends a value or completes.
  ///
  /// ![Marble diagram of delay(until:)](delayUntil)
  ///
  ///     // names wait while there is no connection
  ///     names.delay { _ in connection.isOnline.filter { $0 } }
  ///
  /// The trigger of a value is started when the value arrives, and disposed when the value has been sent. The value is sent on the
  /// thread of the trigger. The values are sent in the order of their triggers. The result completes when this signal has
  /// completed and no value waits. A failure is delivered at once, and the waiting values are dropped. Disposal drops them as
  /// well. A trigger cannot fail.
  ///
  /// Each subscription keeps the values that wait, and their triggers, without a limit.
  ///
  /// - Parameter trigger: A function that returns the signal that a value waits for. It runs on the thread that sends the
  ///   value.
  @inlinable
  public func delay<Trigger: SignalProtocol>(
    until trigger: @escaping @Sendable (Value) -> Trigger
  ) -> some SignalProtocol<Value, Failure> where Trigger.Failure == Never {
    let delayed = flatMap(.merge) { value in
      trigger(value).take(1).promoteFailure(to: Failure.self).reduce(value) { value, _ in value }
    }
    return Named(delayed) { "[\(self)] delay" }
  }
}
