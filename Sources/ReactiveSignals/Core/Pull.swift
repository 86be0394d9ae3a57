import Dispatch

/// A subscription whose events are taken out one at a time, by a thread or by a task.
///
/// The subscription ends when this object is released.
///
/// The thread or task that pulls is the consumer of the mailbox while it handles an event. When nothing waits, it leaves a
/// closure, and the mailbox is unattended. The next post then takes the event out and calls the closure.
final class Pull<Value: Sendable, Failure: Error>: Sendable {
  let mailbox: Mailbox<Event<Value, Failure>, Failure>
  private let consumer = WaitingConsumer<Event<Value, Failure>>()
  private let subscription = CompoundDisposable(empty: ())

  init(_ signal: some SignalProtocol<Value, Failure>, _ policy: BufferingPolicy<Failure> = .all) {
    mailbox = Mailbox(policy, isAttended: true) { [consumer] in consumer.serve($0) }
    signal.start(MailboxSink(mailbox, subscription), in: subscription)
  }

  deinit { subscription.dispose() }

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
  func next() async -> Event<Value, Failure> {
    if !Task.isCancelled, let event = mailbox.take() { return event }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        receive { continuation.resume(returning: $0) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Passes the next event to `body` as soon as it is available. After a terminal event that is a completion.
  func receive(_ body: @escaping @Sendable (Event<Value, Failure>) -> Void) {
    consumer.wait(body)
    // A finished mailbox wakes no consumer. In a mailbox that is closed later, the terminal event waits.
    if mailbox.isFinished { consumer.take()?(.completed) } else { consumer.serve(mailbox) }
  }

  /// Ends the subscription, and drops the events that wait.
  func cancel() {
    subscription.dispose()
    mailbox.discard()
    consumer.take()?(.completed)
  }
}

/// The consumer of a mailbox that waits for one element.
private final class WaitingConsumer<Element: Sendable>: Sendable {
  /// A closure in a struct of its own: see ``Action``.
  private struct Handler: Sendable {
    let run: @Sendable (Element) -> Void
  }

  private let handler = Locked<Handler?>(nil)

  func wait(_ body: @escaping @Sendable (Element) -> Void) {
    let isAlone = handler.withLock { current in
      guard current == nil else { return false }
      current = Handler(run: body)
      return true
    }
    precondition(isAlone, "Two tasks can't wait for the next value of the same iterator")
  }

  func take() -> (@Sendable (Element) -> Void)? { handler.withLock { $0.take() }?.run }

  /// Passes the first element on, if there is one.
  func serve<Failure>(_ mailbox: Mailbox<Element, Failure>) {
    if let element = mailbox.next() { take()?(element) }
  }
}
