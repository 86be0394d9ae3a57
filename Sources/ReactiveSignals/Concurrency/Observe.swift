extension SignalProtocol {
  /// Subscribes, and calls `handler` with each value *where it was written*: in a `@MainActor` type on the main
  /// actor, in an actor on that actor, elsewhere in place.
  ///
  ///     @MainActor final class Counter {
  ///       var count = 0
  ///
  ///       func count(_ clicks: Subject<Void, Never>) {
  ///         clicks.observe { self.count += 1 }   // no lock, no hop to write, whoever sends
  ///       }
  ///     }
  ///
  /// Values that are sent on that actor are handled at once. Those that are sent elsewhere wait in a mailbox, one for
  /// each subscription, and are handled in order; the sender does not wait. Any number may wait unless `policy` sets a
  /// limit. Nothing here can trap at run time. In an actor, the closure belongs to it when it mentions `self`.
  ///
  /// - Parameters:
  ///   - policy: What to do when too many values wait.
  ///   - handler: Is called with each value.
  /// - Returns: the subscription. After it is disposed on the actor, nothing is handled, what waits is dropped.
  @discardableResult
  public func observe(
    buffering policy: BufferingPolicy<Failure> = .unlimited,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Value) -> Void
  ) -> any Disposable {
    let handler = IsolatedHandler(handler)
    let values = IsolatedHandler<Event<Value, Failure>>(handler.isolation) { event in
      if case .next(let value) = event { handler.run(value) }
    }
    return observe(values, policy)
  }

  /// Subscribes, and calls `handler` with each event where it was written. Otherwise as ``observe(buffering:_:)``.
  ///
  /// At a terminal event the subscription is disposed first.
  @discardableResult
  public func observeEvents(
    buffering policy: BufferingPolicy<Failure> = .unlimited,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    observe(IsolatedHandler(handler), policy)
  }

  func observe(
    _ handler: IsolatedHandler<Event<Value, Failure>>,
    _ policy: BufferingPolicy<Failure> = .unlimited
  ) -> any Disposable {
    let subscription = CompoundDisposable(empty: ())
    let mailbox = Mailbox(handler, subscription, policy)
    start(MailboxSink(mailbox: mailbox), in: mailbox.upstream)
    return subscription
  }
}

private struct MailboxSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  let mailbox: Mailbox<Value, Failure>

  func send(_ value: Value) { mailbox.send(value) }
  func fail(_ error: Failure) { mailbox.deliver(.failed(error)) }
  func complete() { mailbox.deliver(.completed) }
}

/// The events of one subscription on their way to an actor. They arrive one at a time.
private final class Mailbox<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    var waiting = FIFO<Event<Value, Failure>>()
    /// Whether a task empties the mailbox.
    var isBeingEmptied = false
  }

  private let handler: IsolatedHandler<Event<Value, Failure>>
  private let subscription: CompoundDisposable
  let upstream: CompoundDisposable
  private let policy: BufferingPolicy<Failure>
  private let state = Locked(State())

  init(
    _ handler: IsolatedHandler<Event<Value, Failure>>,
    _ subscription: CompoundDisposable,
    _ policy: BufferingPolicy<Failure>
  ) {
    self.handler = handler
    self.subscription = subscription
    upstream = CompoundDisposable(childOf: subscription)
    self.policy = policy
  }

  func send(_ value: Value) {
    let failure = deliver(.next(value), policy)
    guard let failure else { return }
    upstream.dispose()
    deliver(.failed(failure))
  }

  /// Returns what the signal fails with when too much is waiting.
  @discardableResult
  func deliver(
    _ event: Event<Value, Failure>,
    _ policy: BufferingPolicy<Failure> = .unlimited
  ) -> Failure? {
    if handler.isHere, state.withLock({ !$0.isBeingEmptied }) {
      handle(event)
      return nil
    }
    let (isFirst, overflow) = state.withLock { [policy] state in
      let overflow = policy.add(event, to: &state.waiting)
      defer { state.isBeingEmptied = true }
      return (!state.isBeingEmptied, overflow)
    }
    if isFirst, let actor = handler.isolation { Task { await empty(on: actor) } }
    return overflow.failure
  }

  private func empty(on actor: isolated any Actor) {
    while let event = next() { handle(event) }
  }

  private func next() -> Event<Value, Failure>? {
    state.withLock { state in
      let event = state.waiting.popFirst()
      if event == nil { state.isBeingEmptied = false }
      return event
    }
  }

  private func handle(_ event: Event<Value, Failure>) {
    guard !subscription.isDisposed else { return }
    if event.isTerminal { subscription.dispose() }
    handler.run(event)
  }
}
