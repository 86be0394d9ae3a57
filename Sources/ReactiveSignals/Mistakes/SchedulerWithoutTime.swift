// A scheduler without a clock, where an operator waits for a time. A conformance is no line of scripts/names.txt.

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message:
    "It runs work at once and has no clock: use '.main', a 'QueueScheduler', or a 'TestScheduler' in a test."
)
extension ImmediateScheduler: TimedScheduler {
  public var now: Duration { neverCalled() }

  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable { neverCalled() }

  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable { neverCalled() }
}
