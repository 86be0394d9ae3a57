extension SignalProtocol {
  /// Returns a signal that sends the values in windows of `duration`, of which one begins every `step`.
  ///
  /// ![Marble diagram of window(for:every:)](windowForEvery)
  ///
  ///     // -a-b-c-d-|
  ///     // window(for: .seconds(4), every: .seconds(2), on: scheduler).flatMap { $0.count() }
  ///     // ----2-2-2(1|)      (a character a second)
  ///
  /// Windows begin at the subscription and then every `step`. With a `step` shorter than `duration` they overlap, and a value
  /// is sent into all open windows, the oldest first. With a longer one the values between two windows are dropped. A window
  /// is sent when its first value arrives. There are no empty windows. Of a value and an edge of a window in the same instant,
  /// the one that `scheduler` runs first comes first.
  ///
  /// Two timers run while the result is subscribed to, also without values. It behaves as
  /// ``window(opening:closing:buffering:)`` otherwise. For windows that begin with a value and follow one another, use
  /// ``window(for:upTo:on:buffering:)``.
  ///
  /// - Parameters:
  ///   - duration: The time that a window is open. It is positive.
  ///   - step: The time between the beginnings of two windows. It is positive.
  ///   - scheduler: The scheduler that measures the time and ends the windows.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(`duration` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func window(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    erased.windows(for: duration, every: step, on: scheduler, policy)
  }
}

extension Signal {
  // Not inlinable: windows are few, and their code is large.
  @usableFromInline
  func windows(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    stopProgram(unless: duration > .zero, "A window needs a positive duration. Pass a longer one")
    stopProgram(
      unless: step > .zero,
      "Can't begin a window at the same time as the window before. Pass a longer one"
    )
    let openings = Signal<Int, Failure>.interval(step, on: scheduler).start(with: -1)
    let windows = window(
      opening: openings,
      closing: { _ in Signal<Int, Never>.timer(after: duration, on: scheduler) },
      buffering: policy
    )
    return Named(windows) { "[\(self)] window" }.erased
  }
}
