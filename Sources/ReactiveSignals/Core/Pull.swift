import Dispatch

/// A subscription whose events wait to be pulled out, one at a time, by a thread or by a task.
///
/// It ends when it is released.
final class Pull<Value: Sendable, Failure: Error>: Sendable {
  private let queue: EventQueue<Value, Failure>

  init(_ signal: some SignalProtocol<Value, Failure>, _ policy: BufferingPolicy<Failure> = .unlimited) {
    queue = EventQueue(policy)
    signal.start(QueueSink(queue: queue), in: queue.subscription)
  }

  deinit { queue.subscription.dispose() }

  /// The next event. The thread waits until it is there.
  func wait() -> Event<Value, Failure> {
    if let event = queue.popFirst() { return event }
    let received = Locked<Event<Value, Failure>>(.completed)
    let isThere = DispatchSemaphore(value: 0)
    queue.take { event in
      received.withLock { $0 = event }
      isThere.signal()
    }
    isThere.wait()
    return received.withLock { $0 }
  }

  /// The next event. The task is suspended until it is there; when it is cancelled the subscription ends, and the event
  /// is a completion.
  func next() async -> Event<Value, Failure> {
    if !Task.isCancelled, let event = queue.popFirst() { return event }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.take { continuation.resume(returning: $0) }
      }
    } onCancel: { [queue] in
      queue.cancel()
    }
  }
}

/// Events on their way to one who takes them.
final class EventQueue<Value: Sendable, Failure: Error>: Sendable {
  typealias Taker = @Sendable (Event<Value, Failure>) -> Void

  struct State: Sendable {
    var waiting = FIFO<Event<Value, Failure>>()
    /// One who is waiting for an event; then no event is.
    var taker: Taker?
    /// Nothing may follow what waits.
    var isOver = false

    mutating func popFirst() -> Event<Value, Failure>? { waiting.popFirst() ?? (isOver ? .completed : nil) }
  }

  let subscription = CompoundDisposable(empty: ())
  private let policy: BufferingPolicy<Failure>
  private let state = Locked(State())

  init(_ policy: BufferingPolicy<Failure>) { self.policy = policy }

  func popFirst() -> Event<Value, Failure>? {
    state.withLock { $0.popFirst() }
  }

  /// Gives the next event to `taker`, as soon as there is one.
  func take(_ taker: @escaping Taker) {
    let event = state.withLock { state in
      let event = state.popFirst()
      if event == nil { state.taker = taker }
      return event
    }
    if let event { taker(event) }
  }

  func send(_ value: Value) {
    let (taker, dropped, failure) = state.withLock { state -> (Taker?, Event<Value, Failure>?, Failure?) in
      // A send that was on its way when the subscription ended must not follow what has been dropped.
      if state.isOver { return (nil, nil, nil) }
      if let taker = state.taker.take() { return (taker, nil, nil) }
      let (dropped, failure) = policy.add(.next(value), to: &state.waiting)
      return (nil, dropped, failure)
    }
    // What is dropped is released outside the lock, for that can run anything.
    withExtendedLifetime(dropped) { taker?(.next(value)) }
    guard let failure else { return }
    subscription.dispose()
    end(.failed(failure))
  }

  func end(_ event: Event<Value, Failure>) {
    let taker = state.withLock { state -> Taker? in
      if state.isOver { return nil }
      state.isOver = true
      let taker = state.taker.take()
      if taker == nil { state.waiting.append(event) }
      return taker
    }
    taker?(event)
  }

  /// Ends the subscription, and drops what waits.
  func cancel() {
    subscription.dispose()
    let (discarded, taker) = state.withLock { state in
      defer {
        state.waiting = FIFO()
        state.isOver = true
      }
      return (state.waiting, state.taker.take())
    }
    withExtendedLifetime(discarded) { taker?(.completed) }
  }
}

private struct QueueSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  let queue: EventQueue<Value, Failure>

  func send(_ value: Value) { queue.send(value) }
  func fail(_ error: Failure) { queue.end(.failed(error)) }
  func complete() { queue.end(.completed) }
}
