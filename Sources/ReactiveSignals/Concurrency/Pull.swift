import Dispatch
public import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// A subscription whose events are taken out one at a time, by a thread or by a task.
///
/// The subscription ends when this object is released.
///
/// The thread or task that pulls is the consumer of the mailbox. When nothing waits, the mailbox is unattended, and the thread or task
/// waits. The next event resumes it, and is handed to it.
@usableFromInline
final class Pull<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let mailbox: Mailbox<Value, Failure>
  @usableFromInline let consumer: WaitingConsumer
  /// The number of events that a task has taken out of the mailbox together and has not received yet.
  @usableFromInline let taken = Atomic(0)

  /// - Parameters:
  ///   - signal: The signal.
  ///   - policy: The number of events that may wait, and the treatment of the others.
  ///   - tasks: The tasks that the caller waits for.
  @inlinable
  init(
    _ signal: Signal<Value, Failure>,
    _ policy: BufferingPolicy<Failure> = .all,
    tasks: SubscriptionTasks? = nil
  ) {
    let consumer = WaitingConsumer()
    self.consumer = consumer
    mailbox = Mailbox(policy, isAttended: true) {
      CompoundDisposable(root: (), under: $0, tasks: tasks)
    } waking: { mailbox in
      consumer.resume { mailbox.handOver() }
    }
    mailbox.start(signal)
  }

  deinit { mailbox.discard() }

  /// Takes the next event out. After a terminal event that is a completion. Returns `nil` when the caller has to wait.
  @inlinable
  @inline(never)
  func nextIfAvailable() -> Event<Value, Failure>? {
    mailbox.next() ?? (mailbox.isFinished ? .completed : nil)
  }

  /// Blocks the thread until the next event is available, and returns that event.
  func wait() -> Event<Value, Failure> {
    while true {
      if let event = nextIfAvailable() { return event }
      let isThere = DispatchSemaphore(value: 0)
      consumer.wait { isThere.signal() }
      isThere.wait()
    }
  }

  /// Suspends the task until the next event is available, and returns that event.
  ///
  /// Cancellation of the task ends the subscription, and the event is the error that states it, or a completion.
  @inlinable
  func next() async -> Event<Value, Failure> {
    while true {
      if Task.isCancelled { cancel() }
      if let event = nextIfAvailable() { return event }
      await consumer.suspend(raising: mailbox.source.tasks) { [mailbox] in mailbox.endCanceled() }
    }
  }

  /// The number of values that wait. The terminal event is the last one that waits, and does not count.
  var waitingCount: Int {
    let (count, isClosed) = mailbox.state.withLock { ($0.waiting.count, $0.isClosed) }
    return max(0, count + taken.load(ordering: .relaxed) - (isClosed ? 1 : 0))
  }

  /// Ends the subscription, and drops the events that wait.
  @usableFromInline
  func cancel() {
    mailbox.endCanceled()
    consumer.resume {}
  }

  /// Ends the subscription, and drops the events that wait, and those that have been taken out together.
  @usableFromInline
  func cancel(dropping batch: inout FIFO<Event<Value, Failure>>) {
    mailbox.endCanceled(isPartial: !batch.isEmpty)
    batch = FIFO()
  }
}

extension Mailbox {
  /// Discards the events for a task that has been canceled. The error that states it, if the failure type has one, is the last event.
  ///
  /// - Parameter isPartial: Whether the task also drops events that it has taken out. Otherwise nothing follows a terminal event.
  @usableFromInline
  func endCanceled(isPartial: Bool = false) {
    discard(endingWith: Failure.ofCanceledTask, isPartial: isPartial)
  }
}

/// A consumer of a mailbox that waits for events: a thread or a task. It knows no type of values, so its code is compiled once.
@usableFromInline
final class WaitingConsumer: Sendable {
  private enum State: Sendable {
    case isAtWork
    /// An event has come since the consumer has looked.
    case isWanted
    case waits(StoredClosure)

    var waits: Bool {
      if case .waits = self { true } else { false }
    }
  }

  private let state = Locked(State.isAtWork)
  /// A Boolean value that indicates whether the state is `isWanted`. Written with the lock.
  private let isWanted = Atomic<Bool>(false)
  /// The number of the next suspensions before which the consumer does not watch. The consumer's own.
  private let unwatched = Atomic<Int>(0)

  @usableFromInline
  init() {}

  /// The number of times that a consumer looks whether it is wanted, in one to four microseconds. A suspension and its end take longer.
  private static var looks: Int { 128 }
  /// The number of suspensions before which the consumer does not watch after it has done so in vain.
  private static var pause: Int { 8 }

  /// A Boolean value that indicates whether the consumer waits for an event.
  var isSuspended: Bool { state.withLock { $0.waits } }

  /// Calls `body` when the consumer is wanted: immediately, if it has been since the last time.
  func wait(_ body: @escaping @Sendable () -> Void) {
    let isWanted = state.withLock { state in
      if takeWish(&state) { return true }
      stopProgram(
        unless: !state.waits,
        "Two tasks can't wait for the next value of the same iterator. Give each its own, with makeAsyncIterator()"
      )
      state = .waits(StoredClosure(body))
      return false
    }
    if isWanted { body() }
  }

  /// Calls `prepare` and resumes the consumer, or lets it continue when it is going to wait.
  @usableFromInline
  func resume(_ prepare: () -> Void) {
    let action = state.withLock { state -> StoredClosure? in
      guard case .waits(let action) = state else {
        state = .isWanted
        isWanted.store(true, ordering: .relaxed)
        return nil
      }
      state = .isAtWork
      return action
    }
    LockCheck.assertNoLocksHeld()
    guard let action else { return }
    prepare()
    action.run()
  }

  /// Returns whether the consumer has been wanted, which it is no longer then.
  private func takeWish(_ state: inout State) -> Bool {
    guard case .isWanted = state else { return false }
    state = .isAtWork
    isWanted.store(false, ordering: .relaxed)
    return true
  }

  /// Watches for a moment whether the consumer is wanted. An event that comes soon from another thread then resumes no task.
  private func watch() -> Bool {
    let rest = unwatched.load(ordering: .relaxed)
    if rest > 0 {
      unwatched.store(rest - 1, ordering: .relaxed)
      return false
    }
    for _ in 0..<Self.looks {
      if isWanted.load(ordering: .relaxed) { return state.withLock { takeWish(&$0) } }
      rs_pause()
    }
    unwatched.store(Self.pause, ordering: .relaxed)
    return false
  }

  /// Suspends the task until the consumer is wanted. The priority of the task reaches `tasks`. Its cancellation calls `cancel` first.
  @usableFromInline
  func suspend(raising tasks: SubscriptionTasks?, cancel: @Sendable () -> Void) async {
    if watch() { return }
    guard let tasks else { return await suspend(cancel) }
    await tasks.escalating { await suspend(cancel) }
  }

  private func suspend(_ cancel: @Sendable () -> Void) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait { continuation.resume() }
      }
    } onCancel: {
      cancel()
      resume {}
    }
  }
}
