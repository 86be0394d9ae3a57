import ReactiveSignals

/// The clock of a test scheduler: who sleeps by it is woken when the scheduler's time is advanced.
///
///     let scheduler = TestScheduler()
///     let task = scheduler.task {
///       try await scheduler.clock.sleep(for: .seconds(3))
///       return scheduler.now
///     }
///     scheduler.run()
///     #expect(try await task.value == .seconds(3))
///
/// In a task that runs on the scheduler (``TestScheduler/task(_:)``) what follows the sleep runs while the time is
/// advanced, at the very time the sleep ends. In any other task it runs when that task is given a thread.
public struct TestClock: Clock {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the scheduler's beginning.
    public let offset: Duration

    /// The moment `offset` after the scheduler's beginning.
    public init(offset: Duration) { self.offset = offset }

    /// The moment `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How long it is from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  let scheduler: TestScheduler

  /// The scheduler's time.
  public var now: Instant { Instant(offset: scheduler.now) }
  /// A nanosecond: virtual time has no coarse steps.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the scheduler's time reaches `deadline`; throws as soon as the task is cancelled. Does not suspend
  /// when that time has come already.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let delay = now.duration(to: deadline)
    guard delay > .zero else { return }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.sleep(continuation)
        sleeper.alarm.inner = scheduler.schedule(after: delay) { sleeper.wake(.success(())) }
      }
    } onCancel: {
      sleeper.wake(.failure(CancellationError()))
    }
  }
}

extension TestScheduler {
  /// A clock that shows this scheduler's time.
  public var clock: TestClock { TestClock(scheduler: self) }
}

/// One sleep, which ends once.
private final class Sleeper: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>
  typealias End = Result<Void, any Error>

  let alarm = SerialDisposable()
  private let state = Locked<(continuation: Continuation?, end: End?)>((nil, nil))

  func sleep(_ continuation: Continuation) {
    let end = state.withLock { state in
      if state.end == nil { state.continuation = continuation }
      return state.end
    }
    if let end { continuation.resume(with: end) }
  }

  func wake(_ end: End) {
    let continuation = state.withLock { state in
      state.end = state.end ?? end
      return state.continuation.take()
    }
    alarm.dispose()
    continuation?.resume(with: end)
  }
}
