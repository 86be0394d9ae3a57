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
  /// Any number of properties may be bound to one another, in chains, stars and cycles. All of them then have one value.
  ///
  /// The binding keeps neither property alive, and ends when one of them is released.
  ///
  /// RAC: `RACChannelTo(a, key) = RACChannelTo(b, key)`.
  ///
  /// - Parameter other: The property whose current value both take.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bindBidirectionally(to other: MutableProperty) -> any Disposable {
    let unbind = source.follow(other.source)
    let binding = BlockDisposable(unbind)
    lifetime += binding
    other.lifetime += binding
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
