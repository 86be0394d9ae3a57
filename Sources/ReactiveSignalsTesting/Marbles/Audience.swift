import ReactiveSignals

/// Those who are subscribed to a test signal, which keeps them: one whose diagram is over without an end can still be
/// waited for, unlike a source that nobody holds any more.
final class Audience<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    var subscribers: [Subscriber<Value, Failure>] = []
    var end: Event<Value, Failure>?
  }

  private let state = Locked(State())

  func add(_ subscriber: Subscriber<Value, Failure>) {
    let end = state.withLock { state in
      if state.end == nil { state.subscribers.append(subscriber) }
      return state.end
    }
    if let end { return subscriber.send(event: end) }
    // A subscription that is never disposed does not keep the signal.
    subscriber.onDispose { [weak self, weak subscriber] in self?.remove(subscriber) }
  }

  private func remove(_ subscriber: Subscriber<Value, Failure>?) {
    // Released outside the lock: that can run anything.
    let gone = state.withLock { state in
      let index = state.subscribers.firstIndex { $0 === subscriber }
      return index.map { state.subscribers.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }

  func send(_ event: Event<Value, Failure>) {
    let subscribers = state.withLock { state in
      if event.isTerminal { state.end = event }
      return state.subscribers
    }
    for subscriber in subscribers { subscriber.send(event: event) }
  }
}
