// Calls that look right and cannot work. `scripts/generate` makes this file from scripts/names.txt.

// swift-format-ignore-file

public import Dispatch

@_documentation(visibility: internal)
@available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
@discardableResult
@_alwaysEmitIntoClient public func <~ <Value: Sendable, Failure: Error>(property: MutableProperty<Value>, signal: some SignalProtocol<Value, Failure>) -> any Disposable { neverCalled() }

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, message: "Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.")
  @_alwaysEmitIntoClient public func merge<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Both are signals of the same values and failures: use 'map', 'mapFailure', the 'signal' of a property, or 'onMain()' if the other is on the main actor.")
  @_alwaysEmitIntoClient public func concat<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.")
  @_alwaysEmitIntoClient public func deliver<X>(on queue: X) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.")
  @_alwaysEmitIntoClient public func receive(on queue: DispatchQueue) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public func combineLatest<N: SignalProtocol>(_ other: N) -> Signal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "'subscribe(on:)' takes no handler: write 'subscribe(on: …).subscribe { … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe<S>(on scheduler: S, next: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A 'Property' is read-only. Bind to a 'MutableProperty', or make the property with 'Property(initial: …, then: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: Property<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: MutableProperty<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(to property: MutableProperty<Value?>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject>(to keyPath: ReferenceWritableKeyPath<X, Value>, on object: X, isolation: isolated (any Actor)? = #isolation) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject>(to keyPath: ReferenceWritableKeyPath<X, Value?>, on object: X, isolation: isolated (any Actor)? = #isolation) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The property is on the main actor: write 'onMain().bind(to: …)'.")
  @MainActor
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X>(to property: MainMutableProperty<X>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "The other is on the main actor: write 'onMain()' in front, and pass the 'signal' of a property.")
  @_alwaysEmitIntoClient public func combineLatest<X: MainSignalProtocol>(_ other: X) -> MainSignal<(Value, X.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "The other is on the main actor: write 'onMain()' in front, and pass the 'signal' of a property.")
  @_alwaysEmitIntoClient public func withLatest<X: MainPropertyProtocol>(from other: X) -> MainSignal<(Value, X.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribeEvents { event in … }'.")
  @_disfavoredOverload
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(_ handler: @escaping @Sendable (Event<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "A handler does not wait: use 'asyncMap { await … }.subscribe()', or 'for await value in signal.values'.")
  @_disfavoredOverload
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(_ next: @escaping @Sendable (Value) async -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'take(1)' for a signal. 'await signal.first()' returns the value.")
  @_alwaysEmitIntoClient public func first() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'takeLast(1)' for a signal. 'await signal.last()' returns the value.")
  @_alwaysEmitIntoClient public func last() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.")
  @_alwaysEmitIntoClient public func tryMap<T: Sendable>(_ transform: @escaping @Sendable (Value) throws -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.")
  public func asyncMap<T: Sendable>(maxConcurrent: Int = 1, ordered: Bool = true, on executor: (any TaskExecutor)? = nil, buffering policy: BufferingPolicy<Failure> = .all, _ transform: @escaping @Sendable (Value) async throws -> T) -> some SignalProtocol<T, Failure> { Signal<T, Failure>.never }

  @available(*, unavailable, message: "Pass the signal of the property: 'combineLatest(property.signal)'.")
  @_alwaysEmitIntoClient public func combineLatest<P: PropertyProtocol>(_ property: P) -> Signal<(Value, P.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'withLatest(from: property.signal)'.")
  @_alwaysEmitIntoClient public func withLatest<P: PropertyProtocol>(from property: P) -> Signal<(Value, P.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func audit(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func debounce(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func delay(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func delaySubscription(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func measureInterval() -> Signal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func timestamp() -> Signal<(value: Value, time: Duration), Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public func throttle(for duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  @_alwaysEmitIntoClient public func sample(every interval: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the failure and the scheduler: 'failingWith: LoadError.late, on: .main'.")
  @_alwaysEmitIntoClient public func timeout(after duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func debounce(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func debounce(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'debounce(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func debounce(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func delay(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func delay(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'delay(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func delay(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func throttle(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func throttle(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'throttle(for: .seconds(0.3), on: .main)'.")
  @_alwaysEmitIntoClient public func throttle(for seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'.")
  @_alwaysEmitIntoClient public func timeout(_ duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'.")
  @_alwaysEmitIntoClient public func timeout(_ duration: Duration, error: Failure) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'.")
  @_alwaysEmitIntoClient public func timeout(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func debounce<X>(for duration: Duration, on queue: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func throttle<X>(for duration: Duration, latest: Bool = true, on queue: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func delay<X>(for duration: Duration, on queue: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func buffer<X>(for duration: Duration, on queue: X) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the failure: 'failingWith: LoadError.late'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func timeout(after duration: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, message: "Use 'Signal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_alwaysEmitIntoClient public init<X>(_ body: @escaping @Sendable (Subscriber<Value, Failure>) -> X) { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(_ body: @escaping @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?) { neverCalled() }

  @available(*, unavailable, message: "The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.")
  @_alwaysEmitIntoClient public static func create(_ body: @escaping @Sendable (Subscriber<Value, Failure>) -> any Disposable) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.task { … }', or 'Signal.attempt { … }' for a closure that does not wait.")
  @_alwaysEmitIntoClient public static func from(_ work: @escaping @Sendable () async throws -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.from(elements)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<X: AsyncSequence>(_ elements: X, _ noHandler: (@Sendable (Never) -> Never)? = nil) where X.Element == Value { neverCalled() }

  @available(*, unavailable, message: "Swift infers 'any Error' here. State the type and the error, 'Signal.task { () async throws(LoadError) in … }', or pass the function: 'Signal.task(load)'.")
  @_alwaysEmitIntoClient public static func task<E: Error>(on executor: (any TaskExecutor)? = nil, _ work: @escaping @Sendable () async throws(E) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Swift infers 'any Error' here. State the type and the error, 'Signal.attempt { () throws(LoadError) in … }', or pass the function: 'Signal.attempt(load)'.")
  @_alwaysEmitIntoClient public static func attempt<E: Error>(_ work: @escaping @Sendable () throws(E) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)", message: "It sends 0, 1, 2 and so on.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public static func timer(every interval: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Failure == any Error {
  @available(*, unavailable, message: "Use 'Signal.task { … }', or 'Signal.create { subscriber in … }'.")
  @_alwaysEmitIntoClient public init(_ work: @escaping @Sendable () async throws -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Void, Failure == Never {
  @available(*, unavailable, message: "An interval sends numbers: write 'Signal.interval(…)', without types.")
  @_alwaysEmitIntoClient public static func interval(_ period: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Failure == Never {
  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public static func just(_ first: Value, _ second: Value, _ more: Value...) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public static func of(_ values: Value...) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MutableProperty {
  @available(*, unavailable, renamed: "init(_:)")
  @_alwaysEmitIntoClient public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Command {
  @available(*, unavailable, message: "Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.")
  @_alwaysEmitIntoClient public convenience init(whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping @Sendable (Input) async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.")
  @_alwaysEmitIntoClient public convenience init<X>(enabledIf condition: X, whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping @Sendable (Input) async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  @_alwaysEmitIntoClient public convenience init(enabledIf condition: some MainPropertyProtocol<Bool>, whileExecuting policy: CommandPolicy = .refuse, task work: @escaping @Sendable (Input) async throws(Failure) -> Value) { neverCalled() }

  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  @_alwaysEmitIntoClient public convenience init(enabledIf condition: some MainPropertyProtocol<Bool>, whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping @Sendable (Input) async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  @_alwaysEmitIntoClient public convenience init(enabledIf condition: some MainPropertyProtocol<Bool>, whileExecuting policy: CommandPolicy = .refuse, _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>) { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Never, Failure == Never {
  @available(*, unavailable, message: "Merged signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func merge(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func concat(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func race(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func combineLatest(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(*, unavailable, message: "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.")
  @_alwaysEmitIntoClient public static func zip(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @available(*, unavailable, message: "State the failure of the result in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.")
  @_alwaysEmitIntoClient public func tryMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) throws -> T) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "This signal cannot time out, since it cannot fail: use 'timeout(after:switchTo:on:)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func timeout(after duration: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension PropertyProtocol {
  @available(*, unavailable, message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(next: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Observe the signal of the property: 'property.signal.observe { … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observe(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.filter { … }'.")
  @_alwaysEmitIntoClient public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.compactMap { … }'.")
  @_alwaysEmitIntoClient public func compactMap<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T?) -> Signal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.scan(…) { … }'.")
  @_alwaysEmitIntoClient public func scan<T: Sendable>(_ initial: T, _ next: @escaping @Sendable (T, Value) -> T) -> Signal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signals of the properties: 'property.signal.merge(other.signal)'.")
  @_alwaysEmitIntoClient public func merge<X>(_ other: X) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.zip(signal)'.")
  @_alwaysEmitIntoClient public func zip<N: SignalProtocol>(_ other: N) -> Signal<(Value, N.Value), N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from: other)'.")
  @_alwaysEmitIntoClient public func withLatest<N: SignalProtocol>(from other: N) -> Signal<(Value, N.Value), N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signals of the properties: 'property.signal.withLatest(from: other.signal)'.")
  @_alwaysEmitIntoClient public func withLatest<P: PropertyProtocol>(from other: P) -> Signal<(Value, P.Value), Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skip(…)', or 'property.changes'.")
  @_alwaysEmitIntoClient public func skip(_ count: Int) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(…)'.")
  @_alwaysEmitIntoClient public func take(_ count: Int) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on: …)'.")
  @_alwaysEmitIntoClient public func deliver<S>(on scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for: …, on: …)'.")
  @_alwaysEmitIntoClient public func debounce<S>(for duration: Duration, on scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Bind the signal of the property: 'property.signal.bind(to: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Bind the signal of the property: 'property.signal.bind(to: …, on: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: AnyObject, Y>(to keyPath: ReferenceWritableKeyPath<X, Y>, on object: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.combineLatest(signal)'.")
  @_alwaysEmitIntoClient public func combineLatest<N: SignalProtocol>(_ signal: N) -> Signal<(Value, N.Value), N.Failure> { neverCalled() }

  @available(*, unavailable, message: "The other is on the main actor: write 'property.signal.onMain().combineLatest(other.signal)'.")
  @_alwaysEmitIntoClient public func combineLatest<X: MainPropertyProtocol>(_ other: X) -> MainProperty<(Value, X.Value)> { neverCalled() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  @_alwaysEmitIntoClient public func combineLatest<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMap<A: SignalProtocol>(_ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) -> A) -> Signal<A.Value, A.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.values'.")
  @_alwaysEmitIntoClient public var values: AsyncStream<Value> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.onMain()'.")
  @_alwaysEmitIntoClient public func onMain() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  @_alwaysEmitIntoClient public func send(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  @_alwaysEmitIntoClient public func accept(_ value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Int, Failure == Never {
  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public static func timer<X>(after duration: Duration, on queue: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public static func interval<X>(_ period: Duration, on queue: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public static func interval(_ interval: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the scheduler that keeps the time: 'on: .main'.")
  @_alwaysEmitIntoClient public static func timer(after delay: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'Signal.interval(.seconds(1), on: .main)'.")
  @_alwaysEmitIntoClient public static func interval(_ seconds: Double) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  @_alwaysEmitIntoClient public static func interval(_ seconds: Double, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)", message: "It sends 0, 1, 2 and so on.")
  @_alwaysEmitIntoClient public static func timer(every interval: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Scheduler where Self == QueueScheduler {
  @available(*, unavailable, message: "Make a scheduler: 'QueueScheduler(label: …)'.")
  @_alwaysEmitIntoClient public static var background: QueueScheduler { neverCalled() }

  @available(*, unavailable, message: "Make a scheduler: 'QueueScheduler(label: …)'.")
  @_alwaysEmitIntoClient public static func global(qos: DispatchQoS.QoSClass = .default) -> QueueScheduler { neverCalled() }
}
