/// Observable state that can be read at any time: a ``MutableProperty``, or a ``Property`` derived from others.
///
/// ``value`` is the current value. ``signal`` sends it and every change. `map`, `combineLatest` and `flatMap` derive properties,
/// which have a value at any time too.
public protocol PropertyProtocol<Value>: Sendable {
  /// The type of the values.
  associatedtype Value: Sendable

  /// A read-only view of the property.
  var property: Property<Value> { get }
}

extension PropertyProtocol {
  /// The current value, which includes all accepted writes.
  ///
  /// Any thread may read it at any time, also while observers receive an earlier write.
  ///
  /// A read takes part in Observation: `withObservationTracking` and SwiftUI notice the changes of a property that they have read.
  /// See <doc:InAnApp>.
  @inlinable public var value: Value {
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
  /// - It sends the first value before subscribing returns. While another thread is publishing a change, that thread sends the
  ///   first value instead, in its turn.
  /// - After that it sends one value for each accepted write, in order, or one for each transaction. The thread that writes
  ///   delivers it, or the thread that is publishing at the time.
  /// - A derived property sends one value for each change of its inputs, computed from inputs of one state. No observer sees one of
  ///   two inputs that depend on the same source changed and the other not.
  /// - It completes when the ``MutableProperty`` and everything derived from it have been released. With several sources, it
  ///   completes when all of them have completed. A later subscriber first receives the last value. It does not fail.
  /// - A subscription does not keep the property alive.
  ///
  /// RAC: `RACObserve`.
  @inlinable public var signal: Signal<Value, Never> {
    let node = property.node
    return Signal(.chain { $0.answer { node.attach($0, in: $1) } })
  }

  /// A signal of the changes from now on: ``signal`` without the current value.
  @inlinable public var changes: Signal<Value, Never> { signal.skip(1).erased }
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

  @inlinable
  init(_ node: ValueNode<Value>, owner: PropertyOwner?) {
    self.node = node
    self.owner = owner
  }

  /// Creates a property that never changes.
  ///
  /// Its signal sends the value and does not complete while the property exists.
  @inlinable
  public init(_ constant: Value) {
    self = MutableProperty(constant).property
  }

  /// Creates a property whose value is the last value of a signal.
  ///
  ///     let ticks = Property(initial: 0, then: Signal.interval(.seconds(1), on: MainScheduler.shared))
  ///
  /// The property subscribes at once, and stays subscribed while it or a property derived from it exists. It keeps its value when
  /// `signal` completes.
  ///
  /// - Parameters:
  ///   - initial: The value until the signal sends one.
  ///   - signal: A signal of any type that cannot fail. Handle failures first, for example with `replaceFailure(with:)`.
  @inlinable
  public init(initial: Value, then signal: some SignalProtocol<Value, Never>) {
    let property = MutableProperty(initial)
    _ = property.bind(signal)
    self = property.property
  }

  @inlinable public var property: Property<Value> { self }
}
