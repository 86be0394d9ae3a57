extension SignalProtocol {
  /// Returns a signal that drops the values of the first `duration` after the subscription, and sends all later values.
  ///
  /// ![Marble diagram of skip(for:)](skipFor)
  ///
  ///     // a--b--c--d--|
  ///     // skip(for: .seconds(4), on: scheduler)      (a character a second)
  ///     // ------c--d--|
  ///
  /// This signal is subscribed to immediately.
  ///
  /// The timer is started before this signal, so it fires first if both are scheduled for the same instant. With a duration
  /// of zero only values that are sent during the subscription are dropped. To start at an event of another signal, use
  /// `skip(until:)`.
  ///
  /// - **Sends**: the values that arrive after `duration`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the sender's.
  /// - **Memory**: one timer until the time has passed.
  ///
  /// - Parameters:
  ///   - duration: The time for which values are dropped. It is not negative.
  ///   - scheduler: The scheduler that measures the time.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @inlinable
  public func skip(
    for duration: Duration,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    stopProgram(
      unless: duration >= .zero,
      "Can't skip values for a negative duration. A past date gives one: use max(.zero, duration)"
    )
    return Timed(erased, on: scheduler) { SkipFor(duration, $0) }
  }
}

@usableFromInline
struct SkipFor<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline let duration: Duration
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var isOpen = false

  @inlinable
  init(_ duration: Duration, _ timer: OperatorTimer) {
    self.duration = duration
    self.timer = timer
  }

  @inlinable
  func begin() { timer.set(after: duration) }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    if isOpen { down.send(value) }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    isOpen = true
  }
}
