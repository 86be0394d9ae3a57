import Dispatch
public import Synchronization

/// A subscription whose events are taken out one at a time, by a thread or by a task.
///
/// The subscription ends when this object is released.
///
/// The thread or task that pulls is the consumer of the mailbox while it handles an event. When nothing waits, it leaves a
/// closure, and the mailbox is unattended. The next post then takes the event out and calls the closure.
@usableFromInline
final class Pull<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let mailbox: Mailbox<WaitingConsumer<Value, Failure>>
  @usableFromInline let subscription: CompoundDisposable
  /// The number of events that a task has taken out of the mailbox together and has not received yet.
  @usableFromInline let taken = Atomic(0)

  /// - Parameters:
  ///   - signal: The signal.
  ///   - policy: The number of events that may wait, and the treatment of the others.
  ///   - tasks: The tasks that the caller waits for.
  @inlinable
  init(
    _ signal: some SignalProtocol<Value, Failure>,
    _ policy: BufferingPolicy<Failure> = .all,
    tasks: SubscriptionTasks? = nil
  ) {
    mailbox = Mailbox(policy, for: WaitingConsumer(), isAttended: true)
    subscription = CompoundDisposable(root: (), under: mailbox.pressure, tasks: tasks)
    signal.erased.start(erasing: MailboxSink(mailbox, subscription), in: subscription)
  }

  deinit {
    subscription.dispose()
    mailbox.discard()
  }

  /// Blocks the thread until the next event is available, and returns that event.
  func wait() -> Event<Value, Failure> {
    if let event = mailbox.take() { return event }
    let received = Locked<Event<Value, Failure>>(.completed)
    let isThere = DispatchSemaphore(value: 0)
    receive { event in
      received.withLock { $0 = event }
      isThere.signal()
    }
    isThere.wait()
    return received.withLock { $0 }
  }

  /// Suspends the task until the next event is available, and returns that event.
  ///
  /// Cancellation of the task ends the subscription, and the event is a completion.
  @inlinable
  func next() async -> Event<Value, Failure> {
    guard let tasks = subscription.tasks else { return await nextEvent() }
    return await tasks.escalating { await nextEvent() }
  }

  @inlinable
  func nextEvent() async -> Event<Value, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        receive {
          LockCheck.assertNoLocksHeld()
          continuation.resume(returning: $0)
        }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Passes the next event to `body` as soon as it is available. After a terminal event that is a completion.
  @inlinable
  func receive(_ body: @escaping @Sendable (Event<Value, Failure>) -> Void) {
    mailbox.consumer.wait(body)
    // A finished mailbox wakes no consumer. In a mailbox that is closed later, the terminal event waits.
    if mailbox.isFinished {
      mailbox.consumer.take()?.run(.completed)
    } else {
      mailbox.consumer.attend(mailbox)
    }
  }

  @inlinable
  func publishTaken(_ count: Int) { taken.store(count, ordering: .relaxed) }

  /// The number of values that wait. The terminal event is the last one that waits, and does not count.
  var waitingCount: Int {
    let (count, isClosed) = mailbox.state.withLock { ($0.waiting.count, $0.isClosed) }
    return max(0, count + taken.load(ordering: .relaxed) - (isClosed ? 1 : 0))
  }

  /// Ends the subscription, and drops the events that wait.
  @usableFromInline
  func cancel() {
    subscription.dispose()
    mailbox.discard()
    mailbox.consumer.take()?.run(.completed)
  }
}

/// The consumer of a mailbox that waits for one event.
@usableFromInline
final class WaitingConsumer<Value: Sendable, Failure: Error>: MailboxConsumer {
  @usableFromInline typealias Element = Event<Value, Failure>

  /// A closure in a struct of its own: see ``Action``.
  @usableFromInline
  struct Handler: Sendable {
    @usableFromInline let run: @Sendable (Element) -> Void

    @inlinable
    init(_ run: @escaping @Sendable (Element) -> Void) { self.run = run }
  }

  @usableFromInline let handler = Locked<Handler?>(nil)

  @inlinable
  init() {}

  @inlinable
  func wait(_ body: @escaping @Sendable (Element) -> Void) {
    let isAlone = handler.withLock { current in
      guard current == nil else { return false }
      current = Handler(body)
      return true
    }
    stopProgram(
      unless: isAlone,
      "Two tasks can't wait for the next value of the same iterator. Give each its own, with makeAsyncIterator()"
    )
  }

  @inlinable
  func take() -> Handler? { handler.withLock { $0.take() } }

  /// Passes the first event on, if there is one. No lock is held then.
  @inlinable
  func attend(_ mailbox: Mailbox<WaitingConsumer>) {
    if let event = mailbox.next() { take()?.run(event) }
  }
}
