/// An object that keeps alive what a property needs to change.
///
/// It is a `MutableProperty`, or a ``SharedOwnership`` of several objects. A property that is derived from one property shares the
/// owner of that one.
@usableFromInline
typealias PropertyOwner = any Sendable & AnyObject

/// The owners of the properties that a property is derived from.
///
/// It refers to the owners and does not list what they own. So the memory is proportional to the number of properties, even where
/// properties are derived from the same ones along many paths.
@usableFromInline
final class SharedOwnership: Sendable {
  private let owners: ChainLink<[PropertyOwner]>

  private init(_ owners: [PropertyOwner]) { self.owners = ChainLink(owners) }

  /// Returns an owner of all that `owners` own: their only one, if they do not differ.
  @usableFromInline
  static func joining(_ owners: [PropertyOwner?]) -> PropertyOwner? {
    var seen: Set<ObjectIdentifier> = []
    let different = owners.compactMap { $0 }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return different.count > 1 ? SharedOwnership(different) : different.first
  }
}
