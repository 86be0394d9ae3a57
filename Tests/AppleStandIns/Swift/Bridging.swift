public func _bridgeAnyObjectToAny(_ possiblyNullObject: AnyObject?) -> Any
public func _getErrorEmbeddedNSError<T: Error>(_ x: T) -> AnyObject?
