@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
}
