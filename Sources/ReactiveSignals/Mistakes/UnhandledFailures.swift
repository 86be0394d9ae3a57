// A signal that can fail, used as one that cannot: its failure would disappear. The forms that can be called are constrained to signals
// whose failure is `Never`. These have the same attributes, so that the error names the remedy and nothing else.
//
// The forms with a handler of values are not unavailable themselves. Their last parameter has a default that needs an unavailable
// conformance, of which the compiler tells when it has checked the call. It looks at an unavailable declaration only when a call is wrong,
// and then does not know the types of the closures of several statements in front of it.

/// The treatment of a failure.
@_documentation(visibility: internal)
public protocol HandledFailure {}

/// The failure of a signal that is subscribed to without a handler of it.
@_documentation(visibility: internal)
public enum UnhandledFailure {}

@available(
  *,
  unavailable,
  message: "Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first."
)
extension UnhandledFailure: HandledFailure {}

/// The failure of a signal whose values are observed.
@_documentation(visibility: internal)
public enum UnobservedFailure {}

@available(
  *,
  unavailable,
  message: "Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first."
)
extension UnobservedFailure: HandledFailure {}

@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @discardableResult
  public func subscribe<Treatment: HandledFailure>(
    next: @escaping @Sendable (Value) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {},
    _ treatment: Treatment.Type = UnhandledFailure.self
  ) -> any Disposable { neverCalled() }

  @_disfavoredOverload
  @discardableResult
  public func subscribe<Object: AnyObject & Sendable, Treatment: HandledFailure>(
    with object: Object,
    next: @escaping @Sendable (Object, Value) -> Void = { _, _ in },
    completed: @escaping @Sendable (Object) -> Void = { _ in },
    _ treatment: Treatment.Type = UnhandledFailure.self
  ) -> any Disposable { neverCalled() }

  @_disfavoredOverload
  @discardableResult
  public func observe<Treatment: HandledFailure>(
    buffering policy: BufferingPolicy<Failure> = .all,
    @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (Value) -> Void,
    _ treatment: Treatment.Type = UnobservedFailure.self
  ) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @discardableResult
  public func subscribe<Treatment: HandledFailure>(
    next: @escaping (Value) -> Void = { _ in },
    completed: @escaping () -> Void = {},
    _ treatment: Treatment.Type = UnhandledFailure.self
  ) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first."
)
@MainActor
@discardableResult
public func <~ <Value, Failure: Error>(
  property: MainMutableProperty<Value>,
  signal: some MainSignalConvertible<Value, Failure>
) -> any Disposable { neverCalled() }
