extension SignalProtocol {
  /// Returns a signal that sends the values in windows of `count` values, and begins a window at every `step`-th value.
  ///
  /// ![Marble diagram of window(count:step:)](windowStep)
  ///
  ///     (1...4).signal()
  ///       .window(count: 2, step: 1)
  ///       .flatMap { window in window.reduce(0, +) }
  ///       .subscribe { print($0) }
  ///     // 3
  ///     // 5
  ///     // 7
  ///     // 4
  ///
  /// With a `step` smaller than `count` the windows overlap, and a value is sent into all open windows, the oldest first. With a
  /// larger one the values between two windows are dropped. At the end of the source the open windows end after the result, the
  /// oldest first. It behaves as ``window(count:buffering:)`` otherwise.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window. It is positive.
  ///   - step: The number of values from the first of a window to the first of the next. It is positive.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(`count` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func window(
    count: Int,
    step: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    stopProgram(unless: count > 0, "A window needs room for a value. Pass 1 or more")
    stopProgram(
      unless: step > 0,
      "Can't begin a window at the same value as the window before. Pass 1 or more"
    )
    return .grouping(policy) { (groups: Groups<Value, Failure>) in
      // The open windows with the number of values that each has room for, and the number of values before the next window.
      let initial = (open: [(window: Groups<Value, Failure>.Open, room: Int)](), gap: 0)
      return rewritten("windowStep", initial) { state, value, send in
        for index in state.open.indices {
          state.open[index].window.hub.send(value)
          state.open[index].room -= 1
        }
        if let oldest = state.open.first, oldest.room == 0 {
          state.open.removeFirst()
          groups.end(oldest.window.token)
        }
        if state.gap == 0 {
          if let window = groups.begin(announce: { send(WindowedSignal($0)) }) {
            window.hub.send(value)
            if count > 1 { state.open.append((window, room: count - 1)) } else { groups.end(window.token) }
          }
          state.gap = step
        }
        state.gap -= 1
        return true
      }
    }
  }
}
