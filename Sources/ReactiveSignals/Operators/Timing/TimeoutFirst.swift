extension SignalProtocol {
  /// Returns a signal that fails with `error` if the first event does not arrive within `first`, or a later one within `next`
  /// after the value before it.
  ///
  /// ![Marble diagram of timeout(first:next:)](timeoutFirst)
  ///
  ///     // -----a-b--c----d|
  ///     // timeout(first: .seconds(8), next: .seconds(3), failingWith: .silent, on: scheduler)      (a character a second)
  ///     // -----a-b--c--#
  ///
  /// Without `next` only the first event is limited. It behaves as ``timeout(ofSilence:failingWith:on:)`` otherwise, which has
  /// one limit for both.
  ///
  /// - Parameters:
  ///   - first: The time that the first event may take. It is not negative.
  ///   - next: The time that each later event may take, or `nil` if it may take any time. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_alwaysEmitIntoClient
  public func timeout(
    first: Duration,
    next: Duration? = nil,
    failingWith error: Failure,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    stopProgram(ifNegative: Swift.min(first, next ?? .zero), "Can't time out after a negative duration")
    return erased.limited(to: first, error, on: scheduler) { timer in
      if let next { timer.set(after: next) } else { timer.cancel() }
    }
  }
}
