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
    buffering policy: BufferingPolicy<Failure> = .all,
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
    buffering policy: BufferingPolicy<Failure> = .all,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    observe(IsolatedHandler(handler), policy)
  }

  func observe(
    _ handler: IsolatedHandler<Event<Value, Failure>>,
    _ policy: BufferingPolicy<Failure> = .all
  ) -> any Disposable {
    let observer = Observer(handler, CompoundDisposable(empty: ()))
    let mailbox = Mailbox<Event<Value, Failure>, Failure>(policy) { mailbox in
      guard let actor = handler.isolation else { return mailbox.drain(observer.handle) }
      Task { await observer.empty(mailbox, on: actor) }
    }
    let upstream = CompoundDisposable(childOf: observer.subscription)
    start(ObserverSink(observer: observer, mailbox: MailboxSink(mailbox, upstream)), in: upstream)
    return observer.subscription
  }
}

/// A handler of events, and the subscription that it serves.
private struct Observer<Value: Sendable, Failure: Error>: Sendable {
  let handler: IsolatedHandler<Event<Value, Failure>>
  let subscription: CompoundDisposable

  init(_ handler: IsolatedHandler<Event<Value, Failure>>, _ subscription: CompoundDisposable) {
    self.handler = handler
    self.subscription = subscription
  }

  func empty(_ mailbox: Mailbox<Event<Value, Failure>, Failure>, on actor: isolated any Actor) {
    mailbox.drain(handle)
  }

  func handle(_ event: Event<Value, Failure>) {
    guard !subscription.isDisposed else { return }
    if event.isTerminal { subscription.dispose() }
    handler.run(event)
  }
}

/// A sink that handles events in place where it can, and posts the others to a mailbox.
private struct ObserverSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  let observer: Observer<Value, Failure>
  var mailbox: MailboxSink<Value, Failure>

  /// Whether the caller is on the actor of the handler, and no earlier event waits.
  private var isInPlace: Bool { observer.handler.isHere && mailbox.mailbox.isUnattended }

  func send(_ value: Value) {
    if isInPlace { observer.handle(.next(value)) } else { mailbox.send(value) }
  }

  func fail(_ error: Failure) {
    if isInPlace { observer.handle(.failed(error)) } else { mailbox.fail(error) }
  }

  func complete() {
    if isInPlace { observer.handle(.completed) } else { mailbox.complete() }
  }
}
