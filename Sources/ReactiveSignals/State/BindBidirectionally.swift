import _ReactiveSignalsAtomics

extension MutableProperty {
  /// Binds two properties to each other. This property takes the value of `other`, then each takes the values written to the
  /// other.
  ///
  ///     let field = MutableProperty(""), name = MutableProperty("Ada")
  ///     field.bindBidirectionally(to: name)
  ///     print(field.value)
  ///     field.value = "Grace"
  ///     print(name.value)
  ///     // Ada
  ///     // Grace
  ///
  /// A write is accepted by both properties before it returns, then published to the observers of both as one change. It is not
  /// sent back. When two threads write both properties at the same time, the later write counts for both. No thread waits for
  /// another.
  ///
  /// Any number of properties may be bound to one another, in chains, stars and cycles. All of them then have one value. Those that have the
  /// value already, by other bindings or since they are a copy of it, are not written when they are bound.
  ///
  /// The binding keeps neither property alive, and ends when one of them is released.
  ///
  /// RAC: `RACChannelTo(a, key) = RACChannelTo(b, key)`.
  ///
  /// - Parameter other: The property whose current value both take.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  /// - Complexity: O(1), and O(*n*) if this property takes another value, with *n* properties that are bound to it. So is each write.
  @discardableResult
  public func bindBidirectionally(to other: MutableProperty) -> any Disposable {
    bind(other, source.follow(other.source))
  }

  /// Binds this property to one of another type, with a conversion each way, of which the one to `other` may fail.
  ///
  ///     let price = MutableProperty(1.5), field = MutableProperty("")
  ///     field.bindBidirectionally(to: price, parse: { Double($0) }, format: { "\($0)" })
  ///     field.value = "2."        // being typed
  ///     print(price.value, field.value)
  ///     price.value = 3
  ///     print(field.value)
  ///     // 2.0 2.
  ///     // 3.0
  ///
  /// This property takes the formatted value of `other` first. A value that is written to this property and can be parsed is written to
  /// `other`; one that cannot be parsed leaves `other` as it is. A value that is written to `other` is formatted and written to this
  /// property, unless this property already stands for it: so a text that is being typed is left alone.
  ///
  /// A write is accepted by both properties before it returns, then published to the observers of both as one change, as by
  /// ``bindBidirectionally(to:)``. In a transaction the last write counts, and an observer may answer a write by another one. When two threads
  /// write both properties at the same time, the later write counts for both. No thread waits for another.
  ///
  /// The functions are called on the threads that write, without a lock, and again if another thread has written meanwhile. They must
  /// therefore have no side effects.
  ///
  /// The binding keeps neither property alive, and ends when one of them is released.
  ///
  /// - Parameters:
  ///   - other: The property whose current value both take.
  ///   - parse: A function that returns the value that a value of this property stands for, or `nil`.
  ///   - format: A function that returns the value of this property for one of `other`.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally<Other: Equatable & Sendable>(
    to other: MutableProperty<Other>,
    parse: @escaping @Sendable (Value) -> Other?,
    format: @escaping @Sendable (Other) -> Value
  ) -> any Disposable {
    bind(to: other, Conversion(parse: parse, format: format, areEqual: standForEachOther))
  }

  /// Binds this property to one of another type.
  func bind<Other: Sendable>(
    to other: MutableProperty<Other>,
    _ conversion: Conversion<Value, Other>
  ) -> any Disposable {
    bind(other, source.follow(other.source, conversion))
  }

  /// Returns a binding that ends with either property.
  private func bind<Other: Sendable>(
    _ other: MutableProperty<Other>,
    _ unbind: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let binding = BlockDisposable(unbind)
    lifetime += binding
    other.lifetime += binding
    return binding
  }
}

/// Returns whether two values are equal, or both are not even equal to themselves, as numbers that are none.
func standForEachOther<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
  first == second || first != first && second != second
}

extension ChannelTerminal {
  /// Binds the other end of a channel and a property to each other. The other end takes the value of `property`, then each takes the
  /// values of the other.
  ///
  ///     let name = MutableProperty("Ada")
  ///     let field = Channel<String>()
  ///     field.following.subscribe { print("field shows", $0) }
  ///     field.leading.bindBidirectionally(to: name)
  ///     field.following.send("Grace")   // typed into the field
  ///     print(name.value)
  ///     // field shows Ada
  ///     // Grace
  ///
  /// A value from the channel is written to the property and is not sent back. The binding does not keep the property alive,
  /// and the property keeps the channel alive. When the property is released, the channel completes. When the channel completes, the binding
  /// ends.
  ///
  /// RAC: `RACChannelTo(object, key) = terminal`.
  ///
  /// - Parameter property: The property whose value counts first.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally(to property: MutableProperty<Value>) -> any Disposable {
    let end = property.channel()
    let binding = CompoundDisposable()
    binding.add(subscribeToNext(end))
    binding.add(end.subscribe(self))
    return binding
  }
}

infix operator <~> : BindingPrecedence

/// Binds two properties to each other, as ``MutableProperty/bindBidirectionally(to:)`` does.
///
///     field <~> name
///
/// - Parameters:
///   - left: The property that takes the value of the other first.
///   - right: The property whose current value both take.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@discardableResult
public func <~> <Value: Sendable>(
  left: MutableProperty<Value>,
  right: MutableProperty<Value>
) -> any Disposable {
  left.bindBidirectionally(to: right)
}

/// Binds the other end of a channel and a property to each other, as ``ChannelTerminal/bindBidirectionally(to:)`` does.
///
///     view.leading <~> title
///
/// - Parameters:
///   - terminal: An end of the channel.
///   - property: The property whose value counts first.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@discardableResult
public func <~> <Value: Sendable>(
  terminal: ChannelTerminal<Value>,
  property: MutableProperty<Value>
) -> any Disposable {
  terminal.bindBidirectionally(to: property)
}

extension SignalProtocol where Failure == Never {
  /// Sends the values to an end of a channel, without those that are replayed while this is called.
  func subscribeToNext(_ end: ChannelTerminal<Value>) -> any Disposable {
    let hasBegun = Atomic(false)
    defer { hasBegun.store(true, ordering: .releasing) }
    return filter { _ in hasBegun.load(ordering: .acquiring) }.subscribe(end)
  }
}
