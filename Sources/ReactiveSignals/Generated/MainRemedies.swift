// Calls of main signals that look right and cannot work. `scripts/generate` makes this file from scripts/names.txt.

// swift-format-ignore-file

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @available(*, unavailable, message: "A 'MainProperty' is read-only. Bind to a 'MainMutableProperty', or make the property with 'MainProperty(initial: …, then: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: MainProperty<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: MainMutableProperty<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: MainMutableProperty<Value?>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'take(1)' for a signal. 'await signal.first()' returns the value.")
  @_alwaysEmitIntoClient public func first() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'takeLast(1)' for a signal. 'await signal.last()' returns the value.")
  @_alwaysEmitIntoClient public func last() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'subscribe'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observe(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The handler may capture the object: write 'subscribe { [weak object] value in … }'.")
  @_disfavoredOverload
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe<X: AnyObject>(with object: X, next: @escaping (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'subscribeEvents'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeEvents(_ handler: @escaping (Event<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor. Remove 'deliverOnMain()'.")
  @_alwaysEmitIntoClient public func deliverOnMain() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor. Remove 'onMain()'.")
  @_alwaysEmitIntoClient public func onMain() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "The events stay on the main actor. Use 'signal', which leads back, in front of 'deliver(on:)'.")
  @_alwaysEmitIntoClient public func deliver(on scheduler: some Scheduler) -> ReactiveSignals.Signal<Value, Failure> where Value: Sendable { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: write 'subscribe { … }', without 'on:'.")
  @_disfavoredOverload
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(on scheduler: some Scheduler, next: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject>(to keyPath: ReferenceWritableKeyPath<X, Value>, on object: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject>(to keyPath: ReferenceWritableKeyPath<X, Value?>, on object: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'debounce(for: …)'.")
  @_alwaysEmitIntoClient public func debounce(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  @_alwaysEmitIntoClient public func debounce(for seconds: Double) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  @_alwaysEmitIntoClient public func throttle(for seconds: Double) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'throttle(for: …)'.")
  @_alwaysEmitIntoClient public func throttle(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'delay(for: …)'.")
  @_alwaysEmitIntoClient public func delay(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1)))'.")
  @_alwaysEmitIntoClient public func sample(every interval: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(after: .seconds(1), failingWith: error, on: .main)'.")
  @_alwaysEmitIntoClient public func timeout(_ duration: Duration, failure: Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(after: .seconds(1), failingWith: error, on: .main)'.")
  @_alwaysEmitIntoClient public func timeout(_ duration: Duration, error: Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the failure: 'failingWith: LoadError.late'.")
  @_alwaysEmitIntoClient public func timeout(after duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure in the closure: '{ value throws(LoadError) in … }'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func tryMap<T, E: Error>(_ transform: @escaping (Value) throws(E) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', behind 'promoteFailure(to:)' if it has none.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func asyncMap<T>(maxConcurrent: Int = 1, ordered: Bool = true, buffering policy: BufferingPolicy<Failure> = .all, _ transform: @escaping (Value) async throws -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public func merge<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public func concat<N: MainSignalConvertible>(_ other: N) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public func combineLatest<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'withLatest(from: property.signal)'.")
  @_alwaysEmitIntoClient public func withLatest<X: ReactiveSignals.PropertyProtocol>(from property: X) -> MainSignal<(Value, X.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'combineLatest(property.signal)'.")
  @_alwaysEmitIntoClient public func combineLatest<X: ReactiveSignals.PropertyProtocol>(_ property: X) -> MainSignal<(Value, X.Value), Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal {
  @available(*, unavailable, message: "Use 'MainSignal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_alwaysEmitIntoClient public init<X>(_ body: @escaping (MainSubscriber<Value, Failure>) -> X) { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(_ body: @escaping (MainSubscriber<Value, Failure>) -> (any Disposable)?) { neverCalled() }

  @available(*, unavailable, message: "The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_alwaysEmitIntoClient public static func create(_ body: @escaping (MainSubscriber<Value, Failure>) -> any Disposable) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.")
  @_alwaysEmitIntoClient public static func from(_ work: @escaping () async throws -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Swift infers 'any Error' here. State the type and the error, 'MainSignal.attempt { () throws(LoadError) in … }', or pass the function: 'MainSignal.attempt(load)'.")
  @_alwaysEmitIntoClient public static func attempt<E: Error>(_ work: @escaping () throws(E) -> Value) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)", message: "It sends 0, 1, 2 and so on.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public static func timer(every interval: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(_ work: @escaping () async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "Use a 'MainSubject', which is both ends.")
  @_alwaysEmitIntoClient public static func pipe() -> (output: MainSignal<Value, Failure>, input: MainSubject<Value, Failure>) { neverCalled() }

  @available(*, unavailable, message: "Swift infers 'any Error' here. State the type and the error, 'MainSignal.task { () async throws(LoadError) in … }', or pass the function: 'MainSignal.task(load)'.")
  @_alwaysEmitIntoClient public static func task<E: Error>(_ work: @escaping @MainActor () async throws(E) -> Value) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainMutableProperty {
  @available(*, unavailable, renamed: "init(_:)")
  @_alwaysEmitIntoClient public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainCommand {
  @available(*, unavailable, message: "Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.")
  @_alwaysEmitIntoClient public convenience init(whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping (Input) async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.")
  @_alwaysEmitIntoClient public convenience init<X>(enabledIf condition: X, whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping (Input) async throws -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Never, Failure == Never {
  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func concat(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func race(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func merge(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func combineLatest(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func zip(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainPropertyProtocol {
  @available(*, unavailable, message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(next: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.filter { … }'.")
  @_alwaysEmitIntoClient public func filter(_ isIncluded: @escaping (Value) -> Bool) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.compactMap { … }'.")
  @_alwaysEmitIntoClient public func compactMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.scan(…) { … }'.")
  @_alwaysEmitIntoClient public func scan<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signals of the properties: 'property.signal.merge(other.signal)'.")
  @_alwaysEmitIntoClient public func merge<X>(_ other: X) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from: other)'.")
  @_alwaysEmitIntoClient public func withLatest<N: MainSignalConvertible>(from other: N) -> MainSignal<(Value, N.Value), N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skip(…)', or 'property.changes'.")
  @_alwaysEmitIntoClient public func skip(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(…)'.")
  @_alwaysEmitIntoClient public func take(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Bind the signal of the property: 'property.signal.bind(to: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Bind the signal of the property: 'property.signal.bind(to: …, on: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject, Y>(to keyPath: ReferenceWritableKeyPath<X, Y>, on object: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMap<A: MainSignalConvertible>(_ strategy: FlattenStrategy, _ transform: @escaping (Value) -> A) -> MainSignal<A.Value, A.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.values'.")
  @_alwaysEmitIntoClient public var values: AsyncStream<Value> { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  @_alwaysEmitIntoClient public func send(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  @_alwaysEmitIntoClient public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observe(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.asyncMap { … }'.")
  @_alwaysEmitIntoClient public func asyncMap<T>(_ transform: @escaping (Value) async throws -> T) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signals of the properties: 'property.signal.zip(other.signal)'.")
  @_alwaysEmitIntoClient public func zip<N: MainSignalConvertible>(_ other: N) -> MainSignal<(Value, N.Value), Never> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'property.signal'.")
  @_alwaysEmitIntoClient public func deliver<S>(on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for: …)'.")
  @_alwaysEmitIntoClient public func debounce(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for: …)'.")
  @_alwaysEmitIntoClient public func throttle(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for: …)'.")
  @_alwaysEmitIntoClient public func delay(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit, and the operator is one of the signal: 'property.signal.debounce(for: .seconds(0.3))'.")
  @_alwaysEmitIntoClient public func debounce(for seconds: Double, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "The other is not on the main actor: write 'property.signal.combineLatest(other.signal)'.")
  @_alwaysEmitIntoClient public func combineLatest<X: ReactiveSignals.PropertyProtocol>(_ other: X) -> MainProperty<(Value, X.Value)> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Int, Failure == Never {
  @available(*, unavailable, renamed: "interval(_:on:)", message: "It sends 0, 1, 2 and so on.")
  @_alwaysEmitIntoClient public static func timer(every interval: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == Never {
  @available(*, unavailable, message: "This signal cannot time out, since it cannot fail: use 'timeout(after:switchTo:)'.")
  @_alwaysEmitIntoClient public func timeout(after duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure in the closure: '{ value throws(LoadError) in … }'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func tryMap<T, F: Error, E: Error>(_ transform: @escaping (Value) throws(E) -> T) -> MainSignal<T, F> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Failure == any Error {
  @available(*, unavailable, message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.")
  @_alwaysEmitIntoClient public init(_ work: @escaping () async throws -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Void, Failure == Never {
  @available(*, unavailable, message: "An interval sends numbers: write 'MainSignal.interval(…)', without types.")
  @_alwaysEmitIntoClient public static func interval(_ period: Duration, on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Failure == Never {
  @available(*, unavailable, message: "Use an array: 'MainSignal.from([1, 2, 3])'.")
  @_alwaysEmitIntoClient public static func just(_ first: Value, _ second: Value, _ more: Value...) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use an array: 'MainSignal.from([1, 2, 3])'.")
  @_alwaysEmitIntoClient public static func of(_ values: Value...) -> MainSignal<Value, Failure> { neverCalled() }
}
