extension SignalProtocol {
  /// Returns a signal with the same events that calls handlers for them.
  ///
  /// ![Marble diagram of on](on)
  ///
  ///     [1, 2].signal()
  ///       .on(next: { print("next", $0) }, terminated: { print("terminated") })
  ///       .subscribe(next: { print("got", $0) }, completed: { print("done") })
  ///     // next 1
  ///     // got 1
  ///     // next 2
  ///     // got 2
  ///     // terminated
  ///     // done
  ///
  /// Each handler is called for each subscription, on the thread of the event and before the event is delivered. So the
  /// handlers of a terminal event run before this signal is cleaned up. For work after the cleanup, or at any end of the
  /// subscription, use ``finally(_:)``.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the handlers.
  /// - **Disposal**: disposes the source, and then calls `disposed`.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `doNext:`, `doError:`, `doCompleted:`, `initially:`, `finally:`.
  ///
  /// - Parameters:
  ///   - subscribed: The handler of a subscription, called before the source starts. Of several handlers the one applied
  ///     last is called first.
  ///   - next: The handler of a value.
  ///   - failed: The handler of a failure.
  ///   - completed: The handler of a completion.
  ///   - terminated: The handler of a failure or completion, called after the handlers above.
  ///   - disposed: The handler of a disposal before a terminal event, by the subscriber or by an operator such as
  ///     ``take(_:)``. This signal has been cleaned up then.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func on(
    subscribed: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable (Value) -> Void = { _ in },
    failed: @escaping @Sendable (Failure) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {},
    terminated: @escaping @Sendable () -> Void = {},
    disposed: (@Sendable () -> Void)? = nil
  ) -> some SignalProtocol<Value, Failure> {
    let observe = Observe(next: next, failed: failed, completed: completed, terminated: terminated)
    return DeferredSignal({ "[\(self)] on" }) { subscription in
      subscribed()
      var stage = observe
      if let disposed {
        let ending = BlockDisposable(disposed)
        stage.ending = ending
        subscription = subscription.nested { ending.dispose() }
      }
      return subscription.isDisposed ? nil : Staged(self, stage)
    }
  }
}

@usableFromInline
struct Observe<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline let next: @Sendable (Input) -> Void
  @usableFromInline let failed: @Sendable (Failure) -> Void
  @usableFromInline let completed: @Sendable () -> Void
  @usableFromInline let terminated: @Sendable () -> Void
  /// The end of the subscription, if disposal has a handler. The first of disposal and terminal event claims it, and the
  /// other calls no handler.
  @usableFromInline var ending: BlockDisposable?

  @_alwaysEmitIntoClient
  init(
    next: @escaping @Sendable (Input) -> Void,
    failed: @escaping @Sendable (Failure) -> Void,
    completed: @escaping @Sendable () -> Void,
    terminated: @escaping @Sendable () -> Void
  ) {
    self.next = next
    self.failed = failed
    self.completed = completed
    self.terminated = terminated
  }

  @_alwaysEmitIntoClient
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    next(value)
    down.send(value)
  }

  @_alwaysEmitIntoClient
  func end<Down: Sink & ~Copyable>(_ failure: Failure?, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    guard ending?.claim() ?? true else { return }
    if let failure { failed(failure) } else { completed() }
    terminated()
    down.end(failure)
  }
}
