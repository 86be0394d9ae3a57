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
  /// each subscription and without limit, and are handled in order; the sender does not wait. Nothing here
  /// can trap at run time. In an actor, the closure belongs to it when it mentions `self`.
  ///
  /// - Returns: the subscription. After it is disposed on the actor, nothing is handled, what waits is dropped.
  @discardableResult
  public func observe(
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Value) -> Void
  ) -> any Disposable {
    let handler = IsolatedHandler(handler)
    let values = IsolatedHandler<Event<Value, Failure>>(handler.isolation) { event in
      if case .next(let value) = event { handler.run(value) }
    }
    return observe(values)
  }

  /// Subscribes, and calls `handler` with each event where it was written. Otherwise as ``observe(_:)``.
  ///
  /// At a terminal event the subscription is disposed first.
  @discardableResult
  public func observeEvents(
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    observe(IsolatedHandler(handler))
  }

  func observe(_ handler: IsolatedHandler<Event<Value, Failure>>) -> any Disposable {
    let subscription = CompoundDisposable(empty: ())
    start(
      MailboxSink(mailbox: Mailbox(handler, subscription)),
      in: CompoundDisposable(partOf: subscription)
    )
    return subscription
  }
}

private struct MailboxSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  let mailbox: Mailbox<Value, Failure>

  func send(_ value: Value) { mailbox.deliver(.next(value)) }
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
  private let state = Locked(State())

  init(_ handler: IsolatedHandler<Event<Value, Failure>>, _ subscription: CompoundDisposable) {
    self.handler = handler
    self.subscription = subscription
  }

  func deliver(_ event: Event<Value, Failure>) {
    if handler.isHere, state.withLock({ !$0.isBeingEmptied }) { return handle(event) }
    let isFirst = state.withLock { state in
      state.waiting.append(event)
      defer { state.isBeingEmptied = true }
      return !state.isBeingEmptied
    }
    guard isFirst, let actor = handler.isolation else { return }
    Task { await empty(on: actor) }
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
