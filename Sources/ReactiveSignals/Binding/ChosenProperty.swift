/// A chosen property: its node, and its owners while another may be chosen.
@usableFromInline
final class ChosenProperty<Value: Sendable>: PropertyChoice {
  @usableFromInline let values: any ValueNode<Value>
  private let owners: Locked<[any Sendable & AnyObject]>

  @usableFromInline
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
