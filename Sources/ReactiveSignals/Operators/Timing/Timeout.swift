extension SignalProtocol {
  /// Fails with `error` when the source has not ended after `duration`, however many values it has sent.
  ///
  /// ![Marble diagram of timeout](timeout)
  ///
  ///     // a--b--c--d--|
  ///     // timeout(after: .seconds(8), failingWith: .tooSlow, on: scheduler)      (a character a second)
  ///     // a--b--c-#
  ///
  /// Time is measured from the subscription. When it is over the source is disposed, and then the failure is sent, on
  /// `scheduler`. All else passes unchanged. For a limit to silence, use ``timeout(ofSilence:failingWith:on:)``.
  ///
  /// The timer is started before the source, so it comes first when both are scheduled for the same instant. With a
  /// duration of zero only a source that ends while it is being subscribed to is in time.
  ///
  /// A signal that cannot fail is given a way to by `promoteFailure(to:)`.
  ///
  /// RAC: `timeout:onScheduler:`.
  ///
  /// - Parameters:
  ///   - duration: How long the source may take; not negative.
  ///   - error: The failure then.
  ///   - scheduler: What measures the time and sends the failure.
  @inlinable
  public func timeout(
    after duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't time out after a negative duration")
    return Timed(self, on: scheduler) { Timeout(duration, error, isRestarted: false, $0) }
  }

  /// Fails with `error` when no event has come from the source for `duration`.
  ///
  /// ![Marble diagram of timeoutOfSilence](timeoutOfSilence)
  ///
  ///     // a--b--c--------d--|
  ///     // timeout(ofSilence: .seconds(5), failingWith: .silent, on: scheduler)      (a character a second)
  ///     // a--b--c----#
  ///
  /// Time is measured from the subscription, and anew from each value. When it is over the source is disposed, and then
  /// the failure is sent, on `scheduler`. All else passes unchanged. For a limit to the whole, use
  /// ``timeout(after:failingWith:on:)``.
  ///
  /// A value that comes in the very instant in which time is over is in time, or too late, depending on which of the two
  /// `scheduler` runs first. Values in quick succession share a timer.
  ///
  /// - Parameters:
  ///   - duration: How long the source may be silent; not negative.
  ///   - error: The failure then.
  ///   - scheduler: What measures the time and sends the failure.
  @inlinable
  public func timeout(
    ofSilence duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    precondition(duration >= .zero, "Can't time out after a negative duration")
    return Timed(self, on: scheduler) { Timeout(duration, error, isRestarted: true, $0) }
  }
}

extension SignalProtocol where Failure == SignalError {
  /// Fails with ``SignalError/timedOut`` when the source has not ended after `duration`. Otherwise as
  /// ``timeout(after:failingWith:on:)``.
  @inlinable
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    timeout(after: duration, failingWith: .timedOut, on: scheduler)
  }
}

extension SignalProtocol where Failure == any Error {
  /// Fails with ``SignalError/timedOut`` when the source has not ended after `duration`. Otherwise as
  /// ``timeout(after:failingWith:on:)``.
  @_disfavoredOverload
  @inlinable
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<Value, Failure> {
    timeout(after: duration, failingWith: SignalError.timedOut, on: scheduler)
  }
}

@frozen
@usableFromInline
struct Timeout<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = Input

  @usableFromInline let duration: Duration
  @usableFromInline let error: Failure
  @usableFromInline let isRestarted: Bool
  @usableFromInline let timer: OperatorTimer

  @inlinable
  init(_ duration: Duration, _ error: Failure, isRestarted: Bool, _ timer: OperatorTimer) {
    self.duration = duration
    self.error = error
    self.isRestarted = isRestarted
    self.timer = timer
  }

  @inlinable
  func begin() { timer.set(after: duration) }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isRestarted { timer.set(after: duration) }
    down.send(value)
  }

  @inlinable
  func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(error)
  }
}
