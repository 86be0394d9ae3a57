extension SignalProtocol {
  /// Subscribes to this signal: starts the source, and calls a handler for each event.
  ///
  ///     struct Full: Error {}
  ///
  ///     [1, 2].signal().promoteFailure(to: Full.self).concat(.fail(Full())).subscribe(
  ///       next: { print($0) },
  ///       failed: { print($0) })
  ///     // 1
  ///     // 2
  ///     // Full()
  ///
  /// A signal that can fail has no form without a handler of the failure. Handle the failure here, or before, with
  /// ``replaceFailure(with:)`` or ``catch(_:)``. A signal that cannot fail has ``subscribe(next:completed:)``.
  ///
  /// A source that sends synchronously runs on the thread of the caller, before this returns. Handlers are called one at a
  /// time, on the thread that sends. A terminal event disposes the subscription, which runs its cleanups, and then calls
  /// its handler.
  ///
  /// RAC: `subscribeNext:error:completed:` and its variants.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - failed: The handler of a failure.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @inlinable
  @inline(__always)
  @discardableResult
  public func subscribe(
    next: @escaping @Sendable (Value) -> Void,
    failed: @escaping @Sendable (Failure) -> Void,
    completed: @escaping @Sendable () -> Void = {}
  ) -> any Disposable {
    let subscription = CompoundDisposable(root: ())
    start(HandlerSink(next, failed, completed), in: subscription)
    return subscription
  }

  /// Subscribes to this signal with one handler for all events.
  ///
  ///     [1].signal().subscribeEvents { print($0) }
  ///     // next(1)
  ///     // completed
  ///
  /// In all other respects it is like ``subscribe(next:failed:completed:)``.
  ///
  /// - Parameter handler: The handler of events.
  /// - Returns: The subscription.
  @inlinable
  @inline(__always)
  @discardableResult
  public func subscribeEvents(
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    subscribe(
      next: { handler(.next($0)) },
      failed: { handler(.failed($0)) },
      completed: { handler(.completed) }
    )
  }

  /// Subscribes a subscriber, such as a subject, to this signal: every event of this signal is sent to it.
  ///
  /// A subscriber may be subscribed to several signals. The first terminal event ends the subscriber and all of its
  /// subscriptions. When the subscriber has ended already, the subscription is disposed before the source starts.
  ///
  /// RAC: `subscribe:`.
  ///
  /// - Parameter subscriber: The subscriber to send the events to.
  /// - Returns: The subscription.
  // The parameter is not generic. Otherwise the compiler would take a handler with an error in it for a subscriber.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  @discardableResult
  public func subscribe(
    _ subscriber: any SubscriberProtocol<Value, Failure>
  ) -> any Disposable {
    start(sendingTo: subscriber)
  }

  @inlinable
  @inline(__always)
  func start(sendingTo subscriber: some SubscriberProtocol<Value, Failure>) -> any Disposable {
    let subscription =
      (subscriber as? Subscriber<Value, Failure>)?.makeUpstream() ?? CompoundDisposable(root: ())
    subscriber.add(subscription)
    start(HandlerSink(sendingTo: subscriber), in: subscription)
    return subscription
  }
}

extension SignalProtocol where Failure == Never {
  /// Subscribes to this signal, which cannot fail: starts the source, and calls a handler for each event.
  ///
  ///     [1, 2].signal().subscribe(
  ///       next: { print($0) },
  ///       completed: { print("done") })
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// It behaves as ``subscribe(next:failed:completed:)`` otherwise.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @inlinable
  @inline(__always)
  @discardableResult
  public func subscribe(
    next: @escaping @Sendable (Value) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {}
  ) -> any Disposable {
    subscribe(next: next, failed: { _ in }, completed: completed)
  }
}

/// A sink that calls the handlers of a subscription.
@usableFromInline
struct HandlerSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let next: @Sendable (Value) -> Void
  @usableFromInline let failed: @Sendable (Failure) -> Void
  @usableFromInline let completed: @Sendable () -> Void

  @inlinable
  init(
    _ next: @escaping @Sendable (Value) -> Void,
    _ failed: @escaping @Sendable (Failure) -> Void,
    _ completed: @escaping @Sendable () -> Void
  ) {
    self.next = next
    self.failed = failed
    self.completed = completed
  }

  @inlinable
  init(sendingTo subscriber: some SubscriberProtocol<Value, Failure>) {
    self.init({ subscriber.send($0) }, { subscriber.fail($0) }, { subscriber.complete() })
  }

  // Not mutating: a closure that is loaded from mutable memory is retained around the call.
  @inlinable
  func send(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    next(value)
  }

  @inlinable
  func end(_ failure: Failure?) {
    LockCheck.assertNoLocksHeld()
    if let failure { failed(failure) } else { completed() }
  }
}
