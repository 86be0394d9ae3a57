// The names of other libraries. `scripts/generate` makes this file from scripts/names.txt.

// swift-format-ignore-file

@_documentation(visibility: internal)
extension MainSignal {
  @available(*, unavailable, message: "Write '.empty', without parentheses.")
  public static func empty(_ nothing: Never? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write '.never', without parentheses.")
  public static func never(_ nothing: Never? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public static func error(_ error: Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'unfold(0) { number in … }', whose closure returns a value and the next state, or 'nil' for the end.")
  public static func generate<S>(initialState: Value, condition: @escaping (Value) -> Bool, scheduler: S? = nil, iterate: @escaping (Value) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.just(…).repeated()'.")
  public static func repeatElement(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.from(1...3)'.")
  public static func range(start: Value, count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  public static func interval<S>(_ period: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  public static func interval<S, Time>(_ period: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timer(after: .seconds(1), on: scheduler)', or 'interval' for one that repeats.")
  public static func timer<S>(_ delay: Duration, period: Duration? = nil, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }'.")
  public static func async(_ work: @escaping () async throws(Failure) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }'.")
  public static func fromAsync(_ work: @escaping () async throws(Failure) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "using(resource:_:)")
  public static func using<X: Disposable, N: MainSignalConvertible>(_ resource: @escaping () -> X, observableFactory: @escaping (X) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.just(1)', without the types.")
  public init(value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal<Int, LoadError>.fail(error)'.")
  public init(error: Failure) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.attempt { try result.get() }'.")
  public init(result: Result<Value, Failure>) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  public init(values: Value...) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  public init(_ values: [Value]) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.create { subscriber in … }'; 'subscriber.onDispose { … }' stands for the lifetime.")
  public init(_ body: @escaping (MainSubscriber<Value, Failure>, Lifetime) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  public static func timer<S>(interval: Duration, on scheduler: S) -> MainSignal<Value, Failure> where Value == Int, Failure == Never { neverCalled() }

  @available(*, unavailable, renamed: "just(_:)")
  public static func `return`(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'deferred { … }'.")
  public static func `defer`(_ body: @escaping () -> MainSignal<Value, Failure>) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'create { subscriber in … }', whose closure returns nothing.")
  public static func createSignal(_ body: @escaping (MainSubscriber<Value, Failure>) -> (any Disposable)?) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:on:)")
  @discardableResult
  public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: property)' with a 'MainMutableProperty'.")
  public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  public func subscribe(onSuccess: ((Value) -> Void)? = nil, onFailure: ((Failure) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:failed:completed:)', and capture the object: '{ [weak object] value in … }'.")
  @discardableResult
  public func subscribe<X: AnyObject>(with object: X, onNext: ((X, Value) -> Void)? = nil, onError: ((X, Failure) -> Void)? = nil, onCompleted: ((X) -> Void)? = nil, onDisposed: ((X) -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func subscribeNext(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  public func subscribeError(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  public func subscribeCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func drive(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  public func drive<X: AnyObject>(with object: X, onNext: @escaping (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func emit(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func bind(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(subject)'.")
  @discardableResult
  public func bind<X: MainSignalProtocol>(to subject: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func startWithValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  public func startWithResult(_ handler: @escaping (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  public func observeResult(_ handler: @escaping (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  public func startWithFailed(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  public func observeFailed(_ handler: @escaping (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  public func startWithCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  public func observeCompleted(_ handler: @escaping () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'publish { signal in … }', which subscribes once for all chains in the closure.")
  public func startWithSignal(_ body: @escaping (MainSignal<Value, Failure>, any Disposable) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func start() -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribeEvents { event in … }'.")
  @discardableResult
  public func start(_ handler: @escaping (Event<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  public func observeValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe { … }', or 'flatMap(.latest) { … }' for work that a new value ends.")
  @discardableResult
  public func collectLatest(_ body: @escaping (Value) async -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:)'.")
  @discardableResult
  public func launchIn<X>(_ scope: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The main actor does not wait: use 'await signal.first()' or 'await signal.collected()'.")
  public func toBlocking(timeout: Duration? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'mainSignal'.")
  public func eraseToAnyPublisher() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'mainSignal'.")
  public func eraseToAnySignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'mainSignal'.")
  public func eraseToSignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'mainSignal'.")
  public func asObservable() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func asDriver(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func asSignal(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func asInfallible(onErrorJustReturn value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(to:)")
  public func asDriver<N: MainSignalConvertible>(onErrorDriveWith next: N) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func asDriver<N: MainSignalConvertible>(onErrorRecover handler: @escaping (Failure) -> N) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  public func asDriver() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  public func asSingle() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  public func asMaybe() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  public func asCompletable() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  public func asInfallible() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  public func asSignal() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  public var producer: MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func flatMapLatest<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func flatMapLatest<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func switchMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func switchMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  public func flatMapFirst<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  public func flatMapFirst<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  public func exhaustMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  public func exhaustMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  public func concatMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  public func concatMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  public func mergeMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  public func mergeMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  public func flattenMap<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  public func flattenMap<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  public func flatMapConcat<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  public func flatMapConcat<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  public func flatMapMerge<N: MainSignalConvertible>(_ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  public func flatMapMerge<T, E: Error>(_ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  public func mapLatest<T>(_ transform: @escaping (Value) async -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  public func flatMap<N: MainSignalConvertible>(maxConcurrent count: Int, _ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  public func flatMap<T, E: Error>(maxConcurrent count: Int, _ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  public func flatMapBatches<N: MainSignalConvertible>(of count: Int, _ transform: @escaping (Value) -> N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  public func flatMapBatches<T, E: Error>(of count: Int, _ transform: @escaping (Value) -> MainSignal<T, E>) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func flatMapError<N: MainSignalConvertible>(_ handler: @escaping (Failure) -> N) -> MainSignal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func flatMapError<E: Error>(_ handler: @escaping (Failure) -> MainSignal<Value, E>) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "switchToLatest()")
  public func switchLatest() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  public func merge() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, message: "Use 'flatten(.merge(maxConcurrent: …))'.")
  public func merge(maxConcurrent count: Int) -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  public func switchAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  public func mergeAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  public func concatAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  public func exhaustAll() -> MainSignal<Value.Value, Failure> where Value: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  public func filterMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  public func unwrap<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  public func filterNil<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0 ?? … }'.")
  public func replaceNil<T>(with value: T) -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  public func filterNotNull<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  public func mapTo<T>(_ value: T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  public func mapToValue<T>(_ value: T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  public func mapToVoid() -> MainSignal<Void, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  public func mapMany<T>(_ transform: @escaping (Value.Element) -> T) -> MainSignal<[T], Failure> where Value: Collection { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  public func filterMany(_ isIncluded: @escaping (Value.Element) -> Bool) -> MainSignal<[Value.Element], Failure> where Value: Collection, Value.Element: Sendable { neverCalled() }

  @available(*, unavailable, renamed: "map(_:)")
  public func pluck<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  public func negate() -> MainSignal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  public func toggle() -> MainSignal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  public func scanWithStart<T>(_ initial: T, reduce: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)", message: "It does not send the initial value.")
  public func runningFold<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  public func aggregateWithStart<T>(_ initial: T, reduce: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func removeDuplicates(by predicate: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func skipRepeats(_ areSame: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  public func distinctUntilKeyChanged<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  public func distinctUntilChangedBy<T>(_ key: @escaping (Value) -> T) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  public func uniqueValues() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  public func removeAllDuplicates() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  public func adjacentPairs() -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  public func combinePrevious() -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'start(with: initial)', and 'pairwise()' behind it.")
  public func combinePrevious(_ initial: Value) -> MainSignal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 2, step: 1)'.")
  public func nwise(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  public func startWith(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  public func prepend(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  public func prefix(value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'other.concat(signal)'.")
  public func prefix<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "append(_:)")
  public func concat(value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "append(_:)")
  public func endWith(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'start(with: { … })'.")
  public func onStart(_ body: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements()")
  public func values<T, E: Error>(_ nothing: Never? = nil) -> MainSignal<T, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "failures()")
  public func errors<T, E: Error>() -> MainSignal<E, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "materialize()")
  public func mapToResult() -> MainSignal<Result<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  public func groupBy<K: Hashable & Sendable>(keySelector key: @escaping (Value) -> K) -> MainSignal<MainGroup<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  public func groupBy<K: Hashable & Sendable>(_ keyPath: KeyPath<Value, K>) -> MainSignal<MainGroup<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  public func buffer<S>(timeSpan: Duration, count: Int, scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  public func buffer<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  public func window<S>(timeSpan: Duration, count: Int, scheduler: S) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  public func window<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  public func bufferWithTime<S>(_ time: Duration, onScheduler scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  public func bufferWithTime<S, Time>(_ time: Time, onScheduler scheduler: S) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  public func bufferCount(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  public func bufferTime(_ time: Duration) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  public func bufferTime<Time>(_ time: Time) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  public func windowCount(_ count: Int) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  public func windowTime(_ time: Duration) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  public func windowTime<Time>(_ time: Time) -> MainSignal<MainSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "collect(count:)")
  public func collect(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  public func buffer(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(count:)")
  public func window(_ count: Int) -> MainSignal<WindowedSignal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  public func slidingWindow(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  public func slidingWindow(count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  public func slidingWindow(size count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  public func chunked(_ count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  public func collect<S>(every interval: Duration, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  public func collect<S, Time>(every interval: Time, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  public func chunks(ofCount count: Int) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), upTo: 10, on: scheduler)'.")
  public func chunks(ofCount count: Int, or period: ChunkPeriod) -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  public func compacted<T>() -> MainSignal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  public func reductions<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "collect()")
  public func toArray() -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'await signal.collected()', or 'collect()' for a signal of one array.")
  public func toList() -> MainSignal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  public func every(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "first(where:)")
  public func find(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  public func any() -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  public func any(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  public func all(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  public func defaultIfEmpty(_ value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(switchTo:)")
  public func switchIfEmpty<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  public func ifEmpty(default value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  public func replaceEmpty(with value: Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "with(weak:)")
  public func withUnretained<X: AnyObject>(_ object: X) -> MainSignal<(X, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Decode and encode before the values come onto the main actor, with ReactiveSignalsFoundation.")
  public func decode<T, X>(type: T.Type, decoder: X) -> MainSignal<T, any Error> { neverCalled() }

  @available(*, unavailable, message: "Decode and encode before the values come onto the main actor, with ReactiveSignalsFoundation.")
  public func encode<X>(encoder: X) -> MainSignal<Value, any Error> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(buffering: .newest(1)) { … }'.")
  public func lazyMap<T, S>(on scheduler: S, transform: @escaping (Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  public func prefix(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  public func prefix(while predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  public func prefix<X>(untilOutputFrom trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  public func prefix(duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  public func prefix<Time>(duration: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)", message: "Write 'skip(1)' for the first value.")
  public func dropFirst(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  public func drop<X>(untilOutputFrom trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)")
  public func drop(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)")
  public func output(at index: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements(in:)")
  public func output<X: RangeExpression>(in range: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)", message: "It completes where there are too few values.")
  public func elementAt(_ index: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  public func ignoreOutput() -> MainSignal<Never, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  public func ignoreOutput<T>(setOutputType type: T.Type) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  public func ignoreElements() -> MainSignal<Never, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  public func ignoreFailure(completeImmediately: Bool = true) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  public func ignoreFailures() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  public func takeUntil<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  public func skipUntil<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while: { … })'.")
  public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  public func dropWhile(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  public func takeUntilBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  public func takeWhileBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  public func skipUntilBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  public func skipWhileBlock(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(untilReplacement:)")
  public func takeUntilReplacement<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(throughMatching:)")
  public func take(until predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(throughMatching:)", message: "For '.exclusive' it is 'take(untilMatching:)'.")
  public func take(until predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  public func take(while predicate: @escaping (Value) -> Bool, behavior: InclusiveBehavior) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(for:on:)")
  public func take<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(for:on:)")
  public func take<S, Time>(for time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(for:on:)")
  public func skip<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(for:on:)")
  public func skip<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  public func take(first count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  public func take(last count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  public func suffix(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)")
  public func skip(first count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(during: lifetime)' with the lifetime of the object.")
  public func take<X: AnyObject>(duringLifetimeOf object: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  public func merge<X>(with other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  public func combineLatest<N: MainSignalConvertible>(with other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "zip(_:)")
  public func zip<N: MainSignalConvertible>(with other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  public func combineLatestWith<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  public func zipWith<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  public func withLatestFrom<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  public func withLatestFrom<P: MainPropertyProtocol>(_ property: P) -> MainSignal<P.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  public func withLatestFrom<N: MainSignalConvertible, T>(_ other: N, resultSelector: @escaping (Value, N.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'withLatest(from: property.signal) { … }'.")
  public func withLatestFrom<P: MainPropertyProtocol, T>(_ property: P, resultSelector: @escaping (Value, P.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  public func withLatestFrom<N: MainSignalConvertible, M: MainSignalConvertible>(_ other: N, _ second: M) -> MainSignal<(N.Value, M.Value), Failure> where M: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  public func withLatestFrom<N: MainSignalConvertible, M: MainSignalConvertible, T>(_ other: N, _ second: M, resultSelector: @escaping (Value, (N.Value, M.Value)) -> T) -> MainSignal<T, Failure> where M: MainSignalConvertible { neverCalled() }

  @available(*, unavailable, message: "Use 'trigger.withLatest(from: signal)'.")
  public func sample<N: MainSignalConvertible>(with trigger: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "sample(on:)", message: "It sends a value again when there is no newer one, and completes with either signal.")
  public func sample<X>(_ trigger: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  public func sample<S: TimedScheduler>(every time: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  public func sample<S: TimedScheduler, Time>(every time: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  public func amb<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  public func raceWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "concat(_:)")
  public func concatWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  public func mergeWith<X>(_ other: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(other).map { … }'.")
  public func combine<N: MainSignalConvertible, T>(_ other: N, _ transform: @escaping (Value, N.Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'then { other }'.")
  public func andThen<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  public func debounce<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  public func debounce<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  public func debounce<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  public func debounce<S, Time>(for time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  public func debounce<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  public func debounce<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func debounceTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func debounceTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func throttleTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func throttleTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func auditTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func auditTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func sampleTime(_ time: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  public func sampleTime<Time>(_ time: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)", message: "Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)", message: "Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S, Time>(_ time: Time, latest: Bool = true, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S, Time>(for time: Time, scheduler: S, latest: Bool = true) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:on:)", message: "Completion sends the value that waits.")
  public func throttle<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:on:)", message: "Completion sends the value that waits.")
  public func throttle<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'filter' or 'sample(on:)' with the property.")
  public func throttle<P: MainPropertyProtocol, S>(while property: P, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "running(while:)", message: "A 'false' disposes the signal, and a 'true' subscribes again.")
  public func pausable<X>(_ pauser: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "hold(while:)", message: "It holds the values while the condition is 'true'.")
  public func pausableBuffered<X>(_ pauser: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  public func throttleFirst<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  public func throttleFirst<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  public func throttleLast<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  public func throttleLast<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)", message: "A failure is not delayed.")
  public func delay<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)", message: "A failure is not delayed.")
  public func delay<S, Time>(for time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  public func delay<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delaySubscription(for:on:)")
  public func delaySubscription<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delaySubscription(for:on:)")
  public func delaySubscription<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'.")
  public func timeout<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'.")
  public func timeout<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(ofSilence:switchTo:on:)")
  public func timeout<N: MainSignalConvertible, S>(_ time: Duration, other: N, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(ofSilence:switchTo:on:)")
  public func timeout<N: MainSignalConvertible, S, Time>(_ time: Time, other: N, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  public func timeout<S>(_ time: Duration, scheduler: S, customError: @escaping () -> Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  public func timeout<S, Time>(_ time: Time, scheduler: S, customError: @escaping () -> Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S>(after time: Duration, raising error: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S, Time>(after time: Time, raising error: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S: TimedScheduler>(_ time: Duration, failure: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S: TimedScheduler, Time>(_ time: Time, failure: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S: TimedScheduler>(after time: Duration, failure: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout<S: TimedScheduler, Time>(after time: Time, failure: Failure, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "measureInterval(on:)")
  public func measureInterval<S>(using scheduler: S) -> MainSignal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'measureInterval(on: scheduler)'.")
  public func timeInterval() -> MainSignal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func receive<S>(on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func receive(on scheduler: MainScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func observe<S>(on scheduler: S, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func observe(on scheduler: MainScheduler, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func observeOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func deliverOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func deliverOnMainThread() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  public func subscribeOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  public func start<S: Scheduler>(on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A subscription begins on the main actor: remove this call.")
  public func flowOn<S>(_ scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: remove this call.")
  public func buffer<X, Y>(size: Int, prefetch: X, whenFull: Y) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(buffering: .newest(1)) { … }'.")
  public func conflate() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func catchAndReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func onErrorReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func onErrorReturnItem(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func catchErrorJustReturn(_ value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func catchError<N: MainSignalConvertible>(_ handler: @escaping (Failure) -> N) -> MainSignal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func catchError<E: Error>(_ handler: @escaping (Failure) -> MainSignal<Value, E>) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)", message: "Return 'MainSignal.fail(…)' in place of 'throw'.")
  public func tryCatch<N: MainSignalConvertible>(_ handler: @escaping (Failure) throws -> N) -> MainSignal<Value, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  public func replaceError(with value: Value) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "mapFailure(_:)")
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  public func setFailureType<E: Error>(to type: E.Type) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  public func promoteError<E: Error>(_ type: E.Type) -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'promoteFailure(to: LoadError.self)'.")
  public func promoteError<E: Error>() -> MainSignal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  public func promoteValue<T>(_ type: T.Type) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch' with a closure that stops the program, or handle the failure.")
  public func assertNoFailure(_ prefix: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "tryMap(_:)")
  public func attemptMap<T, E: Error>(_ transform: @escaping (Value) throws(E) -> T) -> MainSignal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'tryMap', and 'compactMap { $0 }' behind it.")
  public func tryCompactMap<T>(_ transform: @escaping (Value) throws -> T?) -> MainSignal<T, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "retry(when:)", message: "Answers that complete let the failure pass.")
  public func retryWhen<N: MainSignalConvertible>(_ handler: @escaping (MainSignal<Failure, Never>) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "retry(_:)")
  public func retry(upTo count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  public func retry<S>(upTo count: Int, interval: Duration, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  public func retry<S, Time>(upTo count: Int, interval: Time, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  public func retry<S>(_ count: Int, delay: Duration, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  public func retry<S, Time>(_ count: Int, delay: Time, scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(3, on: .main) { failure in … }', whose closure returns the delay, or 'nil' to give up.")
  public func retry(_ count: Int, delay: @escaping (Failure) -> Duration?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  public func retry(_ count: Int, delay: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  public func retry<Time>(_ count: Int, delay: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  public func retry(count: Int, delay: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  public func retry<Time>(count: Int, delay: Time) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "retry(_:)")
  public func retry(times count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "retry(_:)")
  public func retry(count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)', with a scheduler such as '.main'.")
  public func retry(times count: Int, backoff: Backoff) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)', with a scheduler such as '.main'.")
  public func retry<S: TimedScheduler>(times count: Int, backoff: Backoff, on scheduler: S) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(_:)")
  public func `repeat`(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(when:)")
  public func repeatWhen<N: MainSignalConvertible>(_ handler: @escaping (MainSignal<Int, Never>) -> N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func `do`(onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func `do`(onSuccess: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func handleEvents(receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func on(value: ((Value) -> Void)?, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(subscribed: { … })', or 'next', 'failed', 'completed' for one kind of event.")
  public func on(starting: (() -> Void)?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(subscribed: { … })', or 'next', 'failed', 'completed' for one kind of event.")
  public func on(started: (() -> Void)?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(subscribed: { … })', or 'next', 'failed', 'completed' for one kind of event.")
  public func on(event: ((Event<Value, Failure>) -> Void)?) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func tap(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func doOnNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func doOnSuccess(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  public func doOnError(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func onEach(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  public func onCompletion(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  public func onDispose(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  public func onTermination(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  public func doNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  public func doError(_ handler: @escaping (Failure) -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  public func doCompleted(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  public func initially(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  public func finalize(_ handler: @escaping () -> Void) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  public func debug(_ label: String = "") -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  public func logEvents(identifier: String = "") -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  public func logAll() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })' or 'on(failed: { … })' with a breakpoint in the closure.")
  public func breakpointOnError() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)", message: "The source stops without subscribers, unless 'whenUnobserved: .keep' is passed.")
  public func shareReplay(_ count: Int = 1) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replayLazily(capacity:)")
  public func replayLazily(upTo capacity: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'replay(capacity: 1)'.")
  public func replay(_ count: Int) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replay(capacity:)")
  public func replayAll() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'share()', or 'share(startingAt: 2)' to wait for two subscribers.")
  public func makeConnectable() -> MulticastConnection<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainProperty(initial: …, then: signal)'.")
  public func stateIn<X>(_ scope: X) -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainProperty(initial: …, then: signal)'.")
  public func toProperty(initial value: Value) -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)")
  public func shareIn<X>(_ scope: X) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainPropertyProtocol {
  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  public func sink(receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void, receiveValue: @escaping (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:on:)'.")
  @discardableResult
  public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: property)' with a 'MainMutableProperty'.")
  public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Never) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func subscribeNext(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func drive(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  public func drive<X: AnyObject>(with object: X, onNext: @escaping (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func emit(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func bind(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func startWithValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  public func startWithResult(_ handler: @escaping (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  public func observeResult(_ handler: @escaping (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  public func observeValues(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.mainSignal'.")
  public func eraseToAnyPublisher() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.mainSignal'.")
  public func eraseToAnySignal() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.mainSignal'.")
  public func eraseToSignal() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'property.signal'.")
  public func asObservable() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use the signal itself; 'single()' fails unless there is one value.")
  public func asDriver() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "signal")
  public var producer: MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  public func unwrap<T>() -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  public func filterNil<T>() -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'map { $0 ?? … }'.")
  public func replaceNil<T>(with value: T) -> MainSignal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.not()'.")
  public func negate() -> MainSignal<Value, Never> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  public func startWith(_ values: Value...) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  public func prepend(_ values: Value...) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(_:)'.")
  public func prefix(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skip(_:)'.")
  public func dropFirst(_ count: Int = 1) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.combineLatest(_:)'.")
  public func combineLatest<N: MainSignalConvertible>(with other: N) -> MainSignal<(Value, N.Value), Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  public func withLatestFrom<N: MainSignalConvertible>(_ other: N) -> MainSignal<N.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  public func withLatestFrom<P: MainPropertyProtocol>(_ property: P) -> MainSignal<P.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:_:)'.")
  public func withLatestFrom<N: MainSignalConvertible, T>(_ other: N, resultSelector: @escaping (Value, N.Value) -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'withLatest(from: property.signal) { … }'.")
  public func withLatestFrom<P: MainPropertyProtocol, T>(_ property: P, resultSelector: @escaping (Value, P.Value) -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S, Time>(for time: Time, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  public func debounce<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:latest:on:)'.")
  public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:latest:on:)'.")
  public func throttle<S, Time>(_ time: Time, latest: Bool = true, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  public func throttle<S, Time>(for time: Time, scheduler: S, latest: Bool = true) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:on:)'.")
  public func throttle<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:on:)'.")
  public func throttle<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S>(_ time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S, Time>(_ time: Time, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S>(for time: Duration, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S, Time>(for time: Time, scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S: Scheduler>(_ time: Duration, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  public func delay<S: Scheduler, Time>(_ time: Time, on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  public func receive<S>(on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  public func observe<S>(on scheduler: S, _ noHandler: ((Never) -> Never)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  public func observeOn<S>(_ scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  public func deliverOn<S>(_ scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. The events are on the main actor: remove this call.")
  public func deliverOnMainThread() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func `do`(onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil, onError: ((Never) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func handleEvents(receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Never>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Never>) -> Void)? = nil, failed: ((Never) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)?) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  public func on(value: ((Value) -> Void)?, event: ((Event<Value, Never>) -> Void)? = nil, failed: ((Never) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })'.")
  public func doNext(_ handler: @escaping (Value) -> Void) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  public func debug(_ label: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  public func logEvents(identifier: String = "") -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> MainSignal<Value, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainMutableProperty {
  @available(*, unavailable, renamed: "property")
  public var readOnly: MainProperty<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'modify { … }', which returns the result of its closure.")
  public func swap(_ value: Value) -> Value { neverCalled() }

  @available(*, unavailable, renamed: "modify(_:)")
  public func update(_ change: @escaping (Value) -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSubject {
  @available(*, unavailable, message: "Use the property 'mainSignal'.")
  public var signal: MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(event:)")
  public func on(_ event: Event<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'complete()', or 'fail(error)' for a failure.")
  public func send(completion: Subscribers.Completion<Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func send(failure error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func sendCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "complete()", message: "There is no interruption: subscribers receive a completion.")
  public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func next(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func finish() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func tryEmit(_ value: Value) -> Bool { neverCalled() }

  @available(*, unavailable, message: "Use 'subscriptionCount', a number.")
  public var hasObservers: Bool { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSubscriber {
  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(event:)")
  public func on(_ event: Event<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'complete()', or 'fail(error)' for a failure.")
  public func send(completion: Subscribers.Completion<Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func send(failure error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func sendCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "complete()", message: "There is no interruption: subscribers receive a completion.")
  public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func next(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  public func finish() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  public func tryEmit(_ value: Value) -> Bool { neverCalled() }
}

@_documentation(visibility: internal)
extension MainCommand {
  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  public func apply(_ input: Input) -> MainExecution<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  public func apply() -> MainExecution<Value, Failure> where Input == Void { neverCalled() }

  @available(*, unavailable, renamed: "executions")
  public var executionSignals: MainSignal<MainSignal<Value, Never>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "failures")
  public var errors: MainSignal<Failure, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'values' and 'failures'.")
  public var events: MainSignal<Event<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'executions', whose signals complete.")
  public var completed: MainSignal<Void, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  public var executing: MainSignal<Bool, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  public var enabled: MainSignal<Bool, Never> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  public var allowsConcurrentExecution: MainMutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  public var isConcurrent: MainMutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(execute work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  public convenience init<X: MainPropertyProtocol>(enabledIf condition: X, execute work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  public convenience init<X>(enabled condition: X, _ work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  public convenience init<X>(isEnabled condition: X, _ work: @escaping (Input) -> MainSignal<Value, Failure>) { neverCalled() }
}
