import OpenCombine
import Synchronization

/// A publisher with the behavior of `Signal.create`, as users of Combine write it.
///
/// It passes a subscriber to a closure, protects its state with a lock and ignores demand.
struct Create<Output: Sendable, Failure: Error>: Publisher {
  let body: (CreateSubscriber<Output, Failure>) -> Void

  init(_ body: @escaping (CreateSubscriber<Output, Failure>) -> Void) { self.body = body }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = CreateSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    body(
      CreateSubscriber(
        send: { subscription.send($0) },
        complete: { subscription.send(completion: $0) },
        onCancel: { subscription.onCancel($0) }
      )
    )
  }
}

/// The subscriber that the closure of ``Create`` sends to.
struct CreateSubscriber<Output, Failure: Error> {
  let send: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
  let onCancel: (@escaping @Sendable () -> Void) -> Void
}

private final class CreateSubscription<Downstream: Subscriber>: Subscription {
  // A closure in a tuple would be wrapped again at each access.
  private struct State: Sendable {
    var isOver = false
    var cleanup: (@Sendable () -> Void)?
  }

  private let downstream: Downstream
  private let state = Mutex(State())

  init(_ downstream: Downstream) { self.downstream = downstream }

  func request(_ demand: Subscribers.Demand) {}

  func send(_ value: Downstream.Input) {
    guard !state.withLock({ $0.isOver }) else { return }
    _ = downstream.receive(value)
  }

  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() else { return }
    downstream.receive(completion: completion)
  }

  func cancel() { _ = end() }

  func onCancel(_ cleanup: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.cleanup = cleanup }
      return state.isOver
    }
    if isOver { cleanup() }
  }

  /// Runs the cleanup once.
  private func end() -> Bool {
    let last = state.withLock { state in
      defer { state = State(isOver: true) }
      return state
    }
    last.cleanup?()
    return !last.isOver
  }
}
