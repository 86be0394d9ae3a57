public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public init(_ rawValue: UInt)
  public static var OBJC_ASSOCIATION_RETAIN: objc_AssociationPolicy { get }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
)

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
