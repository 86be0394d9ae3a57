extension SignalProtocol {
  /// Subscribes to this signal with handlers that receive `object`, which the subscription holds weakly.
  ///
  ///     final class Account: Sendable {
  ///       let balance = MutableProperty(0)
  ///       let isClosed = MutableProperty(false)
  ///
  ///       func watch(_ payments: some SignalProtocol<Int, any Error>) {
  ///         payments.subscribe(
  ///           with: self,
  ///           next: { account, amount in account.balance.modify { $0 += amount } },
  ///           failed: { account, _ in account.isClosed.value = true })
  ///       }
  ///     }
  ///
  /// The first value after the release of the object ends the subscription, and no handler is called from then on. The object
  /// is retained during a call. Handlers run on the thread that sends. To run them on an actor, use ``with(weak:)`` and
  /// `observe(_:)`. It behaves as ``subscribe(next:failed:completed:)`` otherwise.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the handlers.
  ///   - next: The handler of values.
  ///   - failed: The handler of a failure.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @inlinable
  @discardableResult
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    next: @escaping @Sendable (Object, Value) -> Void,
    failed: @escaping @Sendable (Object, Failure) -> Void,
    completed: @escaping @Sendable (Object) -> Void = { _ in }
  ) -> any Disposable {
    with(weak: object).subscribe(
      next: { next($0, $1) },
      failed: { [weak object] error in if let object { failed(object, error) } },
      completed: { [weak object] in if let object { completed(object) } }
    )
  }
}

extension SignalProtocol where Failure == Never {
  /// Subscribes to this signal, which cannot fail, with handlers that receive `object`, which the subscription holds weakly.
  ///
  ///     final class Account: Sendable {
  ///       let balance = MutableProperty(0)
  ///
  ///       func watch(_ payments: some SignalProtocol<Int, Never>) {
  ///         payments.subscribe(with: self) { account, amount in account.balance.modify { $0 += amount } }
  ///       }
  ///     }
  ///
  /// It behaves as ``subscribe(with:next:failed:completed:)`` otherwise.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the handlers.
  ///   - next: The handler of values.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @inlinable
  @discardableResult
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    next: @escaping @Sendable (Object, Value) -> Void = { _, _ in },
    completed: @escaping @Sendable (Object) -> Void = { _ in }
  ) -> any Disposable {
    subscribe(with: object, next: next, failed: { _, _ in }, completed: completed)
  }
}
