/// The property that a `flatMap` follows, as long as its outer property does not choose another.
@usableFromInline
protocol PropertyChoice: Sendable {
  var node: any PropertyNode { get }

  /// Lets go of what keeps the property changing.
  func releaseOwners()
}
