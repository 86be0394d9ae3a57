// The names of other libraries. `scripts/generate` makes this file from scripts/names.txt.

// swift-format-ignore-file

@_documentation(visibility: internal)
extension MainSignal {
  @available(*, unavailable, message: "Write '.empty', without parentheses.")
  @_alwaysEmitIntoClient public static func empty(_ nothing: Never? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write '.never', without parentheses.")
  @_alwaysEmitIntoClient public static func never(_ nothing: Never? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public static func error(_ error: Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'unfold(0) { number in … }', whose closure returns a value and the next state, or 'nil' for the end.")
  @_alwaysEmitIntoClient public static func generate<S>(initialState: Value, condition: @escaping (Value) -> Bool, scheduler: S? = nil, iterate: @escaping (Value) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.just(…).repeated()'.")
  @_alwaysEmitIntoClient public static func repeatElement(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.from(1...3)'.")
  @_alwaysEmitIntoClient public static func range(start: Value, count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func interval<S>(_ period: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func interval<S, Time>(_ period: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timer(after: .seconds(1), on: scheduler)', or 'interval' for one that repeats.")
  @_alwaysEmitIntoClient public static func timer<S>(_ delay: Duration, period: Duration? = nil, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }'.")
  @_alwaysEmitIntoClient public static func future(_ work: @escaping () async throws(Failure) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }'.")
  @_alwaysEmitIntoClient public static func async(_ work: @escaping () async throws(Failure) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }'.")
  @_alwaysEmitIntoClient public static func fromAsync(_ work: @escaping () async throws(Failure) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "using(resource:_:)")
  @_alwaysEmitIntoClient public static func using<X: Disposable, N: MainSignalConvertible>(_ resource: @escaping () -> X, observableFactory: @escaping (X) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.just(1)', without the types.")
  @_alwaysEmitIntoClient public init(value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal<Int, LoadError>.fail(error)'.")
  @_alwaysEmitIntoClient public init(error: Failure) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.attempt { try result.get() }'.")
  @_alwaysEmitIntoClient public init(result: Result<Value, Failure>) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public init(values: Value...) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public init(_ values: [Value]) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.create { subscriber in … }'; 'subscriber.onDispose { … }' stands for the lifetime.")
  @_alwaysEmitIntoClient public init(_ body: @escaping (MainSubscriber<Value, Failure>, Lifetime) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func timer<S>(interval: Duration, on scheduler: S) -> MainSignal<Value, Failure> where Value == Int, Failure == Never { neverCalled() }

  @available(*, unavailable, renamed: "just(_:)")
  @_alwaysEmitIntoClient public static func `return`(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'deferred { … }'.")
  @_alwaysEmitIntoClient public static func `defer`(_ body: @escaping () -> MainSignal<Value, Failure>) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'create { subscriber in … }', whose closure returns nothing.")
  @_alwaysEmitIntoClient public static func createSignal(_ body: @escaping (MainSubscriber<Value, Failure>) -> (any Disposable)?) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:on:)")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: property)' with a 'MainMutableProperty'.")
  @_alwaysEmitIntoClient public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func assign(to property: MainMutableProperty<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeNext(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeError(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func drive(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X: AnyObject>(with object: X, onNext: @escaping (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func emit(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(subject)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: MainSignalProtocol>(to subject: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithResult(_ handler: @escaping (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  @_alwaysEmitIntoClient public func observeResult(_ handler: @escaping (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithFailed(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeFailed(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'publish { signal in … }', which subscribes once for all chains in the closure.")
  @_alwaysEmitIntoClient public func startWithSignal(_ body: @escaping (MainSignal<Value, Failure>, any Disposable) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func start() -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribeEvents { event in … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func start(_ handler: @escaping (Event<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func observeValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe { … }', or 'flatMap(.latest) { … }' for work that a new value ends.")
  @discardableResult
  @_alwaysEmitIntoClient public func collectLatest(_ body: @escaping (Value) async -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func launchIn<X>(_ scope: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The main actor does not wait: use 'await signal.first()' or 'await signal.collected()'.")
  @_alwaysEmitIntoClient public func toBlocking(timeout: Duration? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToAnySignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToSignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased', or the signal itself.")
  @_alwaysEmitIntoClient public func asObservable() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asDriver(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asSignal(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asInfallible(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(to:)")
  @_alwaysEmitIntoClient public func asDriver<N: MainSignalConvertible>(onErrorDriveWith next: N) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func asDriver<N: MainSignalConvertible>(onErrorRecover handler: @escaping (Failure) -> N) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asDriver() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asSingle() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asMaybe() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asCompletable() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asInfallible() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  @_alwaysEmitIntoClient public func asSignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  @_alwaysEmitIntoClient public var producer: MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMapLatest<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMapLatest<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func asyncMapLatest<T: Sendable>(_ transform: @escaping (Value) async throws -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func switchMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func switchMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func flatMapFirst<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func flatMapFirst<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func exhaustMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func exhaustMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  @_alwaysEmitIntoClient public func concatMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  @_alwaysEmitIntoClient public func concatMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func mergeMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func mergeMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func flattenMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func flattenMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapConcat<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapConcat<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapMerge<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapMerge<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func mapLatest<T>(_ transform: @escaping (Value) async -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  @_alwaysEmitIntoClient public func flatMapBatches<N: MainSignalConvertible>(of count: Int, _ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  @_alwaysEmitIntoClient public func flatMapBatches<T, E: Error>(of count: Int, _ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func flatMapError<N: MainSignalConvertible>(_ handler: @escaping (Failure) -> N) -> MainSignal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func flatMapError<E: Error>(_ handler: @escaping (Failure) -> MainSignal<Value, E>) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "switchToLatest()")
  @_alwaysEmitIntoClient public func switchLatest() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func merge() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func switchAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func mergeAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func concatAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func exhaustAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  @_alwaysEmitIntoClient public func filterMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func unwrap<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func filterNil<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0 ?? … }'.")
  @_alwaysEmitIntoClient public func replaceNil<T>(with value: T) -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func filterNotNull<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapTo<T>(_ value: T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapToValue<T>(_ value: T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapToVoid() -> MainSignal<Void, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  @_alwaysEmitIntoClient public func mapMany<T>(_ transform: @escaping (Value.Element) -> T) -> MainSignal<[T], Failure> where Value: Collection { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  @_alwaysEmitIntoClient public func filterMany(_ isIncluded: @escaping (Value.Element) -> Bool) -> MainSignal<[Value.Element], Failure> where Value: Collection, Value.Element: Sendable { neverCalled() }

  @available(*, unavailable, renamed: "map(_:)")
  @_alwaysEmitIntoClient public func pluck<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  @_alwaysEmitIntoClient public func negate() -> MainSignal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  @_alwaysEmitIntoClient public func toggle() -> MainSignal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  @_alwaysEmitIntoClient public func scanWithStart<T>(_ initial: T, reduce: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)", message: "It does not send the initial value.")
  @_alwaysEmitIntoClient public func runningFold<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  @_alwaysEmitIntoClient public func aggregateWithStart<T>(_ initial: T, reduce: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func removeDuplicates() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_alwaysEmitIntoClient public func removeDuplicates(by predicate: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func skipRepeats() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_alwaysEmitIntoClient public func skipRepeats(_ areSame: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  @_alwaysEmitIntoClient public func distinctUntilKeyChanged<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  @_alwaysEmitIntoClient public func distinctUntilChangedBy<T>(_ key: @escaping (Value) -> T) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  @_alwaysEmitIntoClient public func uniqueValues() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  @_alwaysEmitIntoClient public func removeAllDuplicates() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  @_alwaysEmitIntoClient public func adjacentPairs() -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  @_alwaysEmitIntoClient public func combinePrevious() -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'start(with: initial)', and 'pairwise()' behind it.")
  @_alwaysEmitIntoClient public func combinePrevious(_ initial: Value) -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 2, step: 1)'.")
  @_alwaysEmitIntoClient public func nwise(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func startWith(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func prepend(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func prefix(value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'other.concat(signal)'.")
  @_alwaysEmitIntoClient public func prefix<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "append(_:)")
  @_alwaysEmitIntoClient public func endWith(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(subscribed: { … })', or 'start(with: value)' to send one.")
  @_alwaysEmitIntoClient public func onStart(_ body: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements()")
  @_alwaysEmitIntoClient public func values<T, E: Error>(_ nothing: Never? = nil) -> MainSignal<T, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "failures()")
  @_alwaysEmitIntoClient public func errors<T, E: Error>() -> MainSignal<E, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "materialize()")
  @_alwaysEmitIntoClient public func mapToResult() -> MainSignal<Result<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  @_alwaysEmitIntoClient public func groupBy<K: Hashable & Sendable>(keySelector key: @escaping (Value) -> K) -> MainSignal<MainGroup<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  @_alwaysEmitIntoClient public func groupBy<K: Hashable & Sendable>(_ keyPath: KeyPath<Value, K>) -> MainSignal<MainGroup<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func buffer<S>(timeSpan: Duration, count: Int, scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func buffer<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)")
  @_alwaysEmitIntoClient public func buffer<S>(for duration: Duration, max count: Int, on scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func window<S>(timeSpan: Duration, count: Int, scheduler: S) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func window<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func bufferWithTime<S>(_ time: Duration, onScheduler scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func bufferWithTime<S, Time>(_ time: Time, onScheduler scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferCount(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferTime(_ time: Duration) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferTime<Time>(_ time: Time) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowCount(_ count: Int) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowTime(_ time: Duration) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowTime<Time>(_ time: Time) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(size count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  @_alwaysEmitIntoClient public func chunked(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect<S>(every interval: Duration, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect<S, Time>(every interval: Time, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect(every interval: Duration) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  @_alwaysEmitIntoClient public func chunks(ofCount count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), upTo: 10, on: scheduler)'.")
  @_alwaysEmitIntoClient public func chunks(ofCount count: Int, or period: ChunkPeriod) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func compacted<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  @_alwaysEmitIntoClient public func reductions<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "collect()")
  @_alwaysEmitIntoClient public func toArray() -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'await signal.collected()', or 'collect()' for a signal of one array.")
  @_alwaysEmitIntoClient public func toList() -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  @_alwaysEmitIntoClient public func every(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "first(where:)")
  @_alwaysEmitIntoClient public func find(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  @_alwaysEmitIntoClient public func any() -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  @_alwaysEmitIntoClient public func any(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  @_alwaysEmitIntoClient public func all(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  @_alwaysEmitIntoClient public func defaultIfEmpty(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(switchTo:)")
  @_alwaysEmitIntoClient public func switchIfEmpty<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  @_alwaysEmitIntoClient public func replaceEmpty(with value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "with(weak:)")
  @_alwaysEmitIntoClient public func withUnretained<X: AnyObject>(_ object: X) -> MainSignal<(X, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Decode and encode before the values come onto the main actor, with ReactiveSignalsFoundation.")
  @_alwaysEmitIntoClient public func decode<T, X>(type: T.Type, decoder: X) -> MainSignal<T, any Error> { neverCalled() }

  @available(*, unavailable, message: "Decode and encode before the values come onto the main actor, with ReactiveSignalsFoundation.")
  @_alwaysEmitIntoClient public func encode<X>(encoder: X) -> MainSignal<Value, any Error> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(buffering: .newest(1)) { … }'.")
  @_alwaysEmitIntoClient public func lazyMap<T, S>(on scheduler: S, transform: @escaping (Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  @_alwaysEmitIntoClient public func prefix(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  @_alwaysEmitIntoClient public func prefix(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  @_alwaysEmitIntoClient public func prefix(while predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  @_alwaysEmitIntoClient public func prefix<X>(untilOutputFrom trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  @_alwaysEmitIntoClient public func prefix(duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  @_alwaysEmitIntoClient public func prefix<Time>(duration: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)", message: "Write 'skip(1)' for the first value.")
  @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  @_alwaysEmitIntoClient public func drop(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  @_alwaysEmitIntoClient public func drop<X>(untilOutputFrom trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)")
  @_alwaysEmitIntoClient public func drop(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)")
  @_alwaysEmitIntoClient public func output(at index: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements(in:)")
  @_alwaysEmitIntoClient public func output<X: RangeExpression>(in range: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)", message: "It completes where there are too few values.")
  @_alwaysEmitIntoClient public func elementAt(_ index: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  @_alwaysEmitIntoClient public func ignoreOutput() -> MainSignal<Never, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  @_alwaysEmitIntoClient public func ignoreOutput<T>(setOutputType type: T.Type) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  @_alwaysEmitIntoClient public func ignoreElements() -> MainSignal<Never, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  @_alwaysEmitIntoClient public func ignoreFailure(completeImmediately: Bool = true) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  @_alwaysEmitIntoClient public func ignoreFailures() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  @_alwaysEmitIntoClient public func takeUntil<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  @_alwaysEmitIntoClient public func skipUntil<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while: { … })'.")
  @_alwaysEmitIntoClient public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  @_alwaysEmitIntoClient public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  @_alwaysEmitIntoClient public func dropWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func takeUntilBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func takeWhileBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func skipUntilBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func skipWhileBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(untilReplacement:)")
  @_alwaysEmitIntoClient public func takeUntilReplacement<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(throughMatching:)", message: "For '.exclusive' it is 'take(untilMatching:)'.")
  @_alwaysEmitIntoClient public func take(until predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  @_alwaysEmitIntoClient public func take(while predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  @_alwaysEmitIntoClient public func take(last count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  @_alwaysEmitIntoClient public func suffix(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  @_alwaysEmitIntoClient public func merge<X>(with other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  @_alwaysEmitIntoClient public func combineLatest<N: MainSignalConvertible>(with other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  @_alwaysEmitIntoClient public func combineLatestWith<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  @_alwaysEmitIntoClient public func zipWith<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: MainPropertyProtocol>(_ property: P) -> MainSignal<P.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible, T>(_ other: N, resultSelector: @escaping (Value, N.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'withLatest(from: property.signal) { … }'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: MainPropertyProtocol, T>(_ property: P, resultSelector: @escaping (Value, P.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible, M: MainSignalConvertible>(_ other: N, _ second: M) -> MainSignal<(N.Value, M.Value), Failure> where M: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible, M: MainSignalConvertible, T>(_ other: N, _ second: M, resultSelector: @escaping (Value, (N.Value, M.Value)) -> T) -> MainSignal<T, Failure> where M: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, message: "Use 'trigger.withLatest(from: signal)'.")
  @_alwaysEmitIntoClient public func sample<N: MainSignalConvertible>(with trigger: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "sample(on:)", message: "It sends a value again when there is no newer one, and completes with either signal.")
  @_alwaysEmitIntoClient public func sample<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  @_alwaysEmitIntoClient public func sample<S: TimedScheduler>(every time: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  @_alwaysEmitIntoClient public func sample<S: TimedScheduler, Time>(every time: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  @_alwaysEmitIntoClient public func amb<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  @_alwaysEmitIntoClient public func raceWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "concat(_:)")
  @_alwaysEmitIntoClient public func concatWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  @_alwaysEmitIntoClient public func mergeWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(other).map { … }'.")
  @_alwaysEmitIntoClient public func combine<N: MainSignalConvertible, T>(_ other: N, _ transform: @escaping (Value, N.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'then { other }'.")
  @_alwaysEmitIntoClient public func andThen<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  @_alwaysEmitIntoClient public func debounce<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  @_alwaysEmitIntoClient public func debounce<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func debounceTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func debounceTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func throttleTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func throttleTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func auditTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func auditTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func sampleTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func sampleTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)", message: "Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'filter' or 'sample(on:)' with the property.")
  @_alwaysEmitIntoClient public func throttle<P: MainPropertyProtocol, S>(while property: P, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "running(while:)", message: "A 'false' disposes the signal, and a 'true' subscribes again.")
  @_alwaysEmitIntoClient public func pausable<X>(_ pauser: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "running(while:)", message: "A 'false' disposes the signal, and a 'true' subscribes again.")
  @_alwaysEmitIntoClient public func pausable<X>(while pauser: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "hold(while:)", message: "It holds the values while the condition is 'true'.")
  @_alwaysEmitIntoClient public func pausableBuffered<X>(_ pauser: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  @_alwaysEmitIntoClient public func throttleFirst<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  @_alwaysEmitIntoClient public func throttleFirst<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  @_alwaysEmitIntoClient public func throttleLast<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  @_alwaysEmitIntoClient public func throttleLast<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  @_alwaysEmitIntoClient public func delay<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)", message: "A failure is not delayed.")
  @_alwaysEmitIntoClient public func delay<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'.")
  @_alwaysEmitIntoClient public func timeout<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(ofSilence:switchTo:on:)")
  @_alwaysEmitIntoClient public func timeout<N: MainSignalConvertible, S>(_ time: Duration, other: N, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  @_alwaysEmitIntoClient public func timeout<S>(_ time: Duration, scheduler: S, customError: @escaping () -> Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  @_alwaysEmitIntoClient public func timeout(_ time: Duration, on scheduler: some TimedScheduler, customError: @escaping () -> Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  @_alwaysEmitIntoClient public func timeout(_ time: Duration, error: Failure, on scheduler: some TimedScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  @_alwaysEmitIntoClient public func timeout<S: TimedScheduler>(_ time: Duration, failure: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'measureInterval(on: scheduler)'.")
  @_alwaysEmitIntoClient public func timeInterval() -> MainSignal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func receive<S>(on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func receive(on scheduler: MainScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func observe<S>(on scheduler: S, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func observe(on scheduler: MainScheduler, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func observeOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func deliverOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func deliverOnMainThread() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func subscribeOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func start<S: Scheduler>(on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func flowOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func buffer<X, Y>(size: Int, prefetch: X, whenFull: Y) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(buffering: .newest(1)) { … }'.")
  @_alwaysEmitIntoClient public func conflate() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func catchAndReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func onErrorReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func onErrorReturnItem(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func catchErrorJustReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func catchError<N: MainSignalConvertible>(_ handler: @escaping (Failure) -> N) -> MainSignal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func catchError<E: Error>(_ handler: @escaping (Failure) -> MainSignal<Value, E>) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)", message: "Return 'MainSignal.fail(…)' in place of 'throw'.")
  @_alwaysEmitIntoClient public func tryCatch<N: MainSignalConvertible>(_ handler: @escaping (Failure) throws -> N) -> MainSignal<Value, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func replaceError(with value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "mapFailure(_:)")
  @_alwaysEmitIntoClient public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  @_alwaysEmitIntoClient public func setFailureType<E: Error>(to type: E.Type) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  @_alwaysEmitIntoClient public func promoteError<E: Error>(_ type: E.Type) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'promoteFailure(to: LoadError.self)'.")
  @_alwaysEmitIntoClient public func promoteError<E: Error>() -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  @_alwaysEmitIntoClient public func promoteValue<T>(_ type: T.Type) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch' with a closure that stops the program, or handle the failure.")
  @_alwaysEmitIntoClient public func assertNoFailure(_ prefix: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "tryMap(_:)")
  @_alwaysEmitIntoClient public func attemptMap<T, E: Error>(_ transform: @escaping (Value) throws(E) -> T) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'tryMap', and 'compactMap { $0 }' behind it.")
  @_alwaysEmitIntoClient public func tryCompactMap<T>(_ transform: @escaping (Value) throws -> T?) -> MainSignal<T, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "retry(when:)", message: "Answers that complete let the failure pass.")
  @_alwaysEmitIntoClient public func retryWhen<N: MainSignalConvertible>(_ handler: @escaping (MainSignal<Failure, Never>) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry<S>(upTo count: Int, interval: Double, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(upTo count: Int, interval: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(upTo count: Int, interval: Duration, on scheduler: some TimedScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry<S>(_ count: Int, delay: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration, on scheduler: some TimedScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(3, on: .main) { failure in … }', whose closure returns the delay, or 'nil' to give up.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: @escaping (Failure) -> Duration?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry<Time>(_ count: Int, delay: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry(count: Int, delay: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry<Time>(count: Int, delay: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(_:)")
  @_alwaysEmitIntoClient public func `repeat`(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(when:)")
  @_alwaysEmitIntoClient public func repeatWhen<N: MainSignalConvertible>(_ handler: @escaping (MainSignal<Int, Never>) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func `do`(onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func `do`(onSuccess: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func handleEvents(receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(value: ((Value) -> Void)?, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func tap(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doOnNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doOnSuccess(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func doOnError(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func onError(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func onFailure(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func onEach(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onCompletion(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onDispose(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onTermination(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func doError(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func doCompleted(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func initially(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func finalize(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func debug(_ label: String = "") -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func logAll() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })' or 'on(failed: { … })' with a breakpoint in the closure.")
  @_alwaysEmitIntoClient public func breakpointOnError() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  @_alwaysEmitIntoClient public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)", message: "The source stops without subscribers, unless 'whenUnobserved: .keep' is passed.")
  @_alwaysEmitIntoClient public func shareReplay(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replayLazily(capacity:)")
  @_alwaysEmitIntoClient public func replayLazily(upTo capacity: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replay(capacity:)")
  @_alwaysEmitIntoClient public func replayAll() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'share()', or 'share(startingAt: 2)' to wait for two subscribers.")
  @_alwaysEmitIntoClient public func makeConnectable() -> MulticastConnection<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainProperty(initial: …, then: signal)'.")
  @_alwaysEmitIntoClient public func stateIn<X>(_ scope: X) -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainProperty(initial: …, then: signal)'.")
  @_alwaysEmitIntoClient public func toProperty(initial value: Value) -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)")
  @_alwaysEmitIntoClient public func shareIn<X>(_ scope: X) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainPropertyProtocol {
  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void, receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:on:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: property)' with a 'MainMutableProperty'.")
  @_alwaysEmitIntoClient public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Never) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeNext(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X: AnyObject>(with object: X, onNext: @escaping (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func emit(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithResult(_ handler: @escaping (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeResult(_ handler: @escaping (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToAnySignal() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToSignal() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'property.signal'.")
  @_alwaysEmitIntoClient public func asObservable() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asDriver() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "signal")
  @_alwaysEmitIntoClient public var producer: MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  @_alwaysEmitIntoClient public func unwrap<T>() -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  @_alwaysEmitIntoClient public func filterNil<T>() -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'map { $0 ?? … }'.")
  @_alwaysEmitIntoClient public func replaceNil<T>(with value: T) -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.not()'.")
  @_alwaysEmitIntoClient public func negate() -> MainSignal<Value, Never> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func removeDuplicates() -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func skipRepeats() -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  @_alwaysEmitIntoClient public func startWith(_ values: Value...) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  @_alwaysEmitIntoClient public func prepend(_ values: Value...) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(_:)'.")
  @_alwaysEmitIntoClient public func prefix(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skip(_:)'.")
  @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.combineLatest(_:)'.")
  @_alwaysEmitIntoClient public func combineLatest<N: MainSignalConvertible>(with other: N) -> MainSignal<(Value, N.Value), Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: MainPropertyProtocol>(_ property: P) -> MainSignal<P.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:_:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: MainSignalConvertible, T>(_ other: N, resultSelector: @escaping (Value, N.Value) -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'withLatest(from: property.signal) { … }'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: MainPropertyProtocol, T>(_ property: P, resultSelector: @escaping (Value, P.Value) -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  @_alwaysEmitIntoClient public func debounce<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  @_alwaysEmitIntoClient public func debounce<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:latest:on:)'.")
  @_alwaysEmitIntoClient public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  @_alwaysEmitIntoClient public func delay<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  @_alwaysEmitIntoClient public func delay<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func receive<S>(on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func observe<S>(on scheduler: S, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func observeOn<S>(_ scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func deliverOn<S>(_ scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  @_alwaysEmitIntoClient public func deliverOnMainThread() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func `do`(onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil, onError: ((Never) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func handleEvents(receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Never>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Never>) -> Void)? = nil, failed: ((Never) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)?) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(value: ((Value) -> Void)?, event: ((Event<Value, Never>) -> Void)? = nil, failed: ((Never) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  @_alwaysEmitIntoClient public func debug(_ label: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  @_alwaysEmitIntoClient public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> MainSignal<Value, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainMutableProperty {
  @available(*, unavailable, renamed: "property")
  @_alwaysEmitIntoClient public var readOnly: MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'modify { … }', which returns the result of its closure.")
  @_alwaysEmitIntoClient public func swap(_ value: Value) -> Value { neverCalled() }

  @available(*, unavailable, renamed: "modify(_:)")
  @_alwaysEmitIntoClient public func update(_ change: @escaping (Value) -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSubject {
  @available(*, unavailable, message: "Use the subject itself, which is a signal, or its property 'erased'.")
  @_alwaysEmitIntoClient public var signal: MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(event:)")
  @_alwaysEmitIntoClient public func on(_ event: Event<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'complete()', or 'fail(error)' for a failure.")
  @_alwaysEmitIntoClient public func send(completion: Subscribers.Completion<Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(failure error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func sendCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "complete()", message: "There is no interruption: subscribers receive a completion.")
  @_alwaysEmitIntoClient public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func next(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func finish() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func tryEmit(_ value: Value) -> Bool { neverCalled() }

  @available(*, unavailable, message: "Use 'subscriptionCount', a number.")
  @_alwaysEmitIntoClient public var hasObservers: Bool { neverCalled() }

  @available(*, unavailable, message: "Use 'subscriptionCount', a number.")
  @_alwaysEmitIntoClient public var subscriberCount: Int { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSubscriber {
  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(event:)")
  @_alwaysEmitIntoClient public func on(_ event: Event<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'complete()', or 'fail(error)' for a failure.")
  @_alwaysEmitIntoClient public func send(completion: Subscribers.Completion<Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(failure error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func sendCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "complete()", message: "There is no interruption: subscribers receive a completion.")
  @_alwaysEmitIntoClient public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func next(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func finish() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func tryEmit(_ value: Value) -> Bool { neverCalled() }
}

@_documentation(visibility: internal)
extension MainCommand {
  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  @_alwaysEmitIntoClient public func apply(_ input: Input) -> MainExecution<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  @_alwaysEmitIntoClient public func apply() -> MainExecution<Value, Failure> where Input == Void { neverCalled() }

  @available(*, unavailable, message: "Use 'execute(input)', and 'try await command.execute(input).first()' for its result.")
  @discardableResult
  @_alwaysEmitIntoClient public func run(_ input: Input) -> MainExecution<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'execute(input)', and 'try await command.execute(input).first()' for its result.")
  @discardableResult
  @_alwaysEmitIntoClient public func run() -> MainExecution<Value, Failure> where Input == Void { neverCalled() }

  @available(*, unavailable, renamed: "executions")
  @_alwaysEmitIntoClient public var executionSignals: MainSignal<MainSignal<Value, Never>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "failures")
  @_alwaysEmitIntoClient public var errors: MainSignal<Failure, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'values' and 'failures'.")
  @_alwaysEmitIntoClient public var events: MainSignal<Event<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'executions', whose signals complete.")
  @_alwaysEmitIntoClient public var completed: MainSignal<Void, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  @_alwaysEmitIntoClient public var executing: MainSignal<Bool, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  @_alwaysEmitIntoClient public var enabled: MainSignal<Bool, Never> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  @_alwaysEmitIntoClient public var allowsConcurrentExecution: MainMutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  @_alwaysEmitIntoClient public var isConcurrent: MainMutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "init(_:)")
  @_alwaysEmitIntoClient public convenience init(execute work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X: MainPropertyProtocol>(enabledIf condition: X, execute work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X>(enabled condition: X, _ work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X>(isEnabled condition: X, _ work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }
}
