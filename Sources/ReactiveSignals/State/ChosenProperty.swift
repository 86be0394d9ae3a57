/// The property that `flatMap` has chosen, and its owner until the outer property has ended.
@usableFromInline
final class ChosenProperty<Value: Sendable>: PropertyChoice {
  @usableFromInline let values: ValueNode<Value>
  @usableFromInline let owner: Locked<PropertyOwner?>

  @inlinable
  init(_ property: Property<Value>) {
    values = property.node
    owner = Locked(property.owner)
  }

  @usableFromInline var node: PropertyNode { values }

  @usableFromInline
  func releaseOwner() {
    let released = owner.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
