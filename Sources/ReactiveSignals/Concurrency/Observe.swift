extension SignalProtocol where Failure == Never {
  /// Subscribes, and calls `handler` with each value in the isolation where the closure is written: on the main actor in a
  /// `@MainActor` type, on the actor in an actor, and otherwise on the thread that sends.
  ///
  ///     @MainActor final class Counter {
  ///       var count = 0
  ///
  ///       func count(_ clicks: Subject<Void, Never>) {
  ///         clicks.observe { [weak self] in self?.count += 1 }   // no lock, no hop, from any thread
  ///       }
  ///     }
  ///
  /// A value that is sent on that actor is handled immediately, unless earlier ones wait. A value that is sent elsewhere waits in a
  /// mailbox, one for each subscription. Values are handled in order, and the sender does not wait. Any number of values may wait
  /// unless `policy` limits them. When many values wait, other tasks of the actor run after 64 of them or a millisecond. In an actor,
  /// the closure is isolated to the actor if it captures `self` strongly.
  ///
  /// On the main actor are all code of the main queue and of the initial thread, also without a task: a synchronous `main`, a block of
  /// the main queue, a callback of UIKit or AppKit. Another actor recognizes code outside of its tasks if its executor implements
  /// `isIsolatingCurrentContext()`, which Apple's systems ask from version 26 on. All other code is elsewhere.
  ///
  /// The signal cannot fail. Observe the events of a signal that can fail, with ``observeEvents(buffering:_:)``, or handle the
  /// failure first, with ``replaceFailure(with:)`` or ``catch(_:)``.
  ///
  /// - Parameters:
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - handler: The closure, called with each value.
  /// - Returns: The subscription. After its disposal on the actor no value is handled, and waiting values are dropped.
  @inlinable
  @discardableResult
  public func observe(
    buffering policy: BufferingPolicy<Never> = .all,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Value) -> Void
  ) -> any Disposable {
    let handler = IsolatedHandler(handler)
    let values = IsolatedHandler<Event<Value, Never>>(handler.isolation) { event in
      if case .next(let value) = event { handler.run(value) }
    }
    return observe(values, policy)
  }
}

extension SignalProtocol {
  /// Subscribes, and calls `handler` with each event in the isolation in which it was written.
  ///
  /// It behaves as ``observe(buffering:_:)`` otherwise. At a terminal event the subscription is disposed first.
  ///
  /// - Parameters:
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - handler: The closure, called with each event.
  /// - Returns: The subscription.
  @_alwaysEmitIntoClient
  @discardableResult
  public func observeEvents(
    buffering policy: BufferingPolicy<Failure> = .all,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    observe(IsolatedHandler(handler), policy)
  }

  /// Calls `handler` with each event. The subscription is below `parent`, if there is one.
  @inlinable
  @discardableResult
  func observe(
    _ handler: IsolatedHandler<Event<Value, Failure>>,
    _ policy: BufferingPolicy<Failure> = .all,
    below parent: CompoundDisposable? = nil
  ) -> any Disposable {
    let subscription = parent.map { CompoundDisposable(childOf: $0) } ?? CompoundDisposable(root: ())
    let mailbox = Mailbox(policy, before: parent?.pressure) {
      CompoundDisposable(childOf: subscription, under: $0)
    } waking: {
      Observer(handler, subscription, $0).attend()
    }
    if !mailbox.source.isDisposed { attach(Observer(handler, subscription, mailbox), in: mailbox.source) }
    return subscription
  }
}

/// A sink that handles events in place where it can, and posts the others to a mailbox, for the handler to take out.
@usableFromInline
struct Observer<Value: Sendable, Failure: Error>: Sink {
  @usableFromInline let handler: IsolatedHandler<Event<Value, Failure>>
  /// The subscription that the handler serves.
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let mailbox: Mailbox<Value, Failure>

  @inlinable
  init(
    _ handler: IsolatedHandler<Event<Value, Failure>>,
    _ subscription: CompoundDisposable,
    _ mailbox: Mailbox<Value, Failure>
  ) {
    self.handler = handler
    self.subscription = subscription
    self.mailbox = mailbox
  }

  @inlinable static var _endsErased: Bool { true }

  /// A Boolean value that indicates whether the caller is on the actor of the handler, and no earlier event waits.
  @inlinable var isInPlace: Bool { handler.isHere && mailbox.isUnattended }

  @inlinable
  func send(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    if mailbox.source.hasEnded { return }
    if isInPlace { handle(.next(value)) } else { mailbox.send(value) }
  }

  @inlinable
  func end(_ failure: Failure?) {
    LockCheck.assertNoLocksHeld()
    guard isInPlace else { return mailbox.end(failure) }
    if mailbox.source.end() { handle(.end(failure)) }
  }

  /// Handles the events that wait.
  @inlinable
  func attend() {
    guard let actor = handler.isolation else { return mailbox.drain(handle) }
    // One task for all events that arrive before it runs.
    subscription.startTask(isolatedTo: actor) { empty(FIFO(), on: $0) }
  }

  /// Handles the rest of a batch and the events that wait, or those of one turn. `Task.yield()` would come back through the global pool, so
  /// another task goes on, behind the work that is on the actor by then.
  @inlinable
  func empty(_ rest: FIFO<Event<Value, Failure>>, on actor: isolated any Actor) {
    var batch = rest
    var turn = ActorTurn()
    while !batch.isEmpty || mailbox.next(into: &batch) {
      guard let event = batch.popFirst() else { continue }
      handle(event)
      guard turn.isOver() else { continue }
      if batch.isEmpty, !mailbox.next(into: &batch) { return }
      let rest = batch
      subscription.startTask(isolatedTo: actor) { empty(rest, on: $0) }
      return
    }
  }

  @inlinable
  func handle(_ event: Event<Value, Failure>) {
    guard !subscription.isDisposed else { return }
    if event.isTerminal { subscription.dispose() }
    handler.run(event)
  }
}
