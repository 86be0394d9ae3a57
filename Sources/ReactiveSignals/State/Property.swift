/// Observable state that can be read at any time: a ``MutableProperty``, or a ``Property`` derived from others.
///
/// ``value`` is the current value. ``signal`` sends it and every change. `map`, `combineLatest` and `flatMap` derive properties,
/// which have a value at any time too.
public protocol PropertyProtocol<Value>: Sendable, CustomStringConvertible {
  /// The type of the values.
  associatedtype Value: Sendable

  /// A read-only view of the property.
  var property: Property<Value> { get }
}

extension PropertyProtocol {
  /// The name of the type, with the current value in parentheses.
  ///
  ///     print(MutableProperty("Ada"))
  ///     // MutableProperty(Ada)
  public var description: String { "\(nameOfType(Self.self))(\(value))" }

  /// The current value, which includes all accepted writes.
  ///
  /// Any thread may read it at any time, even while observers receive an earlier write.
  ///
  /// A read takes part in Observation: `withObservationTracking` and SwiftUI notice the changes of a property that they have read.
  /// See <doc:InAnApp>.
  @_alwaysEmitIntoClient public var value: Value {
    let node = property.node
    if node.isReadRecorded { node.trackRead() }
    return node.currentState.value
  }

  /// A signal of the current value, then of every change.
  ///
  ///     let name = MutableProperty("Ada")
  ///     name.signal.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     // Ada
  ///     // Grace
  ///
  /// A derived property sends one value for each change of its inputs, computed from inputs of one state. No observer sees one of
  /// two inputs that depend on the same source changed and the other not.
  ///
  /// - **Sends**: the current value, before `subscribe` returns. After that one value for each accepted write, in
  ///   order, or one for each transaction. While another thread is publishing a change, that thread sends the first
  ///   value instead, in its turn.
  /// - **Ends**: completes when the ``MutableProperty`` and everything derived from it have been released, with several
  ///   sources when all of them have completed. A later subscriber first receives the last value. It never fails.
  /// - **Disposal**: ends the subscription.
  /// - **Thread**: the subscriber's for the first value, and then the one that writes, or that is publishing at the
  ///   time.
  /// - **Memory**: no value besides the state of the property. A subscription does not keep the property alive.
  ///
  /// RAC: `RACObserve`.
  ///
  /// - Complexity: O(*n*) for each change, with *n* subscribers.
  @_alwaysEmitIntoClient public var signal: Signal<Value, Never> {
    let node = property.node
    return .leaf { call in
      call.answer(node.descriptionOfSignal) { sink, subscription in node.attach(sink, in: subscription) }
    }
  }

  /// A signal of the changes from now on, without the current value.
  ///
  ///     let name = MutableProperty("Ada")
  ///     name.changes.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     // Grace
  ///
  /// It behaves as ``signal`` otherwise.
  @_alwaysEmitIntoClient public var changes: Signal<Value, Never> { signal.skip(1).erased }
}

/// Observable state that can be read and not written: a view of a ``MutableProperty``, or a property derived from others.
///
///     let celsius = MutableProperty(20.0)
///     let fahrenheit = celsius.map { $0 * 9 / 5 + 32 }
///     print(fahrenheit.value)
///     celsius.value = 100
///     print(fahrenheit.value)
///     // 68.0
///     // 212.0
///
/// It keeps the properties it is derived from alive.
public struct Property<Value: Sendable>: PropertyProtocol {
  @usableFromInline let node: ValueNode<Value>
  /// The object that must stay alive for the property to change, if any.
  @usableFromInline let owner: PropertyOwner?

  @_alwaysEmitIntoClient
  init(_ node: ValueNode<Value>, owner: PropertyOwner?) {
    self.node = node
    self.owner = owner
  }

  /// Creates a property that never changes.
  ///
  /// Its signal sends the value and does not complete while the property exists.
  // A property as argument goes to the initializer in PropertyOfProperty.swift.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init(_ constant: Value) {
    self = MutableProperty(constant).property
  }

  /// Creates a property whose value is the last value of a signal.
  ///
  ///     let ticks = Property(initial: 0, then: Signal.interval(.seconds(1), on: MainScheduler.shared))
  ///
  /// The property subscribes immediately, and stays subscribed while it or a property derived from it exists. When `signal` completes,
  /// the property keeps its value, and its own signal completes.
  ///
  ///     let steps = Property(initial: 0, then: [1, 2].signal())
  ///     steps.signal.subscribe(next: { print($0) }, completed: { print("completed") })
  ///     // 2
  ///     // completed
  ///
  /// - Parameters:
  ///   - initial: The value until the signal sends one.
  ///   - signal: A signal of any type that cannot fail. Handle failures first, for example with `replaceFailure(with:)`.
  @_alwaysEmitIntoClient
  public init(initial: Value, then signal: some SignalProtocol<Value, Never>) {
    let property = MutableProperty(initial)
    property.lifetime += signal.subscribe(
      next: { [weak property] in property?.value = $0 },
      completed: { [weak property] in property?.source.end() }
    )
    self = property.property
  }

  /// Creates a property whose value is the last value of a signal, to which it subscribes while somebody observes it.
  ///
  ///     let prices = Subject<Int, Never>()
  ///     let price = Property(initial: 0, then: prices, whileObserved: .keep(for: .seconds(5), on: .main))
  ///     prices.send(1)
  ///     price.signal.subscribe { print($0) }
  ///     prices.send(2)
  ///     // 0
  ///     // 2
  ///
  /// An observer is a subscription to ``PropertyProtocol/signal`` or ``PropertyProtocol/changes`` of this property, or of one that is derived
  /// from it: `subscribe`, `observe`, `values`, a binding, or the condition of a command. A read of `value` is none. Neither is a view that
  /// reads it, nor `withObservationTracking`, since Observation does not tell when a tracking ends: a view says so with `observing(_:)` of
  /// `ReactiveSignalsUI`.
  ///
  /// The property keeps the last value while nobody observes. An observer that comes in the time of `policy` finds the same subscription.
  /// Otherwise the next one starts the signal again, as with
  /// ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``. When the signal completes, the property does, and
  /// the signal is not started again.
  ///
  /// - **Sends**: the current value, and then those of `signal`. A value that it sends synchronously arrives before `subscribe` returns, unless another
  ///   thread is publishing.
  /// - **Ends**: as `signal` does, and when the property and all that is derived from it have been released.
  /// - **Disposal**: the last observer ends the subscription to `signal`, after the time of `policy`. So does the release of the property, at
  ///   once.
  /// - **Thread**: `signal` starts on the thread of the first observer, when that has received the current value, or on the one that is
  ///   publishing at that time. No lock is held, and no change of a property is in progress.
  /// - **Memory**: the last value.
  ///
  /// Kotlin: `stateIn(WhileSubscribed(5000))`.
  ///
  /// - Parameters:
  ///   - initial: The value until the signal sends one.
  ///   - signal: A signal of any type that cannot fail.
  ///   - policy: The treatment of the subscription when nobody observes anymore.
  /// - Complexity: O(1) for each value, in addition to the observers.
  @inlinable
  public init(
    initial: Value,
    then signal: some SignalProtocol<Value, Never>,
    whileObserved policy: UnobservedPolicy
  ) {
    let property = MutableProperty(initial)
    let updates = signal.take(during: property.lifetime)
      .on(
        next: { [weak property] in property?.value = $0 },
        completed: { [weak property] in property?.source.end() }
      )
      .share(whenUnobserved: policy)
    self.init(property.source, owner: property, whileObserved: updates)
  }

  /// Creates a property of a source, whose updates run while somebody observes it.
  @inlinable
  init(_ source: StoredNode<Value>, owner: PropertyOwner, whileObserved updates: Signal<Value, Never>) {
    let links = ObservedLinks(source) { updates.start(HandlerSink({ _ in }, { _ in }, {}), in: $0) }
    let node = DerivedNode<Value>(links) { moment, derive in
      source.withState(at: moment) { state in
        derive(PropertyNode.Stamps(state.stamp)) { state.value }
      }
    }
    self.init(node, owner: owner)
  }

  @_alwaysEmitIntoClient public var property: Property<Value> { self }
}

extension Property where Value == Never {
  /// Writes several properties as one change. It does what the function ``transaction(_:)`` does, which the modifier of that name hides
  /// in a SwiftUI view.
  ///
  ///     let (first, last) = (MutableProperty("Ada"), MutableProperty("Byron"))
  ///     Property.transaction {
  ///       first.value = "Augusta"
  ///       last.value = "King"
  ///     }
  ///
  /// - Parameter body: A closure that writes properties.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @discardableResult
  public static func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ReactiveSignals.transaction(body)
  }
}
