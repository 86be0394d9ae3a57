extension SignalProtocol {
  /// Returns a signal that collects the values of each `duration` in an array.
  ///
  /// ![Marble diagram of bufferFor](bufferFor)
  ///
  ///     // a-b---c-----|
  ///     // buffer(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---A-----B--|      A = [a, b], B = [c]
  ///
  /// Time is measured from the first value of an array, so there are no empty arrays, and no timer runs without a
  /// value. A value that arrives in the instant in which the array is due belongs to that array or to the next. The
  /// order in which `scheduler` runs the two decides.
  ///
  /// - **Sends**: an array when its time has passed, or when it has `count` values. There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source, cancels the timer and drops the remaining values.
  /// - **Thread**: `scheduler`. A full array is sent on the thread of its last value, and the
  ///   remaining values on the thread of the completion.
  /// - **Memory**: the values of one array, without a limit unless there is a `count`.
  ///
  /// RAC: `bufferWithTime:onScheduler:`, which sent tuples.
  ///
  /// - Parameters:
  ///   - duration: The time that an array collects values. It is not negative.
  ///   - count: The number of values that an array may have. It is positive.
  ///   - scheduler: The scheduler that measures the time and sends the arrays.
  /// - Complexity: O(1) for each value, amortized, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func buffer(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler
  ) -> Signal<[Value], Failure> {
    stopProgram(ifNegative: duration, "Can't buffer for a negative duration")
    stopProgram(unless: count > 0, "A buffer needs room for a value. Pass 1 or more")
    return erased.timed("bufferFor", on: scheduler) {
      (timer: $0, values: [Value]())
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        state.values.append(value)
        if state.values.count == count {
          state.timer.cancel()
          down.send(exchange(&state.values, with: []))
        } else if state.values.count == 1 {
          state.timer.set(after: duration)
        }
      case .completed: down.complete(after: state.values.isEmpty ? nil : exchange(&state.values, with: []))
      case .fired: down.send(exchange(&state.values, with: []))
      }
    }
  }
}
