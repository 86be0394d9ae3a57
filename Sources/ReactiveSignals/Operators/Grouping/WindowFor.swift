extension SignalProtocol {
  /// Returns a signal that sends the values of each `duration` in a window, which is a signal that sends its values as they
  /// arrive.
  ///
  /// ![Marble diagram of window(for:)](windowFor)
  ///
  ///     // a-b---c-----|
  ///     // window(for: .seconds(3), on: scheduler).flatMap { $0.count() }      (a character a second)
  ///     // ---2-----1--|
  ///
  /// Time is measured from the first value of a window. A value that arrives in the instant in which the window closes
  /// belongs to that window or to the next. The order in which `scheduler` runs the two decides.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: as the source does. The result ends first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the sender's. A window completes on `scheduler` when its time has passed, or with its value number
  ///   `count` on the thread of that value.
  /// - **Memory**: the open window, and one timer. A window that has had no subscriber keeps all its values, unless
  ///   `count` or `policy` limits them. A failure raised by the policy ends that window after the kept values. The
  ///   source and the later windows continue.
  ///
  /// - Parameters:
  ///   - duration: The time that a window is open. It is not negative.
  ///   - count: The number of values that a window may have. It is positive.
  ///   - scheduler: The scheduler that measures the time and completes the windows.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func window(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    stopProgram(ifNegative: duration, "A window can't be open for a negative duration")
    stopProgram(unless: count > 0, "A window needs room for a value. Pass 1 or more")
    return erased.windows(for: duration, upTo: count, on: scheduler, policy)
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func windows(
    for duration: Duration,
    upTo count: Int,
    on scheduler: any TimedScheduler,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    .grouping(policy) { (groups: Groups<Value, Failure>) in
      timed("windowFor", on: scheduler) {
        (timer: $0, windows: Groups.Windows(count, groups))
      } receive: { state, input, down in
        switch input {
        case .value(let value):
          if !state.windows.isOpen { state.timer.set(after: duration) }
          state.windows.send(value) { down.send($0) }
          if !state.windows.isOpen { state.timer.cancel() }
        case .completed: down.complete()
        case .fired: state.windows.close()
        }
      }
    }
  }
}
