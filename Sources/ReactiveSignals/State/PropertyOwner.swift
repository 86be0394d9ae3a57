/// An object that keeps alive what a property needs to change.
///
/// It is a `MutableProperty`, or a box with several of them. A property that is derived from one property shares the
/// owner of that one.
@usableFromInline
typealias PropertyOwner = any Sendable & AnyObject

/// Returns an owner of all that `owners` own: their only one, if they do not differ.
///
/// It refers to the owners and does not list what they own. So the memory is proportional to the number of properties, even where
/// properties are derived from the same ones along many paths.
@usableFromInline
func jointOwner(of owners: [PropertyOwner?]) -> PropertyOwner? {
  var seen: Set<ObjectIdentifier> = []
  let different = owners.compactMap { $0 }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  return different.count > 1 ? ChainBox(different) : different.first
}
