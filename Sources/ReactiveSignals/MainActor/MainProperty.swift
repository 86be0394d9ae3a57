/// A property of the main actor: ``MainMutableProperty``, or a ``MainProperty`` that is derived from others.
@MainActor
public protocol MainPropertyProtocol<Value>: MainSignalConvertible where Failure == Never {
  /// This property, which can be read and not written.
  var property: MainProperty<Value> { get }
}

extension MainPropertyProtocol {
  /// The current value. A view that reads it is updated when it changes.
  public var value: Value { property.base.value.value }

  /// A signal of the current value and of each later one.
  public var signal: MainSignal<Value, Never> { MainSignal(property.base.signal) }

  /// A signal of the values after the current one.
  public var changes: MainSignal<Value, Never> { signal.skip(1) }

  /// A signal of the current value and of each later one.
  public var mainSignal: MainSignal<Value, Never> { signal }
}

/// A property of the main actor with a value of any type, which depends on others or is constant.
///
/// It behaves as ``Property``.
@MainActor
public struct MainProperty<Value>: nonisolated MainPropertyProtocol {
  let base: Property<OnMain<Value>>

  init(_ base: Property<OnMain<Value>>) { self.base = base }

  /// Creates a property that never changes.
  // A property as argument goes to the initializer in PropertyOfProperty.swift.
  @_disfavoredOverload
  public init(_ constant: Value) { self = MainMutableProperty(constant).property }

  /// Creates a property of the latest value of a signal.
  ///
  /// - Parameters:
  ///   - initial: The value until the signal sends one.
  ///   - signal: The signal of the values.
  public init(initial: Value, then signal: some MainSignalConvertible<Value, Never>) {
    let property = MainMutableProperty(initial)
    property.lifetime += signal.mainSignal.subscribe(
      next: { [weak property = property.stored] in property?.value = OnMain($0) },
      completed: { [weak property = property.stored] in property?.source.end() }
    )
    self = property.property
  }

  /// Creates a property of the latest value of a signal, to which it subscribes while somebody observes it, as
  /// ``Property/init(initial:then:whileObserved:)`` does.
  ///
  /// - Parameters:
  ///   - initial: The value until the signal sends one.
  ///   - signal: The signal of the values.
  ///   - policy: The treatment of the subscription when nobody observes anymore.
  public init(
    initial: Value,
    then signal: some MainSignalConvertible<Value, Never>,
    whileObserved policy: UnobservedPolicy
  ) {
    let property = MainMutableProperty(initial)
    let updates = signal.mainSignal.take(during: property.lifetime)
      .on(
        next: { [weak property = property.stored] in property?.value = OnMain($0) },
        completed: { [weak property = property.stored] in property?.source.end() }
      )
      .share(whenUnobserved: policy)
    base = Property(property.stored.source, owner: property.owner, whileObserved: updates.base)
  }

  /// This property.
  public var property: MainProperty<Value> { self }
}

/// A property of the main actor that can be written, with a value of any type.
///
///     @MainActor final class Form {
///       @MainMutableProperty var name = ""
///       var isComplete: MainProperty<Bool> { $name.map { !$0.isEmpty } }
///     }
///
/// It behaves as ``MutableProperty``, without glitches, with ``transaction(_:)`` and with observation by views. A transaction publishes its
/// writes to properties of the main actor as one change, and those to others as another one.
@MainActor
@propertyWrapper
public final class MainMutableProperty<Value>: nonisolated MainPropertyProtocol {
  let owner: OnMainOwner<MutableProperty<OnMain<Value>>>

  /// Creates a property.
  ///
  /// - Parameter initial: The first value.
  public init(_ initial: Value) { owner = OnMainOwner(MutableProperty(OnMain(initial), staysOnMain: true)) }

  /// Creates the property of a variable.
  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  var stored: MutableProperty<OnMain<Value>> { owner.object }

  /// The current value.
  public var value: Value {
    get { stored.value.value }
    set { stored.value = OnMain(newValue) }
  }

  /// The current value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: MainMutableProperty<Value> { self }

  /// This property, which can be read and not written. It keeps this property alive.
  public var property: MainProperty<Value> { MainProperty(Property(stored.source, owner: owner)) }

  /// The lifetime of this property, which ends with its last reference.
  public var lifetime: Lifetime { stored.lifetime }

  /// Changes the value in place, as ``MutableProperty/modify(_:)`` does.
  ///
  /// - Parameter body: A closure that changes the value.
  /// - Returns: The result of `body`.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try stored.modify { value throws(Failure) in try body(&value.value) }
  }

  /// Connects two properties, so that a write to one writes both, as ``MutableProperty/bindBidirectionally(to:)`` does.
  ///
  /// - Parameter other: The other property.
  /// - Returns: The binding.
  @discardableResult
  public func bindBidirectionally(to other: MainMutableProperty) -> any Disposable {
    disposingOnMain(stored.bindBidirectionally(to: other.stored))
  }
}

extension MainPropertyProtocol {
  /// Returns a property of the results of `transform`, as ``PropertyProtocol/map(_:)`` does.
  public func map<T>(_ transform: @escaping (Value) -> T) -> MainProperty<T> {
    MainProperty<T>(property.base.map(unisolated { OnMain(transform($0.value)) }))
  }

  /// Returns a property of a part of the value.
  public func map<T>(_ keyPath: KeyPath<Value, T>) -> MainProperty<T> { map { $0[keyPath: keyPath] } }

  /// Returns a property of both values, as ``PropertyProtocol/combineLatest(_:)`` does.
  public func combineLatest<Other: MainPropertyProtocol>(_ other: Other) -> MainProperty<(Value, Other.Value)>
  {
    .combineLatest(self, other)
  }

  /// Returns a property of the value of the property that `transform` chooses, as ``PropertyProtocol/flatMap(_:)`` does.
  public func flatMap<Inner: MainPropertyProtocol>(
    _ transform: @escaping (Value) -> Inner
  ) -> MainProperty<Inner.Value> {
    MainProperty<Inner.Value>(property.base.flatMap(unisolated { transform($0.value).property.base }))
  }

  /// Returns a property that changes when `isSame` tells so, as ``PropertyProtocol/distinctUntilChanged(by:)`` does.
  public func distinctUntilChanged(by isSame: @escaping (Value, Value) -> Bool) -> MainProperty<
    Value
  > {
    MainProperty(property.base.distinctUntilChanged(by: unisolated { isSame($0.value, $1.value) }))
  }
}

extension MainPropertyProtocol where Value: Equatable {
  /// Returns a property that changes when its value is another one, as ``PropertyProtocol/distinctUntilChanged()`` does.
  public func distinctUntilChanged() -> MainProperty<Value> { distinctUntilChanged { $0 == $1 } }
}

extension MainPropertyProtocol where Value == Bool {
  /// Returns a property of the opposite.
  public func not() -> MainProperty<Bool> { map { !$0 } }

  /// Returns a property that is `true` while both are.
  public func and(_ other: some MainPropertyProtocol<Bool>) -> MainProperty<Bool> {
    combineLatest(other).map { $0 && $1 }
  }

  /// Returns a property that is `true` while one of both is.
  public func or(_ other: some MainPropertyProtocol<Bool>) -> MainProperty<Bool> {
    combineLatest(other).map { $0 || $1 }
  }
}

extension MainProperty {
  /// Returns a property of the values of an array of properties, as a ``Property`` does.
  public static func combineLatest<P: MainPropertyProtocol>(_ properties: [P]) -> MainProperty
  where Value == [P.Value] {
    MainProperty(
      .combined(properties.map { $0.property.base }, unisolated { values in OnMain(values.map(\.value)) })
    )
  }
}

extension MainProperty where Value == Bool {
  /// Returns a property that is `true` while all of the properties are, as ``Property/all(_:)`` does.
  public static func all(_ properties: [any MainPropertyProtocol<Bool>]) -> MainProperty {
    MainProperty<[Bool]>.combineLatest(properties.map { $0.property }).map { !$0.contains(false) }
  }

  /// Returns a property that is `true` while any of the properties is, as ``Property/any(_:)`` does.
  public static func any(_ properties: [any MainPropertyProtocol<Bool>]) -> MainProperty {
    MainProperty<[Bool]>.combineLatest(properties.map { $0.property }).map { $0.contains(true) }
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Writes each value to a property, as `bind(to:)` of a ``Signal`` does.
  ///
  /// - Parameter property: The property, which is not kept alive.
  /// - Returns: The binding.
  @discardableResult
  public func bind(to property: MainMutableProperty<Value>) -> any Disposable {
    base.bind(to: property.stored)
  }

  @_documentation(visibility: internal)
  @discardableResult
  public func bind(to property: MainMutableProperty<Value?>) -> any Disposable {
    map(Optional.some).bind(to: property)
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Executes a command with each value, as `bind(to:)` of a ``Signal`` does.
  ///
  /// - Parameter command: The command, which is not kept alive.
  /// - Returns: The binding, which ends with the command.
  @discardableResult
  public func bind<Output, CommandFailure>(
    to command: MainCommand<Value, Output, CommandFailure>
  ) -> any Disposable {
    base.bind(to: command.command)
  }
}

/// Writes each value of a signal to a property of the main actor.
@MainActor
@discardableResult
public func <~ <Value>(
  property: MainMutableProperty<Value>,
  signal: some MainSignalConvertible<Value, Never>
) -> any Disposable {
  signal.mainSignal.bind(to: property)
}

/// Connects two properties of the main actor, so that a write to one writes both.
@MainActor
@discardableResult
public func <~> <Value>(
  left: MainMutableProperty<Value>,
  right: MainMutableProperty<Value>
) -> any Disposable {
  left.bindBidirectionally(to: right)
}

/// Two values are equal, for the message of a property that repeats one.
extension OnMain: Equatable where Value: Equatable {
  @usableFromInline
  nonisolated static func == (first: Self, second: Self) -> Bool { first.content == second.content }
}
