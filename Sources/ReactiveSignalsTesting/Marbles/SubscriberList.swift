public import ReactiveSignals

/// The subscribers of a test signal.
///
/// The list keeps its subscribers alive. A test signal whose diagram has no end therefore stays subscribed, unlike a source that has
/// been released.
@usableFromInline
final class SubscriberList<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var subscribers: [Subscriber<Value, Failure>] = []
    @usableFromInline var end: Event<Value, Failure>?

    init() {}
  }

  @usableFromInline let state = Locked(State())

  @usableFromInline
  init() {}

  @usableFromInline
  func add(_ subscriber: Subscriber<Value, Failure>) {
    let end = state.withLock { state in
      if state.end == nil { state.subscribers.append(subscriber) }
      return state.end
    }
    if let end { return subscriber.send(event: end) }
    // A subscription that is never disposed does not keep the signal alive.
    subscriber.onDispose { [weak self, weak subscriber] in self?.remove(subscriber) }
  }

  private func remove(_ subscriber: Subscriber<Value, Failure>?) {
    // The subscriber is released outside the lock, because a release can run user code.
    let removed = state.withLock { state in
      let index = state.subscribers.firstIndex { $0 === subscriber }
      return index.map { state.subscribers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  @inlinable
  func send(_ event: Event<Value, Failure>) {
    let subscribers = state.withLock { state in
      if event.isTerminal { state.end = event }
      return state.subscribers
    }
    for subscriber in subscribers { subscriber.send(event: event) }
  }
}
