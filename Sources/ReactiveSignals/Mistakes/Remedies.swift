// Calls that look right and cannot work. The message names the call that does. Their results have the type of the call that would work, so
// that the compiler says nothing else about the chain behind them.
//
// The compiler tries all overloads of all operators when a chain is wrong. So a common operator has no such overload when its
// argument is a closure: a misspelt name in a long chain would take seconds to find.

public import Dispatch

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(
    *,
    unavailable,
    message: "Merged signals have the same types of values and failures: use 'map' or 'mapFailure'."
  )
  public func merge<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same types of values and failures: use 'map' or 'mapFailure'."
  )
  public func concat<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "The closure returns a signal with the same failures: use 'mapFailure' or 'catch', or 'map' for a value."
  )
  public func flatMap<T>(_ transform: @escaping @Sendable (Value) -> T) -> Signal<T, Failure>
  where T: Sendable {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'."
  )
  public func deliver<Queue>(on queue: Queue) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'."
  )
  public func receive(on queue: DispatchQueue) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func combineLatest<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func zip<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func withLatest<Other: SignalProtocol>(from other: Other) -> Signal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func sample<Sampler: SignalProtocol>(on sampler: Sampler) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same types of values and failures: use 'map' or 'mapFailure'."
  )
  public func race<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same types of values and failures: use 'map' or 'mapFailure'."
  )
  public func take<Replacement: SignalProtocol>(untilReplacement replacement: Replacement) -> Signal<
    Value, Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first."
  )
  public func take<Trigger: SignalProtocol>(until trigger: Trigger) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first."
  )
  public func skip<Trigger: SignalProtocol>(until trigger: Trigger) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "'subscribe(on:)' takes no handler: write 'subscribe(on: …).subscribe { … }'."
  )
  public func subscribe<S>(on scheduler: S, next: @escaping @Sendable (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "A 'Property' is read-only. Bind to a 'MutableProperty', or make the property with 'Property(initial: …, then: …)'."
  )
  public func bind(to property: Property<Value>) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure' or 'catch'."
  )
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func debounce(for seconds: Double, on scheduler: some TimedScheduler) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func throttle(for seconds: Double, on scheduler: some TimedScheduler) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(*, unavailable, message: "A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.")
  public func delay(for seconds: Double, on scheduler: some TimedScheduler) -> Signal<Value, Failure> {
    neverCalled()
  }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, message: "Write 'Signal.combineLatest(a, b, c)'.")
  @_disfavoredOverload
  public func combineLatest<A: SignalProtocol, B>(
    _ a: A,
    _ b: any SignalProtocol<B, Failure>
  ) -> Signal<(Value, A.Value, B), Failure> where A.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "Write 'Signal.zip(a, b, c)'.")
  @_disfavoredOverload
  public func zip<A: SignalProtocol, B>(
    _ a: A,
    _ b: any SignalProtocol<B, Failure>
  ) -> Signal<(Value, A.Value, B), Failure> where A.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "The other signal is on the main actor: write 'onMain().merge(…)'.")
  public func merge<Other: MainSignalProtocol>(_ other: Other) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The other signal is on the main actor: write 'onMain().combineLatest(…)'."
  )
  public func combineLatest<Other: MainSignalProtocol>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The other signal is on the main actor: write 'onMain().withLatest(from: …)'."
  )
  public func withLatest<Other: MainSignalProtocol>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The property is on the main actor: write 'onMain().withLatest(from: property.signal)'."
  )
  public func withLatest<Other: MainPropertyProtocol>(
    from property: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The property is on the main actor: write 'onMain().combineLatest(property.signal)'."
  )
  public func combineLatest<Other: MainPropertyProtocol>(
    _ property: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The inner signals are on the main actor: write 'onMain().flatMap(…)'."
  )
  @_disfavoredOverload
  public func flatMap<T>(
    _ strategy: FlattenStrategy = .merge,
    _ transform: @escaping (Value) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribeEvents { event in … }'.")
  @_disfavoredOverload
  @discardableResult
  public func subscribe(_ handler: @escaping @Sendable (Event<Value, Failure>) -> Void) -> any Disposable {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "A handler does not wait: use 'asyncMap { await … }.subscribe()', or 'for await value in signal.values'."
  )
  @_disfavoredOverload
  @discardableResult
  public func subscribe(_ next: @escaping @Sendable (Value) async -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, message: "Use 'take(1)' for a signal. 'await signal.first()' returns the value.")
  public func first() -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'takeLast(1)' for a signal. 'await signal.last()' returns the value."
  )
  public func last() -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, message: "Use 'Signal.create { subscriber in … }'.")
  public init(_ body: @escaping @Sendable (Subscriber<Value, Failure>) -> Void) { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'."
  )
  public static func create(
    _ body: @escaping @Sendable (Subscriber<Value, Failure>) -> any Disposable
  ) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use 'Signal.task { … }', or 'Signal.attempt { … }' for a closure that does not wait."
  )
  public static func from(_ work: @escaping @Sendable () async throws -> Value) -> Signal<Value, Failure> {
    neverCalled()
  }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, message: "Use 'Signal.from(elements)'.")
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(_ elements: Elements) where Elements.Element == Value { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Failure == any Error {
  @available(*, unavailable, message: "Use 'Signal.task { … }', or 'Signal.create { subscriber in … }'.")
  public init(_ work: @escaping @Sendable () async throws -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Value == Void, Failure == Never {
  @available(*, unavailable, message: "An interval sends numbers: write 'Signal.interval(…)', without types.")
  public static func interval<S>(_ period: Duration, on scheduler: S) -> Signal<Void, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal where Failure == Never {
  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  public static func just(_ first: Value, _ second: Value, _ more: Value...) -> Signal<Value, Never> {
    neverCalled()
  }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  public static func of(_ values: Value...) -> Signal<Value, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension MutableProperty {
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Command {
  @available(
    *,
    unavailable,
    message:
      "Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure."
  )
  public convenience init(
    concurrent isConcurrent: Bool = false,
    _ work: @escaping @Sendable (Input) async throws -> Value
  ) { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure."
  )
  public convenience init<Condition>(
    enabledIf condition: Condition,
    concurrent isConcurrent: Bool = false,
    _ work: @escaping @Sendable (Input) async throws -> Value
  ) { neverCalled() }
}

@_documentation(visibility: internal)
extension Command {
  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  public convenience init(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    concurrent isConcurrent: Bool = false,
    task work: @escaping @Sendable (Input) async throws(Failure) -> Value
  ) { neverCalled() }

  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  public convenience init(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    concurrent isConcurrent: Bool = false,
    _ work: @escaping @Sendable (Input) async throws -> Value
  ) { neverCalled() }

  @available(*, unavailable, message: "The condition is on the main actor: use 'MainCommand(enabledIf: …)'.")
  public convenience init(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    concurrent isConcurrent: Bool = false,
    _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>
  ) { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "In place of a set, write 'ScopedDisposable()'. Its 'store(in:)' needs no '&'."
)
extension BlockDisposable: Hashable {
  public static func == (one: BlockDisposable, other: BlockDisposable) -> Bool { neverCalled() }
  public func hash(into hasher: inout Hasher) { neverCalled() }
}
