@objc open class ProcessInfo: NSObject, @unchecked Sendable {
  @objc open class var processInfo: ProcessInfo { get }
  open var environment: [String: String] { get }
  open var processName: String { get set }
  open var processIdentifier: Int32 { get }
}
