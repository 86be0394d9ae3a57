extension MainSignalProtocol {
  /// Subscribes to this signal, and calls a handler for each event, on the main actor.
  ///
  /// It behaves as ``SignalProtocol/subscribe(next:failed:completed:)``. A signal that can fail has no form without a handler of the failure.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - failed: The handler of a failure.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @inlinable
  @discardableResult
  public func subscribe(
    next: @escaping (Value) -> Void,
    failed: @escaping (Failure) -> Void,
    completed: @escaping () -> Void = {}
  ) -> any Disposable {
    base.subscribe(
      next: unisolated { next($0.value) },
      failed: unisolated { failed($0) },
      completed: unisolated { completed() }
    )
  }

  /// Subscribes to this signal with one handler for all events, as ``SignalProtocol/subscribeEvents(_:)`` does.
  ///
  /// - Parameter handler: The handler of events.
  /// - Returns: The subscription.
  @inlinable
  @discardableResult
  public func subscribeEvents(
    _ handler: @escaping (Event<Value, Failure>) -> Void
  ) -> any Disposable {
    base.subscribeEvents(unisolated { handler($0.map { $0.value }) })
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Subscribes to this signal, which cannot fail, as ``SignalProtocol/subscribe(next:completed:)`` does, on the main actor.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription.
  @inlinable
  @discardableResult
  public func subscribe(
    next: @escaping (Value) -> Void = { _ in },
    completed: @escaping () -> Void = {}
  ) -> any Disposable {
    subscribe(next: next, failed: { _ in }, completed: completed)
  }

  /// Writes each value to a property of an object, which is held weakly. The binding ends when the object has been released.
  ///
  /// It behaves as `bind(to:on:)` of a ``Signal``.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object.
  /// - Returns: The binding.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>,
    on object: Object
  ) -> any Disposable {
    let binding = SerialDisposable()
    binding.inner = subscribe { [weak object] value in
      if let object { object[keyPath: keyPath] = value } else { binding.dispose() }
    }
    return binding
  }

  /// Writes each value to an optional property of an object, as ``bind(to:on:)`` does.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object.
  /// - Returns: The binding.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value?>,
    on object: Object
  ) -> any Disposable {
    map(Optional.some).bind(to: keyPath, on: object)
  }
}
