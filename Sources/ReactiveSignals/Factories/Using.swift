extension Signal {
  /// Returns a signal with a resource that lives as long as the subscription.
  ///
  /// ![Marble diagram of using](using)
  ///
  ///     Signal.using(resource: { BlockDisposable { print("closed") } }) { _ in [1, 2].signal() }
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // closed
  ///
  /// For each subscription `make` creates a resource, and `signal` returns the signal that uses it. The resource is disposed
  /// once, when the subscription terminates or is disposed: after the cleanups of that signal, and before the terminal
  /// handler of the subscriber.
  ///
  /// - **Sends**: the values of the signal that `signal` returns for the resource.
  /// - **Ends**: as that signal does, after the resource has been disposed.
  /// - **Disposal**: disposes that signal, and then the resource.
  /// - **Thread**: the thread that the signal sends on. `make` and `signal` run on the thread of the subscriber, before
  ///   `subscribe` returns.
  /// - **Memory**: one resource for each subscription.
  ///
  /// - Parameters:
  ///   - make: A closure that creates a resource.
  ///   - signal: A function that returns the signal that uses a resource.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func using<Acquired: Disposable, S: SignalProtocol>(
    resource make: @escaping @Sendable () -> Acquired,
    _ signal: @escaping @Sendable (Acquired) -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    Signal(
      DeferredSignal({ "using" }) { subscription in
        let resource = make()
        subscription = subscription.nested(before: resource.dispose)
        return subscription.isDisposed ? nil : signal(resource)
      }
    )
  }
}
