public import ReactiveSignals

/// The subscribers of a test signal.
///
/// The list keeps its subscribers alive. A test signal whose diagram has no end therefore stays subscribed, unlike a source that has
/// been released.
@usableFromInline
final class SubscriberList<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    var subscribers = TokenList<Subscriber<Value, Failure>>()
    var end: Event<Value, Failure>?
  }

  private let state = Locked(State())

  @usableFromInline
  init() {}

  @usableFromInline
  func add(_ subscriber: Subscriber<Value, Failure>) {
    let (end, token) = state.withLock { state -> (Event<Value, Failure>?, UInt?) in
      (state.end, state.end == nil ? state.subscribers.append(subscriber) : nil)
    }
    if let end { return subscriber.send(event: end) }
    guard let token else { return }
    // A subscription that is never disposed does not keep the signal alive.
    subscriber.onDispose { [weak self] in self?.remove(token) }
  }

  private func remove(_ token: UInt) {
    // The subscriber is released outside the lock, because a release can run user code.
    let removed = state.withLock { $0.subscribers.remove(token) }
    withExtendedLifetime(removed) {}
  }

  @usableFromInline
  func send(_ event: Event<Value, Failure>) {
    let subscribers = state.withLock { state in
      if event.isTerminal { state.end = event }
      return state.subscribers.elements
    }
    for subscriber in subscribers { subscriber.send(event: event) }
  }
}
