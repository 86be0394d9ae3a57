@objc public protocol NSLocking {
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R
}

@objc open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  @objc public override init()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @objc open func lock()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @objc open func unlock()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @discardableResult @objc open func `try`() -> Bool
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @discardableResult @objc open func lock(before limit: Date) -> Bool
  @objc open var name: String? { get set }
}
