public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
public func method_getImplementation(_ m: Method) -> IMP
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP
public func imp_implementationWithBlock(_ block: Any) -> IMP

extension NSObject {
  @objc dynamic open func forwardingTarget(for aSelector: Selector!) -> Any!
}
