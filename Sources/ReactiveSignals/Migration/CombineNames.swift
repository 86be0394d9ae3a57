// The names of Combine that have another name here.

@available(*, unavailable, renamed: "Signal")
public typealias AnyPublisher<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@available(*, unavailable, renamed: "Subject")
public typealias PassthroughSubject<Value: Sendable, Failure: Error> = Subject<Value, Failure>

@available(*, unavailable, renamed: "BehaviorSubject")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = BehaviorSubject<Value, Failure>

@available(
  *,
  unavailable,
  renamed: "ScopedDisposable",
  message: "Make one of a subscription with 'scoped()'."
)
public typealias AnyCancellable = ScopedDisposable

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func sink(receiveValue: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  public func sink(
    receiveCompletion: @escaping @Sendable (Event<Never, Failure>) -> Void,
    receiveValue: @escaping @Sendable (Value) -> Void
  ) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:on:)")
  @discardableResult
  public func assign<Root>(to keyPath: KeyPath<Root, Value>, on object: Root) -> any Disposable {
    neverCalled()
  }

  @available(*, unavailable, message: "Use the property 'erased'.")
  public func eraseToAnyPublisher() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func receive<S>(on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func removeDuplicates(by predicate: @escaping @Sendable (Value, Value) -> Bool) -> Signal<
    Value, Failure
  > {
    neverCalled()
  }

  @available(*, unavailable, renamed: "take(_:)")
  public func prefix(_ count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "take(until:)")
  public func prefix<Trigger>(untilOutputFrom trigger: Trigger) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)", message: "Write 'skip(1)' for the first value.")
  public func dropFirst(_ count: Int = 1) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "skip(until:)")
  public func drop<Trigger>(untilOutputFrom trigger: Trigger) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)")
  public func output(at index: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  public func ignoreOutput() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  public func prepend(_ value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  public func replaceEmpty(with value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func replaceError(with value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "mapFailure(_:)")
  public func mapError<E: Error>(_ transform: @escaping @Sendable (Failure) -> E) -> Signal<Value, E> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  public func setFailureType<E: Error>(to type: E.Type) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Value) -> Void)? = nil,
    receiveCompletion: (@Sendable (Event<Value, Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  public func debounce<T, S>(for time: T, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)")
  public func throttle<T, S>(for time: T, scheduler: S, latest: Bool = true) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<T, S>(for time: T, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  public func merge<Other>(with other: Other) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Disposable {
  @available(*, unavailable, renamed: "dispose()")
  public func cancel() { neverCalled() }

  @available(*, unavailable, message: "Keep subscriptions in a 'ScopedDisposable', which needs no '&'.")
  public func store<Element>(in bag: inout Set<Element>) { neverCalled() }
}
