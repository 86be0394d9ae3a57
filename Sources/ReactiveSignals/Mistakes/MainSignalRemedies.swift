// Calls of main signals that look right and cannot work. See `UnhandledFailures.swift` for the form of those that ignore a failure.

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @discardableResult
  public func subscribe<Treatment: HandledFailure>(
    next: @escaping (Value) -> Void = { _ in },
    completed: @escaping () -> Void = {},
    _ treatment: Treatment.Type = UnhandledFailure.self
  ) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first."
  )
  @discardableResult
  public func bind(to property: MainMutableProperty<Value>) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first."
  )
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>,
    on object: Object
  ) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "mainSignal")
  public var erased: MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'subscribe'.")
  @discardableResult
  public func observe(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'subscribeEvents'.")
  @discardableResult
  public func observeEvents(
    _ handler: @escaping (Event<Value, Failure>) -> Void
  ) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor. Remove 'deliverOnMain()'.")
  public func deliverOnMain() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor. Remove 'onMain()'.")
  public func onMain() -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The events stay on the main actor. Use 'signal', which leads back, in front of 'deliver(on:)'."
  )
  public func deliver(on scheduler: some Scheduler) -> Signal<Value, Failure> where Value: Sendable {
    neverCalled()
  }
}

@_documentation(visibility: internal)
extension MainSignal {
  @available(
    *,
    unavailable,
    message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait."
  )
  public static func from(_ work: @escaping () async throws -> Value) -> MainSignal { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Void, Failure == Never {
  @available(
    *,
    unavailable,
    message: "An interval sends numbers: write 'MainSignal.interval(…)', without types."
  )
  public static func interval(_ period: Duration) -> MainSignal { neverCalled() }
}
