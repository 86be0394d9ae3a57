// Calls of main signals that look right and cannot work, as `Remedies.swift` has them for signals. The files beside this one have the others:
// `UnhandledFailures.swift` the form of those that ignore a failure, `MainFailureRemedies.swift` signals whose failures differ, and
// `MainPropertyRemedies.swift` properties. Timed operators have the main queue by default, so that no form without a scheduler is needed.
//
// A form whose last argument is a closure is disfavored: the compiler then tries it last in a chain that is wrong elsewhere.

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
  public func bind(to property: MainMutableProperty<Value?>) -> any Disposable { neverCalled() }

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

  @available(
    *,
    unavailable,
    message: "A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first."
  )
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value?>,
    on object: Object
  ) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "A 'MainProperty' is read-only. Bind to a 'MainMutableProperty', or make the property with 'MainProperty(initial: …, then: …)'."
  )
  @discardableResult
  public func bind(to property: MainProperty<Value>) -> any Disposable { neverCalled() }

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

  @available(
    *,
    unavailable,
    message: "The events are on the main actor: write 'subscribe { … }', without 'on:'."
  )
  @_disfavoredOverload
  @discardableResult
  public func subscribe(
    on scheduler: some Scheduler,
    next: @escaping (Value) -> Void
  ) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "The closure returns a signal with the same failures: use 'mapFailure' or 'catch', or 'map' for a value."
  )
  @_disfavoredOverload
  public func flatMap<T>(_ transform: @escaping (Value) -> T) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func debounce(
    for seconds: Double,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func throttle(
    for seconds: Double,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func delay(
    for seconds: Double,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'debounce(for: …)'.")
  public func debounce(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'throttle(for: …)'.")
  public func throttle(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the label: 'delay(for: …)'.")
  public func delay(_ duration: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(1)' for a signal. 'await signal.first()' returns the value.")
  public func first() -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'takeLast(1)' for a signal. 'await signal.last()' returns the value."
  )
  public func last() -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1)))'.")
  public func sample(every interval: Duration) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  public func timeout(_ duration: Duration, failure: Failure) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Add the failure: 'failingWith: LoadError.late'.")
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "State the failure in the closure: '{ value throws(LoadError) in … }'."
  )
  @_disfavoredOverload
  public func tryMap<T, Thrown: Error>(
    _ transform: @escaping (Value) throws(Thrown) -> T
  ) -> MainSignal<T, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', behind 'promoteFailure(to:)' if it has none."
  )
  @_disfavoredOverload
  public func asyncMap<T>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) async throws -> T
  ) -> MainSignal<T, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == Never {
  @available(
    *,
    unavailable,
    message: "This signal cannot time out, since it cannot fail: use 'timeout(after:switchTo:)'."
  )
  public func timeout(
    after duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "State the failure in the closure: '{ value throws(LoadError) in … }'.")
  @_disfavoredOverload
  public func tryMap<T, NewFailure: Error, Thrown: Error>(
    _ transform: @escaping (Value) throws(Thrown) -> T
  ) -> MainSignal<T, NewFailure> { neverCalled() }
}

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

@_documentation(visibility: internal)
extension MainCommand {
  @available(
    *,
    unavailable,
    message:
      "Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure."
  )
  public convenience init(
    concurrent isConcurrent: Bool = false,
    _ work: @escaping (Input) async throws -> Value
  ) { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure."
  )
  public convenience init<Condition>(
    enabledIf condition: Condition,
    concurrent isConcurrent: Bool = false,
    _ work: @escaping (Input) async throws -> Value
  ) { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(
    *,
    unavailable,
    message: "The property is on the main actor: write 'onMain().bind(to: …)'."
  )
  @MainActor
  @discardableResult
  public func bind<T>(to property: MainMutableProperty<T>) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal {
  @available(*, unavailable, message: "Use 'MainSignal.create { subscriber in … }'.")
  public init(_ body: @escaping (MainSubscriber<Value, Failure>) -> Void) { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait."
  )
  public init(_ work: @escaping () async throws -> Value) where Failure == any Error { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait."
  )
  @_disfavoredOverload
  public init(_ work: @escaping () async throws -> Value) { neverCalled() }

  @available(*, unavailable, message: "Use a 'MainSubject', which is both ends.")
  public static func pipe() -> (output: MainSignal, input: MainSubject<Value, Failure>) { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'."
  )
  public static func create(
    _ body: @escaping (MainSubscriber<Value, Failure>) -> any Disposable
  ) -> MainSignal { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait."
  )
  public static func from(_ work: @escaping () async throws -> Value) -> MainSignal { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Swift infers 'any Error' here. State the error, '{ () async throws(LoadError) in … }', or pass the function: '.task(load)'."
  )
  public static func task<Thrown: Error>(
    _ work: @escaping @MainActor () async throws(Thrown) -> Value
  ) -> MainSignal { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Swift infers 'any Error' here. State the error, '{ () throws(LoadError) in … }', or pass the function: '.attempt(load)'."
  )
  public static func attempt<Thrown: Error>(
    _ work: @escaping () throws(Thrown) -> Value
  ) -> MainSignal { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Void, Failure == Never {
  @available(
    *,
    unavailable,
    message: "An interval sends numbers: write 'MainSignal.interval(…)', without types."
  )
  public static func interval(
    _ period: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Failure == Never {
  @available(*, unavailable, message: "Use an array: 'MainSignal.from([1, 2, 3])'.")
  public static func just(_ first: Value, _ second: Value, _ more: Value...) -> MainSignal { neverCalled() }

  @available(*, unavailable, message: "Use an array: 'MainSignal.from([1, 2, 3])'.")
  public static func of(_ values: Value...) -> MainSignal { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal {
  @available(*, unavailable, renamed: "interval(_:tolerance:on:)")
  @_disfavoredOverload
  public static func timer(
    every interval: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignal where Value == Int, Failure == Never {
  @available(*, unavailable, renamed: "interval(_:tolerance:on:)")
  public static func timer(
    every interval: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Int, Never> { neverCalled() }
}
