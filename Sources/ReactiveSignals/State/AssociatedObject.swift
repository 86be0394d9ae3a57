#if canImport(ObjectiveC)
import ObjectiveC

/// The lock of all associations.
private let associations = Locked(())

/// Returns the object of type `Associated` that `owner` keeps alive. The first call makes it.
///
/// Each type has one object for an owner. It is released with the owner.
///
/// - Parameters:
///   - owner: Any object.
///   - make: A closure that creates the object. It runs under a lock and calls no code of users.
/// - Returns: The object that all calls with this owner and type return.
package func associatedObject<Associated: AnyObject & Sendable>(
  of owner: AnyObject,
  orMake make: () -> Associated
) -> Associated {
  // Safe: the key is only compared. The address of the metadata of a class is unique and stays valid.
  let key = unsafe unsafeBitCast(ObjectIdentifier(Associated.self), to: UnsafeRawPointer.self)
  return associations.withLock { _ in
    if let object = unsafe objc_getAssociatedObject(owner, key) as? Associated { return object }
    let object = make()
    unsafe objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN)
    return object
  }
}
#endif
