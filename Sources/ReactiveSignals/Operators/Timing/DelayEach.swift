extension SignalProtocol {
  /// Returns a signal that sends each value after the duration that `duration` returns for it.
  ///
  /// ![Marble diagram of delay with durations](delayEach)
  ///
  ///     // 5-1--2---|
  ///     // delay(on: scheduler) { .seconds(Int($0) ?? 0) }      (a character a second)
  ///     // ---1-5-2-|
  ///
  /// Values that are due in the same instant keep their order on the schedulers of this library.
  ///
  /// To delay all values by the same duration, use ``delay(for:on:buffering:)``, which has one timer.
  ///
  /// - **Sends**: each value after its own delay. A value with a short delay overtakes an earlier one with a long
  ///   delay.
  /// - **Ends**: completes when the source has completed and no value waits. Fails immediately when the source fails,
  ///   and drops the waiting values.
  /// - **Disposal**: disposes the source, cancels the timers and drops the waiting values.
  /// - **Thread**: `scheduler`, even with a duration of zero.
  /// - **Memory**: the values that wait, without a limit, and a timer for each.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the delay of a value. The delay is not negative. It runs on the thread that sends
  ///     the value.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func delay(
    on scheduler: some TimedScheduler,
    for duration: @escaping @Sendable (Value) -> Duration
  ) -> Signal<Value, Failure> {
    let delayed = flatMap(.merge) { value in
      let delay = duration(value)
      stopProgram(ifNegative: delay, "Can't delay for a negative duration")
      return Signal<Int, Failure>.timer(after: delay, on: scheduler).mapReplace(value)
    }
    return Named(delayed) { "[\(self)] delay" }.erased
  }

  /// Returns a signal that sends each value when the signal that `trigger` returns for it sends a value or completes.
  ///
  /// ![Marble diagram of delay(until:)](delayUntil)
  ///
  ///     let isOpen = Subject<Bool, Never>()
  ///     [1, 2].signal().delay { _ in isOpen }.subscribe { print($0) }
  ///     print("closed")
  ///     isOpen.send(true)
  ///     // closed
  ///     // 1
  ///     // 2
  ///
  /// The trigger of a value is started when the value arrives, and disposed when the value has been sent.
  ///
  /// - **Sends**: each value when its trigger sends a value or completes, in the order of the triggers.
  /// - **Ends**: completes when the source has completed and no value waits. Fails immediately when the source fails,
  ///   and drops the waiting values. A trigger cannot fail.
  /// - **Disposal**: disposes the source and the triggers, and drops the waiting values.
  /// - **Thread**: the one that the trigger sends on.
  /// - **Memory**: the values that wait, and their triggers, without a limit.
  ///
  /// - Parameter trigger: A function that returns the signal that a value waits for. It runs on the thread that sends the
  ///   value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func delay<Trigger: SignalProtocol>(
    until trigger: @escaping @Sendable (Value) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Never {
    erased.delayed { trigger($0).erased }
  }
}

extension Signal {
  // Not inlinable, as `debounce(until:)`.
  @usableFromInline
  func delayed<End>(until trigger: @escaping @Sendable (Value) -> Signal<End, Never>) -> Signal {
    let delayed = flatMap(.merge) { value in
      trigger(value).take(1).promoteFailure(to: Failure.self).reduce(value) { value, _ in value }
    }
    return Named(delayed) { "[\(self)] delay" }.erased
  }
}
