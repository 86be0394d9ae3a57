import ReactiveSignals

/// The clock of a test scheduler. A sleep ends when the scheduler's time is advanced to its deadline.
///
///     let scheduler = TestScheduler()
///     let task = scheduler.task {
///       try await scheduler.clock.sleep(for: .seconds(3))
///       return scheduler.now
///     }
///     scheduler.run()
///     #expect(try await task.value == .seconds(3))
///
/// In a task of the scheduler (``TestScheduler/task(_:)``), the code after the sleep runs at the virtual time of the deadline, while
/// the time is advanced. Any other task resumes on its own executor.
public struct TestClock: Clock {
  /// A point in virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the scheduler's time zero.
    public let offset: Duration

    /// Creates the instant `offset` after the scheduler's time zero.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the instant `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration from this instant to `other`.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  let scheduler: TestScheduler

  /// The current virtual time.
  public var now: Instant { Instant(offset: scheduler.now) }
  /// The resolution of virtual time, which is a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the scheduler's time reaches `deadline`, or returns immediately if it has.
  ///
  /// - Parameters:
  ///   - deadline: The time at which to resume.
  ///   - tolerance: Ignored, because virtual time is exact.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let delay = now.duration(to: deadline)
    guard delay > .zero else { return }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.sleep(continuation)
        sleeper.timer.inner = scheduler.schedule(after: delay) { sleeper.wake(.success(())) }
      }
    } onCancel: {
      sleeper.wake(.failure(CancellationError()))
    }
  }
}

extension TestScheduler {
  /// A clock of this scheduler's virtual time.
  public var clock: TestClock { TestClock(scheduler: self) }
}

/// A sleep, which ends once, at its deadline or by cancellation.
private final class Sleeper: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>
  typealias Outcome = Result<Void, any Error>

  let timer = SerialDisposable()
  private let state = Locked<(continuation: Continuation?, outcome: Outcome?)>((nil, nil))

  func sleep(_ continuation: Continuation) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    LockCheck.assertNoLocksHeld()
    if let outcome { continuation.resume(with: outcome) }
  }

  func wake(_ outcome: Outcome) {
    let continuation = state.withLock { state in
      state.outcome = state.outcome ?? outcome
      return state.continuation.take()
    }
    timer.dispose()
    LockCheck.assertNoLocksHeld()
    continuation?.resume(with: outcome)
  }
}
