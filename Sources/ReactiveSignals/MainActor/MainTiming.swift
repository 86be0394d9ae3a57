// The default of `on:` is the main queue. With another scheduler the work comes onto the main actor, if it is not there.

extension MainSignalProtocol {
  /// Returns a signal that sends the latest value a time after the first, as ``SignalProtocol/audit(for:on:)`` does.
  @inlinable
  public func audit(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.audit(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends the latest value a time after the first, which depends on the value, as ``SignalProtocol/audit(on:for:)`` does.
  @inlinable
  public func audit(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.audit(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal that sends the latest value a time after the first that a signal ends, as ``SignalProtocol/audit(until:)`` does.
  @inlinable
  public func audit<Trigger: MainSignalConvertible>(
    until trigger: @escaping (Value) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.audit(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that sends one value in each time, as ``SignalProtocol/throttle(for:latest:on:)`` does.
  @inlinable
  public func throttle(
    for duration: Duration,
    latest: Bool = true,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.throttle(for: duration, latest: latest, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends one value in each time, which depends on the value, as ``SignalProtocol/throttle(on:latest:for:)`` does.
  @inlinable
  public func throttle(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    latest: Bool = true,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.throttle(on: OnMainScheduler(scheduler), latest: latest, for: unisolated { duration($0.value) })
    )
  }

  /// Returns a signal that sends one value in each time that a signal ends, as ``SignalProtocol/throttle(until:)`` does.
  @inlinable
  public func throttle<Trigger: MainSignalConvertible>(
    until trigger: @escaping (Value) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.throttle(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal with its values later, as ``SignalProtocol/delay(for:on:buffering:)`` does.
  @inlinable
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delay(for: duration, on: OnMainScheduler(scheduler), buffering: policy))
  }

  /// Returns a signal with its values later, each by a time of its own, as ``SignalProtocol/delay(on:for:)`` does.
  @inlinable
  public func delay(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delay(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal with its values when a signal for each sends, as ``SignalProtocol/delay(until:)`` does.
  @inlinable
  public func delay<Trigger: MainSignalConvertible>(
    until trigger: @escaping (Value) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.delay(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal of the values that are followed by a pause, as ``SignalProtocol/debounce(for:on:where:)`` does.
  @inlinable
  public func debounce(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    where isDebounced: @escaping (Value) -> Bool = { _ in true }
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.debounce(
        for: duration,
        on: OnMainScheduler(scheduler),
        where: unisolated { isDebounced($0.value) }
      )
    )
  }

  /// Returns a signal of the values that are followed by a pause, which depends on the value, as ``SignalProtocol/debounce(on:for:)`` does.
  @inlinable
  public func debounce(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration?
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.debounce(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal of the values that are followed by a pause that a signal ends, as ``SignalProtocol/debounce(until:)`` does.
  @inlinable
  public func debounce<Trigger: MainSignalConvertible>(
    until trigger: @escaping (Value) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.debounce(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that is subscribed to later, as ``SignalProtocol/delaySubscription(for:on:)`` does.
  @inlinable
  public func delaySubscription(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delaySubscription(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal of the values of a time, as ``SignalProtocol/take(for:on:)`` does.
  @inlinable
  public func take(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.take(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal without the values of a time, as ``SignalProtocol/skip(for:on:)`` does.
  @inlinable
  public func skip(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal of the times between values, as ``SignalProtocol/measureInterval(on:)`` does.
  @inlinable
  public func measureInterval(
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Duration, Failure> {
    MainSignal(base.measureInterval(on: OnMainScheduler(scheduler)).map { OnMain($0) })
  }

  /// Returns a signal of the values with their times, as ``SignalProtocol/timestamp(on:)`` does.
  @inlinable
  public func timestamp(
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<(value: Value, time: Duration), Failure> {
    MainSignal(
      base.timestamp(on: OnMainScheduler(scheduler)).map(
        unisolated { OnMain((value: $0.value.value, time: $0.time)) }
      )
    )
  }

  /// Returns a signal of arrays of the values of a time, as ``SignalProtocol/buffer(for:upTo:on:)`` does.
  @inlinable
  public func buffer(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(for: duration, upTo: count, on: OnMainScheduler(scheduler)).mainArrays())
  }

  /// Returns a signal of arrays of the values of times that overlap, as ``SignalProtocol/buffer(for:every:on:)`` does.
  @inlinable
  public func buffer(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(for: duration, every: step, on: OnMainScheduler(scheduler)).mainArrays())
  }

  /// Returns a signal of windows of the values of a time, as ``SignalProtocol/window(for:upTo:on:buffering:)`` does.
  @inlinable
  public func window(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(for: duration, upTo: count, on: OnMainScheduler(scheduler), buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal of windows of the values of times that overlap, as ``SignalProtocol/window(for:every:on:buffering:)`` does.
  @inlinable
  public func window(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(for: duration, every: step, on: OnMainScheduler(scheduler), buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal that fails a time after the start, as ``SignalProtocol/timeout(after:failingWith:on:)`` does.
  @inlinable
  public func timeout(
    after duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(after: duration, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that goes on with another one a time after the start, as ``SignalProtocol/timeout(after:switchTo:on:)`` does.
  @inlinable
  public func timeout<Fallback: MainSignalConvertible>(
    after duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    MainSignal(base.timeout(after: duration, switchTo: fallback.base, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that fails after a time without a value, as ``SignalProtocol/timeout(ofSilence:failingWith:on:)`` does.
  @inlinable
  public func timeout(
    ofSilence duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(ofSilence: duration, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that goes on with another one after a time without a value, as ``SignalProtocol/timeout(ofSilence:switchTo:on:)`` does.
  @inlinable
  public func timeout<Fallback: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    MainSignal(base.timeout(ofSilence: duration, switchTo: fallback.base, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that fails when the first value or a next one is late, as ``SignalProtocol/timeout(first:next:failingWith:on:)`` does.
  @inlinable
  public func timeout(
    first: Duration,
    next: Duration? = nil,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(first: first, next: next, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that goes on with another one when the first value or a next one is late, as ``SignalProtocol/timeout(first:next:switchTo:on:)`` does.
  @inlinable
  public func timeout<Fallback: MainSignalConvertible>(
    first: Duration,
    next: Duration? = nil,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> where Fallback.Value == Value, Fallback.Failure == Failure {
    MainSignal(
      base.timeout(first: first, next: next, switchTo: fallback.base, on: OnMainScheduler(scheduler))
    )
  }
}

extension MainSignalProtocol where Failure == SignalError {
  /// Returns a signal that fails with ``SignalError/timedOut`` a time after the start, as `timeout(after:on:)` of a ``Signal`` does.
  @inlinable
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    timeout(after: duration, failingWith: SignalError.timedOut, on: scheduler)
  }
}

extension MainSignalProtocol where Failure == any Error {
  /// Returns a signal that fails with ``SignalError/timedOut`` a time after the start, as `timeout(after:on:)` of a ``Signal`` does.
  @inlinable
  @_disfavoredOverload
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    timeout(after: duration, failingWith: SignalError.timedOut, on: scheduler)
  }
}
