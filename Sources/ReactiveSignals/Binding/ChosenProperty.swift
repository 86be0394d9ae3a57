/// The property that `flatMap` has chosen, and its owners until the outer property has ended.
@usableFromInline
final class ChosenProperty<Value: Sendable>: PropertyChoice {
  @usableFromInline let values: any ValueNode<Value>
  @usableFromInline let owners: Locked<[any Sendable & AnyObject]>

  @inlinable
  init(_ property: Property<Value>) {
    values = property.node
    owners = Locked(property.owners)
  }

  @usableFromInline var node: any PropertyNode { values }

  @usableFromInline
  func releaseOwners() {
    let released = owners.withLock { owners in
      defer { owners = [] }
      return owners
    }
    withExtendedLifetime(released) {}
  }
}
