public import ObjectiveC

open class DispatchObject: NSObject {
  public override init()
  public func activate()
  public func resume()
  public func suspend()
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64)
    public static let concurrent: DispatchQueue.Attributes
  }
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }
  public class var main: DispatchQueue { get }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  )
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
  public var label: String { get }
  public var qos: DispatchQoS { get }
  public func sync<T>(execute work: () throws -> T) rethrows -> T
  @preconcurrency public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  )
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  )
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
}

public final class DispatchSpecificKey<T> {
  public init()
}
@available(macOS 10.10, *)
extension DispatchSpecificKey: @unchecked Sendable where T: Sendable {}

open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init()
  public func enter()
  public func leave()
  @preconcurrency public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  )
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int)
  @discardableResult public func signal() -> Int
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
}

@frozen public enum DispatchTimeoutResult: Sendable {
  case success, timedOut
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
}

public struct DispatchQoS: Equatable, Sendable {
  public let qosClass: DispatchQoS.QoSClass
  public let relativePriority: Int
  public static let background, utility, `default`, userInitiated, userInteractive, unspecified: DispatchQoS
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
  public static func == (a: DispatchQoS, b: DispatchQoS) -> Bool
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime
  public static let distantFuture: DispatchTime
  public init(uptimeNanoseconds: UInt64)
  public var uptimeNanoseconds: UInt64 { get }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool
}

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
  public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
public func + (time: DispatchTime, seconds: Double) -> DispatchTime

public protocol DispatchSourceProtocol: NSObjectProtocol {
  @preconcurrency func setEventHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (@Sendable @convention(block) () -> Void)?
  )
  func cancel()
  func resume()
  func suspend()
  func activate()
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  @preconcurrency public func setEventHandler(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    handler: (@Sendable @convention(block) () -> Void)?
  )
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  )
  public func schedule(
    deadline: DispatchTime,
    repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  )
}

open class DispatchSource: DispatchObject, DispatchSourceProtocol, @unchecked Sendable {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let strict: DispatchSource.TimerFlags
  }
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags = [],
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer
  public func cancel()
  public var isCancelled: Bool { get }
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
@frozen public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}
