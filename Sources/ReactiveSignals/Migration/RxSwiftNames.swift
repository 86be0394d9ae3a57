// The names of RxSwift that have another name here.

@available(
  *,
  unavailable,
  renamed: "Subject",
  message: "Write the type of the failures too, as in 'Subject<Int, Never>'."
)
public typealias PublishSubject<Value: Sendable> = Subject<Value, any Error>

@available(
  *,
  unavailable,
  renamed: "Subject",
  message: "Write the type of the failures too: 'Subject<Int, Never>'."
)
public typealias PublishRelay<Value: Sendable> = Subject<Value, Never>

@available(*, unavailable, renamed: "MutableProperty")
public typealias BehaviorRelay<Value: Sendable> = MutableProperty<Value>

@available(
  *,
  unavailable,
  message: "Use 'Signal<Value, Never>', and 'observe' to receive values on the main actor."
)
public typealias Driver<Value: Sendable> = Signal<Value, Never>

@available(*, unavailable, renamed: "ScopedDisposable")
public typealias DisposeBag = ScopedDisposable

@available(*, unavailable, renamed: "CompoundDisposable")
public typealias CompositeDisposable = CompoundDisposable

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  public func subscribe(
    onNext: (@Sendable (Value) -> Void)? = nil,
    onError: (@Sendable (Failure) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  public func `do`(
    onNext: (@Sendable (Value) -> Void)? = nil,
    onError: (@Sendable (Failure) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    renamed: "observe(_:)",
    message: "The closure runs on the actor where it is written."
  )
  @discardableResult
  public func drive(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  public func drive<Target>(_ target: Target) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased', or the signal itself.")
  public func asObservable() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func observeOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func observe<S>(on scheduler: S, _ noHandler: ((Never) -> Never)? = nil) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "subscribe(on:)")
  public func subscribeOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func flatMapLatest<Inner: SignalProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  public func flatMapFirst<Inner: SignalProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  public func concatMap<Inner: SignalProtocol>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  public func startWith(_ value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)")
  public func withLatestFrom<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "take(until:)")
  public func takeUntil<Trigger>(_ trigger: Trigger) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func catchAndReturn(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func catchErrorJustReturn(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func catchError<Next: SignalProtocol>(
    _ handler: @escaping @Sendable (Failure) -> Next
  ) -> Signal<Value, Next.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "retry(when:)")
  public func retryWhen<Body>(_ body: Body) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "collect()")
  public func toArray() -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  public func amb<Other>(_ other: Other) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  public func debug(_ label: String = "") -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  public func debounce<T, S>(_ time: T, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)")
  public func throttle<T, S>(_ time: T, latest: Bool = true, scheduler: S) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<T, S>(_ time: T, scheduler: S) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension BehaviorSubject {
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, renamed: "fail(_:)")
  public static func error(_ error: Failure) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension SubscriberProtocol {
  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Disposable {
  @available(*, unavailable, renamed: "store(in:)")
  public func disposed<Bag>(by bag: Bag) { neverCalled() }
}
