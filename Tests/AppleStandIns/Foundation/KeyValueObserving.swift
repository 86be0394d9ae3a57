public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var new: NSKeyValueObservingOptions { get }
  public static var old: NSKeyValueObservingOptions { get }
  public static var initial: NSKeyValueObservingOptions { get }
  public static var prior: NSKeyValueObservingOptions { get }
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1, insertion, removal, replacement
  public init?(rawValue: UInt)
}

public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

@objc public class NSKeyValueObservation: NSObject {
  @objc public func invalidate()
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation
}
