// A main property is no main signal, as `PropertyRemedies.swift` states for properties. It stands for its signal as the argument of an
// operator, so that no forms with a property as the argument are needed.

@_documentation(visibility: internal)
extension MainPropertyProtocol {
  @available(
    *,
    unavailable,
    message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'."
  )
  @discardableResult
  public func subscribe(next: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'."
  )
  @discardableResult
  public func observe(_ handler: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.filter { … }'.")
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.compactMap { … }'.")
  public func compactMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.scan(…) { … }'.")
  public func scan<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Never> {
    neverCalled()
  }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.asyncMap { … }'.")
  public func asyncMap<T>(
    _ transform: @escaping (Value) async throws -> T
  ) -> MainSignal<T, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signals of the properties: 'property.signal.merge(other.signal)'."
  )
  public func merge<Other>(_ other: Other) -> MainSignal<Value, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signals of the properties: 'property.signal.zip(other.signal)'."
  )
  public func zip<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<(Value, Other.Value), Never> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.withLatest(from: other)'."
  )
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.skip(…)', or 'property.changes'."
  )
  public func skip(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(…)'.")
  public func take(_ count: Int) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "The events are on the main actor: use 'property.signal'.")
  public func deliver<S>(on scheduler: S) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for: …)'.")
  public func debounce(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for: …)'.")
  public func throttle(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for: …)'.")
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "A duration has a unit, and the operator is one of the signal: 'property.signal.debounce(for: .seconds(0.3))'."
  )
  public func debounce(
    for seconds: Double,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Bind the signal of the property: 'property.signal.bind(to: …)'.")
  @discardableResult
  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Bind the signal of the property: 'property.signal.bind(to: …, on: …)'."
  )
  @discardableResult
  public func bind<Object: AnyObject, T>(
    to keyPath: ReferenceWritableKeyPath<Object, T>,
    on object: Object
  ) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Write 'combineLatest(other).map { … }'.")
  public func combineLatest<Other: MainPropertyProtocol, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainProperty<T> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The other is not on the main actor: write 'property.signal.combineLatest(other.signal)'."
  )
  public func combineLatest<Other: PropertyProtocol>(
    _ other: Other
  ) -> MainProperty<(Value, Other.Value)> { neverCalled() }

  @available(*, unavailable, message: "Write 'MainProperty.combineLatest(a, b, c)'.")
  public func combineLatest<A: MainPropertyProtocol, B: MainPropertyProtocol>(
    _ a: A,
    _ b: B
  ) -> MainProperty<(Value, A.Value, B.Value)> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.flatMap(.latest) { … }'."
  )
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> MainSignal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.values'.")
  public var values: AsyncStream<Value> { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  public func send(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  public func accept(_ value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainMutableProperty {
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @available(*, unavailable, message: "Pass the signal of the property: 'withLatest(from: property.signal)'.")
  public func withLatest<Other: PropertyProtocol>(
    from property: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'combineLatest(property.signal)'.")
  public func combineLatest<Other: PropertyProtocol>(
    _ property: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'zip(property.signal)'.")
  public func zip<Other: PropertyProtocol>(
    _ property: Other
  ) -> MainSignal<(Value, Other.Value), Failure> { neverCalled() }
}
