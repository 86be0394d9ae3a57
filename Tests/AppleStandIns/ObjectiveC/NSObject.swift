@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  @usableFromInline internal var _value: Bool
  public var boolValue: Bool { get }
  public init(_ value: Bool)
  public init(booleanLiteral value: Bool)
}

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  internal var ptr: OpaquePointer
  public init(_ name: String)
  public init(stringLiteral value: String)
  public static func == (lhs: Selector, rhs: Selector) -> Bool
  public func hash(into hasher: inout Hasher)
}

@objc public protocol NSObjectProtocol {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var superclass: AnyClass? { get }
  func `self`() -> Self
  func isKind(of aClass: AnyClass) -> Bool
  func conforms(to aProtocol: Protocol) -> Bool
  func responds(to aSelector: Selector!) -> Bool
  func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
}

@objc open class NSObject: NSObjectProtocol {
  @objc public init()
  @objc open func isEqual(_ object: Any?) -> Bool
  @objc open var hash: Int { get }
  @objc open var superclass: AnyClass? { get }
  @objc open func `self`() -> Self
  @objc open func isKind(of aClass: AnyClass) -> Bool
  @objc open func conforms(to aProtocol: Protocol) -> Bool
  @objc open func responds(to aSelector: Selector!) -> Bool
  @objc open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
    AnyObject
  >!
  open var description: String { get }
  @objc open func copy() -> Any
}

extension NSObject: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
  public func hash(into hasher: inout Hasher)
  public var hashValue: Int { get }
  public var debugDescription: String { get }
  public var _cVarArgEncoding: [Int] { get }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool
