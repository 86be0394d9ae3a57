@objc open class NSString: NSObject, @unchecked Sendable {}
@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSData: NSObject {}
@objc open class NSDate: NSObject {}
@objc open class NSURL: NSObject {}

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray
  public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout [Element]?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSArray, result: inout [Element]?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element]
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary
  public static func _forceBridgeFromObjectiveC(_ x: NSDictionary, result: inout [Key: Value]?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSDictionary, result: inout [Key: Value]?)
    -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value]
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet
  public static func _forceBridgeFromObjectiveC(_ x: NSSet, result: inout Set<Element>?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSSet, result: inout Set<Element>?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element>
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData
  public static func _forceBridgeFromObjectiveC(_ x: NSData, result: inout Data?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSData, result: inout Data?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate
  public static func _forceBridgeFromObjectiveC(_ x: NSDate, result: inout Date?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSDate, result: inout Date?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL
  public static func _forceBridgeFromObjectiveC(_ x: NSURL, result: inout URL?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL
}

@objc open class NSError: NSObject, Error, @unchecked Sendable {}

public func _convertErrorToNSError(_ error: any Error) -> NSError
public func _convertNSErrorToError(_ error: NSError?) -> any Error
