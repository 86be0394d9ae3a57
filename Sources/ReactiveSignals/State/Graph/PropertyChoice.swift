/// The property that a `flatMap` follows at present.
@usableFromInline
protocol PropertyChoice: Sendable {
  var node: any PropertyNode { get }

  /// Releases the owner of the property.
  func releaseOwner()
}
