extension MutableProperty {
  /// Keeps two properties the same: this one takes the value of `other`, then each takes what is written to the other.
  ///
  ///     let field = MutableProperty(""), name = MutableProperty("Ada")
  ///     field.bindBidirectionally(to: name)
  ///     print(field.value)
  ///     field.value = "Grace"
  ///     print(name.value)
  ///     // Ada
  ///     // Grace
  ///
  /// A write is accepted by both before it returns, and then told to the observers of both, as one change. It does not
  /// come back. Of writes that are made to both at the same moment, on two threads, the later one counts, for both:
  /// whatever happens, both end with the same value. Nothing waits for anything.
  ///
  /// Any number of properties may be bound to one another, in chains, in stars and in circles; all of them then have one value.
  ///
  /// The binding keeps neither property alive, and ends when one is released.
  ///
  /// RAC: `RACChannelTo(a, key) = RACChannelTo(b, key)`.
  ///
  /// - Returns: the binding. Disposing it ends it; dropping it does not.
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

/// Keeps two properties the same, as ``MutableProperty/bindBidirectionally(to:)``: the left one takes the value of the right
/// one first.
///
///     field <~> name
@discardableResult
public func <~> <Value: Sendable>(
  left: MutableProperty<Value>,
  right: MutableProperty<Value>
) -> any Disposable {
  left.bindBidirectionally(to: right)
}
