@objc open class OperationQueue: NSObject, @unchecked Sendable {
  @objc public override init()
  @objc open class var main: OperationQueue { get }
  @objc open class var current: OperationQueue? { get }
}

public struct Notification: Hashable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String)
    public init(rawValue: String)
  }
  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
  public static func == (lhs: Notification, rhs: Notification) -> Bool
  public func hash(into hasher: inout Hasher)
}

@available(*, unavailable)
extension Notification: @unchecked Sendable {}

@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  @objc public override init()
  @objc open class var `default`: NotificationCenter { get }
  open func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  )
  open func post(_ notification: Notification)
  open func post(name aName: Notification.Name, object anObject: Any?)
  open func post(
    name aName: Notification.Name,
    object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  )
  @objc open func removeObserver(_ observer: Any)
  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?)
  open func addObserver(
    forName name: Notification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
}

@objc open class UserDefaults: NSObject, @unchecked Sendable {
  @objc open class var standard: UserDefaults { get }
  public convenience override init()
  public init?(suiteName suitename: String?)
  @objc open func integer(forKey defaultName: String) -> Int
  @objc open func object(forKey defaultName: String) -> Any?
  @objc open func set(_ value: Any?, forKey defaultName: String)
  @objc open func removeObject(forKey defaultName: String)
  @objc open func removePersistentDomain(forName domainName: String)
  open class var didChangeNotification: NSNotification.Name { get }
}

@objc open class NSNotification: NSObject {
  public typealias Name = Notification.Name
}

@objc open class Thread: NSObject, @unchecked Sendable {
  @objc public override init()
  public convenience init(block: @escaping @Sendable () -> Void)
  @objc open class var current: Thread { get }
  @objc open class var isMainThread: Bool { get }
  @objc open class func detachNewThread(_ block: @escaping @Sendable () -> Void)
  @objc open var name: String? { get set }
  @objc open var stackSize: Int { get set }
  @objc open func start()
}

@objc open class Timer: NSObject {
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  @objc open func fire()
  @objc open var fireDate: Date { get set }
  @objc open var tolerance: TimeInterval { get set }
  @objc open func invalidate()
  @objc open var isValid: Bool { get }
}
@available(*, unavailable)
extension Timer: @unchecked Sendable {}

@objc open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String)
    public init(rawValue: String)
    public static let `default`: RunLoop.Mode
    public static let common: RunLoop.Mode
  }
  @available(*, noasync)
  @objc open class var current: RunLoop { get }
  @objc open class var main: RunLoop { get }
  open func add(_ timer: Timer, forMode mode: RunLoop.Mode)
  open func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
}
@available(*, unavailable)
extension RunLoop: @unchecked Sendable {}

#if os(macOS)
@objc open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }
  @objc public override init()
  open var executableURL: URL? { get set }
  open var arguments: [String]? { get set }
  open var environment: [String: String]? { get set }
  open var standardInput: Any? { get set }
  open var standardOutput: Any? { get set }
  open var standardError: Any? { get set }
  open func run() throws
  open func waitUntilExit()
  open var terminationStatus: Int32 { get }
  open var terminationReason: Process.TerminationReason { get }
}
#endif

public func NSSelectorFromString(_ aSelectorName: String) -> Selector
