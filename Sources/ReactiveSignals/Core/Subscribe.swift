extension SignalProtocol {
  /// Subscribes: runs the source, and calls a handler for each event.
  ///
  ///     [1, 2].signal().subscribe(
  ///       next: { print($0) },
  ///       completed: { print("done") })
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// The source runs on the caller's thread, before this returns, as far as it sends synchronously. Handlers
  /// are called one at a time, on the thread that sends. A terminal event first disposes the subscription,
  /// running its cleanups, and then calls its handler.
  ///
  /// RAC: `subscribeNext:error:completed:` and its variants.
  ///
  /// - Returns: the subscription. Disposing it ends it, without calling a handler; dropping it does not.
  @inlinable
  @inline(__always)
  @discardableResult
  public func subscribe(
    next: @escaping @Sendable (Value) -> Void = { _ in },
    failed: @escaping @Sendable (Failure) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {}
  ) -> any Disposable {
    let subscription = CompoundDisposable(empty: ())
    start(HandlerSink(next, failed, completed), in: subscription)
    return subscription
  }

  /// Subscribes with one handler for all events. Otherwise as ``subscribe(next:failed:completed:)``.
  ///
  ///     [1].signal().subscribeEvents { print($0) }
  ///     // next(1)
  ///     // completed
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

  /// Subscribes `subscriber`, a subject for example: every event of this signal is sent to it.
  ///
  /// A subscriber may be subscribed to several signals. The first terminal event ends it and with it all of
  /// its subscriptions. When it has ended already, its subscription is disposed before the source runs.
  ///
  /// RAC: `subscribe:`.
  @_disfavoredOverload
  @inlinable
  @discardableResult
  public func subscribe(
    _ subscriber: some SubscriberProtocol<Value, Failure>
  ) -> any Disposable {
    let subscription = CompoundDisposable(empty: ())
    subscriber.add(subscription)
    start(SubscriberSink(subscriber), in: subscription)
    return subscription
  }
}

/// Calls the handlers of a subscription.
@frozen
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

  // Not mutating: a closure loaded from memory that may change is retained around the call.
  @inlinable
  func send(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    next(value)
  }

  @inlinable
  func fail(_ error: Failure) {
    LockCheck.assertNoLocksHeld()
    failed(error)
  }

  @inlinable
  func complete() {
    LockCheck.assertNoLocksHeld()
    completed()
  }
}

/// Feeds a subscriber.
@frozen
@usableFromInline
struct SubscriberSink<S: SubscriberProtocol>: Sink, ~Copyable {
  @usableFromInline let subscriber: S

  @inlinable
  init(_ subscriber: S) { self.subscriber = subscriber }

  @inlinable
  func send(_ value: S.Value) { subscriber.send(value) }

  @inlinable
  func fail(_ error: S.Failure) { subscriber.fail(error) }

  @inlinable
  func complete() { subscriber.complete() }
}
