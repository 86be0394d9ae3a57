@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
  public init(for aClass: AnyClass)
  open var bundleURL: URL { get }
}
