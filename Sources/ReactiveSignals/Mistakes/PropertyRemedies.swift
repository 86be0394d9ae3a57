// A property is no signal. Its `signal` has the operators.

@_documentation(visibility: internal)
extension PropertyProtocol {
  @available(
    *,
    unavailable,
    message: "Subscribe to the signal of the property: 'property.signal.subscribe { … }'."
  )
  @discardableResult
  public func subscribe(next: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Observe the signal of the property: 'property.signal.observe { … }'.")
  @discardableResult
  public func observe(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.filter { … }'.")
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Never> {
    neverCalled()
  }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.compactMap { … }'.")
  public func compactMap<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T?) -> Signal<T, Never> {
    neverCalled()
  }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.scan(…) { … }'.")
  public func scan<T: Sendable>(_ initial: T, _ next: @escaping @Sendable (T, Value) -> T) -> Signal<T, Never>
  {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Use the signals of the properties: 'property.signal.merge(other.signal)'."
  )
  public func merge<Other>(_ other: Other) -> Signal<Value, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.zip(signal)'."
  )
  public func zip<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Other.Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.withLatest(from: other)'."
  )
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signals of the properties: 'property.signal.withLatest(from: other.signal)'."
  )
  public func withLatest<Other: PropertyProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.skip(…)', or 'property.changes'."
  )
  public func skip(_ count: Int) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(…)'.")
  public func take(_ count: Int) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on: …)'.")
  public func deliver<S>(on scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.debounce(for: …, on: …)'."
  )
  public func debounce<S>(for duration: Duration, on scheduler: S) -> Signal<Value, Never> { neverCalled() }

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
  public func combineLatest<Other: PropertyProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Property<T> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.combineLatest(signal)'."
  )
  public func combineLatest<Other: SignalProtocol>(
    _ signal: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The other is on the main actor: write 'property.signal.onMain().combineLatest(other.signal)'."
  )
  public func combineLatest<Other: MainPropertyProtocol>(
    _ other: Other
  ) -> MainProperty<(Value, Other.Value)> { neverCalled() }

  @available(*, unavailable, message: "Write 'Property.combineLatest(a, b, c)'.")
  public func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A,
    _ b: B
  ) -> Property<(Value, A.Value, B.Value)> { neverCalled() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  public func combineLatest<Other: PropertyProtocol>(
    with other: Other
  ) -> Property<(Value, Other.Value)> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Use the signal of the property: 'property.signal.flatMap(.latest) { … }'."
  )
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.values'.")
  public var values: AsyncStream<Value> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.onMain()'.")
  public func onMain() -> MainSignal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  public func send(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Assign to the property: 'property.value = …'.")
  public func accept(_ value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, message: "Pass the signal of the property: 'merge(property.signal)'.")
  public func merge(_ property: some PropertyProtocol<Value>) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'concat(property.signal)'.")
  public func concat(_ property: some PropertyProtocol<Value>) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'combineLatest(property.signal)'."
  )
  public func combineLatest<Other: PropertyProtocol>(
    _ property: Other
  ) -> Signal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'zip(property.signal)'."
  )
  public func zip<Other: PropertyProtocol>(
    _ property: Other
  ) -> Signal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'withLatest(from: property.signal)'."
  )
  public func withLatest<Other: PropertyProtocol>(
    from property: Other
  ) -> Signal<(Value, Other.Value), Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'withLatest(from: property.signal) { … }'."
  )
  @_disfavoredOverload
  public func withLatest<Other: PropertyProtocol, T: Sendable>(
    from property: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the changes of the property: 'sample(on: property.changes)'."
  )
  public func sample(on property: some PropertyProtocol) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the changes of the property: 'take(until: property.changes)'."
  )
  public func take(until property: some PropertyProtocol) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(
    *,
    unavailable,
    message: "Properties are combined to a property: 'Property.combineLatest(a, b)'."
  )
  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(_ a: A, _ b: B) -> Signal
  where Value == (A.Value, B.Value), Failure == Never { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'combineLatest(signal, property.signal)'."
  )
  public static func combineLatest<A: SignalProtocol, B: PropertyProtocol>(_ signal: A, _ property: B)
    -> Signal
  where Value == (A.Value, B.Value), A.Failure == Failure { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Pass the signal of the property: 'combineLatest(property.signal, signal)'."
  )
  public static func combineLatest<A: PropertyProtocol, B: SignalProtocol>(_ property: A, _ signal: B)
    -> Signal
  where Value == (A.Value, B.Value), B.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'zip(signal, property.signal)'.")
  public static func zip<A: SignalProtocol, B: PropertyProtocol>(_ signal: A, _ property: B) -> Signal
  where Value == (A.Value, B.Value), A.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'zip(property.signal, signal)'.")
  public static func zip<A: PropertyProtocol, B: SignalProtocol>(_ property: A, _ signal: B) -> Signal
  where Value == (A.Value, B.Value), B.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'merge(signal, property.signal)'.")
  public static func merge<A: SignalProtocol, B: PropertyProtocol>(_ signal: A, _ property: B) -> Signal
  where A.Value == Value, B.Value == Value, A.Failure == Failure { neverCalled() }

  @available(*, unavailable, message: "Pass the signal of the property: 'merge(property.signal, signal)'.")
  public static func merge<A: PropertyProtocol, B: SignalProtocol>(_ property: A, _ signal: B) -> Signal
  where A.Value == Value, B.Value == Value, B.Failure == Failure { neverCalled() }
}

@_documentation(visibility: internal)
extension Property {
  @available(*, unavailable, message: "Write 'Property.combineLatest(a, b).map { … }'.")
  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A,
    _ b: B,
    _ transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Property<Value> { neverCalled() }
}
