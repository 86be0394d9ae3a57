/// The property that a `flatMap` follows at present.
@usableFromInline
protocol PropertyChoice: Sendable {
  var node: any PropertyNode { get }

  /// Releases the owners of the property.
  func releaseOwners()
}
