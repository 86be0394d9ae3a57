@objc open class NSValue: NSObject, @unchecked Sendable {}

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init()
  public init(location: Int, length: Int)
  public static func == (lhs: NSRange, rhs: NSRange) -> Bool
  public func hash(into hasher: inout Hasher)
}

// The structures of C can be arguments and results of methods and blocks of Objective-C. A structure of Swift can be if it is bridged.
extension CGPoint: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGPoint?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGPoint?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint
}

extension CGRect: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect
}

extension NSRange: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout NSRange?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout NSRange?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSRange
}
