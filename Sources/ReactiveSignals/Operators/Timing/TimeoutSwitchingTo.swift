extension SignalProtocol {
  /// Returns a signal that continues with `fallback` if this signal has not ended `duration` after the subscription.
  ///
  /// ![Marble diagram of timeout(after:switchTo:)](timeoutSwitchingTo)
  ///
  ///     // a--b--c--d--|
  ///     // timeout(after: .seconds(7), switchTo: Signal.just("x"), on: scheduler)      (a character a second)
  ///     // a--b--c(x|)
  ///
  /// At the timeout this signal is disposed first. Then `fallback` is started on `scheduler`, without a limit of time, and the
  /// result ends as `fallback` does. Other events are delivered unchanged, and a failure of this signal is the failure of the
  /// result. It behaves as ``timeout(after:failingWith:on:)`` otherwise.
  ///
  /// - Parameters:
  ///   - duration: The time that this signal may take. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback: SignalProtocol>(
    after duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    switching(
      to: fallback,
      after: interruptible.timeout(after: duration, failingWith: .interrupted, on: scheduler)
    )
  }

  /// Returns a signal that continues with `fallback` if this signal sends no event for `duration`.
  ///
  ///     // a----b|
  ///     // timeout(ofSilence: .seconds(2), switchTo: Signal.just("x"), on: scheduler)      (a character a second)
  ///     // a-(x|)
  ///
  /// It behaves as ``timeout(after:switchTo:on:)``, and measures the time as ``timeout(ofSilence:failingWith:on:)`` does.
  ///
  /// - Parameters:
  ///   - duration: The time that this signal may be silent. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    switching(
      to: fallback,
      after: interruptible.timeout(ofSilence: duration, failingWith: .interrupted, on: scheduler)
    )
  }

  /// Returns a signal that continues with `fallback` if the first event does not arrive within `first`, or a later one within
  /// `next` after the value before it.
  ///
  ///     // -----a|
  ///     // timeout(first: .seconds(2), next: .seconds(2), switchTo: Signal.just("x"), on: scheduler)      (a character a second)
  ///     // --(x|)
  ///
  /// It behaves as ``timeout(after:switchTo:on:)``, and measures the time as
  /// ``timeout(first:next:failingWith:on:)`` does.
  ///
  /// - Parameters:
  ///   - first: The time that the first event may take. It is not negative.
  ///   - next: The time that each later event may take, or `nil` if it may take any time. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback: SignalProtocol>(
    first: Duration,
    next: Duration? = nil,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    switching(
      to: fallback,
      after: interruptible.timeout(first: first, next: next, failingWith: .interrupted, on: scheduler)
    )
  }

  /// This signal with a failure type that has room for a timeout.
  @_alwaysEmitIntoClient
  var interruptible: some SignalProtocol<Value, Interruption<Failure>> {
    mapFailure { Interruption.failed($0) }
  }

  /// Returns a signal that continues with `fallback` when `limited` has timed out.
  @_alwaysEmitIntoClient
  func switching<Limited: SignalProtocol, Fallback: SignalProtocol>(
    to fallback: Fallback,
    after limited: Limited
  ) -> Signal<Value, Failure>
  where
    Limited.Value == Value, Limited.Failure == Interruption<Failure>,
    Fallback.Value == Value, Fallback.Failure == Failure
  {
    let (limited, fallback, upstream) = (limited.erased, fallback.erased, erased)
    return Signal { call in
      call.answer(describe(upstream, by: "timeout")) { sink, subscription in
        let child = CompoundDisposable(childOf: subscription)
        let limitedSink = AnySink<Value, Interruption<Failure>>(next: sink.next) { failure in
          switch failure {
          case nil: sink.end(nil)
          case .failed(let error): sink.end(error)
          case .interrupted:
            // A tail call, if the time limit ends within the call that starts the signal.
            AttachLoop.move(from: child, to: subscription)
            fallback.attach(erased: sink, in: subscription)
          }
        }
        limited.startLast(erasing: limitedSink, in: child, of: subscription)
      }
    }
  }
}
