public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func object_getClass(_ obj: Any?) -> AnyClass?
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
public func method_getImplementation(_ m: Method) -> IMP
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP
public func imp_implementationWithBlock(_ block: Any) -> IMP
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>?
@discardableResult public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool

@objc open class Protocol: NSObject, @unchecked Sendable {}

extension NSObject {
  @objc dynamic open class func resolveInstanceMethod(_ sel: Selector!) -> Bool
  @objc dynamic open class func responds(to aSelector: Selector!) -> Bool
  @objc dynamic open class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
  @objc dynamic open func forwardingTarget(for aSelector: Selector!) -> Any!
}
