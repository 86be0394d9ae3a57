#if canImport(Combine)
public import Combine
public import ReactiveSignals

extension Publisher where Output: Sendable {
  /// Returns a signal of the values of this publisher.
  ///
  /// <!-- fragment -->
  ///
  ///     NotificationCenter.default.publisher(for: .progress).signal().subscribe { show($0) }
  ///     slow.signal(requesting: .max(1)).subscribe { use($0) }      // the next value when the last has been handled
  ///
  /// Each subscription subscribes to the publisher, on the thread of the subscriber, and requests `demand`. With a limited
  /// demand, one more value is requested whenever a value has been delivered. So a publisher that respects demand sends at
  /// most as many values ahead. Publishers that do not, such as subjects, drop values without demand.
  ///
  /// The publisher must allow subscriptions on the threads on which the signal is subscribed to, as those of Combine do.
  ///
  /// - **Sends**: the values of the publisher, one at a time.
  /// - **Ends**: completes or fails as the publisher does.
  /// - **Disposal**: cancels the subscription to the publisher.
  /// - **Thread**: the thread of the publisher.
  /// - **Memory**: the publisher. No value is kept.
  ///
  /// - Parameter demand: The number of values that the publisher may send ahead. It is positive.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value.
  public func signal(requesting demand: Subscribers.Demand = .unlimited) -> Signal<Output, Failure> {
    stopProgram(
      unless: demand > .none,
      "A subscription without demand receives nothing. Request at least one value"
    )
    // A publisher is a description of a source, which Combine lets any thread subscribe to. The signal does nothing else with it.
    let publisher = UncheckedSendable(AnyPublisher(self))
    return .create { subscriber in
      let bridge = PublisherBridge(demand, subscriber)
      subscriber.onDispose { bridge.cancel() }
      publisher.wrapped.receive(subscriber: bridge)
    }
  }
}

/// The subscriber of a publisher that a signal subscribes to.
private final class PublisherBridge<Target: SubscriberProtocol>: Combine.Subscriber, Sendable {
  private enum State: Sendable {
    case waiting
    /// Combine's subscriptions may be requested from and canceled on any thread.
    case subscribed(UncheckedSendable<any Combine.Subscription>)
    case ended
  }

  private let demand: Subscribers.Demand
  private let target: Target
  private let state = Locked(State.waiting)

  init(_ demand: Subscribers.Demand, _ target: Target) {
    self.demand = demand
    self.target = target
  }

  func receive(subscription: any Combine.Subscription) {
    let subscription = UncheckedSendable(subscription)
    let isWanted = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    if isWanted { subscription.wrapped.request(demand) } else { subscription.wrapped.cancel() }
  }

  func receive(_ value: Target.Value) -> Subscribers.Demand {
    target.send(value)
    return demand == .unlimited ? .none : .max(1)
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    _ = end()
    switch completion {
    case .finished: target.complete()
    case .failure(let error): target.fail(error)
    }
  }

  func cancel() { end()?.wrapped.cancel() }

  private func end() -> UncheckedSendable<any Combine.Subscription>? {
    state.withLock { state in
      defer { state = .ended }
      if case .subscribed(let subscription) = state { return subscription }
      return nil
    }
  }
}

extension SignalProtocol {
  /// A publisher of the values of this signal, which keeps the values without demand. It behaves as ``publisher(buffering:)`` with
  /// ``ReactiveSignals/BufferingPolicy/all``.
  public var publisher: SignalPublisher<Value, Failure> { publisher(buffering: .all) }

  /// Returns a publisher of the values of this signal.
  ///
  /// <!-- fragment -->
  ///
  ///     searches.publisher.receive(on: RunLoop.main).assign(to: &$results)
  ///
  /// Each subscription subscribes to this signal, on the thread of the subscriber.
  ///
  /// - **Sends**: the values, while there is demand. The others wait. Values arrive one at a time, even when the subscriber requests
  ///   more while it receives one.
  /// - **Ends**: completes or fails as this signal does, after the last value and without demand. A failure raised by
  ///   the policy follows the values that wait.
  /// - **Disposal**: cancellation of the subscription disposes the subscription to this signal, and drops the values that wait.
  /// - **Thread**: the thread of this signal while there is demand. Values that wait are sent by the thread that requests them.
  /// - **Memory**: the values that wait for demand, as many as `policy` allows.
  ///
  /// - Parameter policy: The number of values that may wait for demand, and the treatment of the others.
  /// - Returns: A publisher of the values.
  /// - Complexity: O(1) for each value.
  public func publisher(buffering policy: BufferingPolicy<Failure>) -> SignalPublisher<Value, Failure> {
    SignalPublisher(signal: erased, policy: policy)
  }
}

/// A publisher of the values of a signal. See ``ReactiveSignals/SignalProtocol/publisher(buffering:)``.
public struct SignalPublisher<Output: Sendable, Failure: Error>: Publisher, Sendable {
  let signal: Signal<Output, Failure>
  let policy: BufferingPolicy<Failure>

  public func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = DemandedSubscription(subscriber, policy)
    subscriber.receive(subscription: subscription)
    subscription.start(signal)
  }
}

/// A subscription of Combine to a signal: the demand, and the values that wait for it.
///
/// The subscriber is called by one thread at a time: by the one that has set `isDelivering`.
private final class DemandedSubscription<Down: Combine.Subscriber>: Combine.Subscription, SubscriberProtocol
where Down.Input: Sendable {
  typealias Value = Down.Input
  typealias Failure = Down.Failure

  private struct State: Sendable {
    var demand = Subscribers.Demand.none
    var waiting = FIFO<Value>()
    var end: Subscribers.Completion<Failure>?
    var isDelivering = false
    var isOver = false

    /// Returns the next event to deliver, if there is one and no other thread delivers.
    mutating func next() -> Delivery? {
      guard !isDelivering, !isOver else { return nil }
      if demand > .none, let value = waiting.popFirst() {
        demand -= 1
        isDelivering = true
        return .value(value)
      }
      guard waiting.isEmpty, let end else { return nil }
      isOver = true
      return .end(end)
    }
  }

  private enum Delivery: Sendable {
    case value(Value)
    case end(Subscribers.Completion<Failure>)
  }

  private let down: UncheckedSendable<Down>
  private let policy: BufferingPolicy<Failure>
  private let upstream = CompoundDisposable()
  private let state = Locked(State())

  init(_ down: Down, _ policy: BufferingPolicy<Failure>) {
    self.down = UncheckedSendable(down)
    self.policy = policy
  }

  func start(_ signal: Signal<Value, Failure>) { signal.subscribe(self) }

  func add(_ disposable: any Disposable) { upstream.add(disposable) }

  func send(_ value: Value) {
    let (dropped, failure) = state.withLock { [policy] state -> (Value?, Failure?) in
      guard !state.isOver, state.end == nil else { return (value, nil) }
      let (dropped, failure) = policy.add(value, to: &state.waiting)
      if let failure { state.end = .failure(failure) }
      return (dropped, failure)
    }
    withExtendedLifetime(dropped) {}
    if failure != nil { upstream.dispose() }
    deliver()
  }

  func fail(_ error: Failure) { end(.failure(error)) }

  func complete() { end(.finished) }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      if state.end == nil { state.end = completion }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  func cancel() {
    let dropped = state.withLock { state in
      state.isOver = true
      defer { state.waiting = FIFO() }
      return state.waiting
    }
    upstream.dispose()
    withExtendedLifetime(dropped) {}
  }

  /// Delivers what can be delivered, unless another thread does that, or a caller of this one.
  private func deliver() {
    while let delivery = state.withLock({ $0.next() }) {
      switch delivery {
      case .end(let completion): return down.wrapped.receive(completion: completion)
      case .value(let value):
        let more = down.wrapped.receive(value)
        state.withLock { state in
          state.demand += more
          state.isDelivering = false
        }
      }
    }
  }
}
#endif
