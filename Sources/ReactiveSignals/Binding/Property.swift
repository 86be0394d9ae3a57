/// State that can be read at any time and observed: a ``MutableProperty``, or a ``Property`` derived from others.
///
/// ``value`` is what it is now; ``signal`` tells of it and of every change. `map`, `combineLatest` and `flatMap` derive
/// properties, which have a value at any time too.
public protocol PropertyProtocol<Value>: Sendable {
  /// What the property is about.
  associatedtype Value: Sendable

  /// The property, for reading only.
  var property: Property<Value> { get }
}

extension PropertyProtocol {
  /// The present value, with all writes that have been accepted so far.
  ///
  /// Any thread may read it, at any time, also while observers are being told of an earlier write.
  public var value: Value { property.node.currentState.value }

  /// The present value, then every change.
  ///
  ///     let name = MutableProperty("Ada")
  ///     name.signal.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     // Ada
  ///     // Grace
  ///
  /// - The first value is sent before subscribing returns, except while another thread is telling observers: that thread
  ///   then sends it, in its turn. After that comes one value for each accepted write, in order, or one for each
  ///   transaction, delivered by the thread that wrote, or by the one that is telling at that moment.
  /// - Of a derived property there is one value for each change of what it is derived from, made of values that belong
  ///   together: no observer sees one of two inputs that depend on the same source changed, and the other not yet.
  /// - It completes when the ``MutableProperty`` it comes from has been released, and everything derived from that too;
  ///   with several, when all of them have. Who subscribes later gets the last value first. It never fails.
  /// - A subscription does not keep the property alive. Disposing it is all it takes to stop being told.
  ///
  /// RAC: `RACObserve`.
  public var signal: Signal<Value, Never> {
    let node = property.node
    return Signal(.erased { node.attach($0, in: $1) })
  }

  /// What changes from now on: ``signal`` without the present value.
  public var changes: Signal<Value, Never> { signal.skip(1).erased }
}

/// State that can be read and observed, and not be written: a read-only view of a ``MutableProperty``, or one
/// derived from it.
///
///     let celsius = MutableProperty(20.0)
///     let fahrenheit = celsius.map { $0 * 9 / 5 + 32 }
///     print(fahrenheit.value)
///     celsius.value = 100
///     print(fahrenheit.value)
///     // 68.0
///     // 212.0
///
/// It keeps what it is derived from alive.
public struct Property<Value: Sendable>: PropertyProtocol {
  @usableFromInline let node: any ValueNode<Value>
  /// What must stay for the property to go on changing.
  @usableFromInline let owners: [any Sendable & AnyObject]

  @usableFromInline
  init(_ node: any ValueNode<Value>, owners: [any Sendable & AnyObject]) {
    self.node = node
    self.owners = owners
  }

  /// A property that never changes. Its signal sends the value and does not complete while the property is there.
  @inlinable
  public init(_ constant: Value) {
    self = MutableProperty(constant).property
  }

  /// A property that has the value sent last by `signal`, and `initial` until there is one.
  ///
  ///     let ticks = Property(initial: 0, then: Signal.interval(.seconds(1), on: MainScheduler.shared))
  ///
  /// It subscribes at once, and for as long as it, or something derived from it, is there. Its value stays when `signal`
  /// completes.
  public init(initial: Value, then signal: some SignalProtocol<Value, Never>) {
    let property = MutableProperty(initial)
    _ = property.bind(signal)
    self = property.property
  }

  public var property: Property<Value> { self }
}
