extension SignalProtocol {
  /// Returns a signal that collects the values of `duration` in an array, and begins an array every `step`.
  ///
  /// ![Marble diagram of buffer(for:every:)](bufferForEvery)
  ///
  ///     // -a-b-c-d-|
  ///     // buffer(for: .seconds(4), every: .seconds(2), on: scheduler)      (a character a second)
  ///     // ----A-B-C(D|)      A = [a, b], B = [b, c], C = [c, d], D = [d]
  ///
  /// For example, the prices of the last minute, every ten seconds:
  ///
  ///     ticker.buffer(for: .seconds(60), every: .seconds(10), on: scheduler)
  ///
  /// Arrays begin at the subscription and then every `step`. With a `step` shorter than `duration` they overlap. With a longer
  /// one the values between two arrays are dropped. There are no empty arrays. Of a value and an edge of an array in the same
  /// instant, the one that `scheduler` runs first comes first.
  ///
  /// Two timers run while the result is subscribed to, even when no values arrive. It behaves as ``buffer(opening:closing:)``
  /// otherwise. For arrays that begin with a value and follow one another, use ``buffer(for:upTo:on:)``.
  ///
  /// - Parameters:
  ///   - duration: The time that an array collects values. It is positive.
  ///   - step: The time between the beginnings of two arrays. It is positive.
  ///   - scheduler: The scheduler that measures the time and sends the arrays.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(`duration` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func buffer(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<[Value], Failure> {
    erased.buffers(for: duration, every: step, on: scheduler)
  }
}

extension Signal {
  // Not inlinable, like the windows.
  @usableFromInline
  func buffers(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<[Value], Failure> {
    Named(windows(for: duration, every: step, on: scheduler, .all).flatMap { $0.collect() }) {
      "[\(self)] buffer"
    }.erased
  }
}
