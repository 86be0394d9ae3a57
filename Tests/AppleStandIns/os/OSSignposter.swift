@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64)
  public static let exclusive: OSSignpostID
  public static let invalid: OSSignpostID
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct OSSignposter: @unchecked Sendable {
  public init()
  public init(subsystem: String, category: String)
  public var isEnabled: Bool { get }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata)
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct SignpostMetadata: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public let interpolation: OSLogInterpolation
  public init(stringInterpolation: OSLogInterpolation)
  public init(stringLiteral value: String)
}

@available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int)
  public mutating func appendLiteral(_ literal: String)
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  )
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T,
    privacy: OSLogPrivacy = .auto
  )
}

@available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { get }
  public static var `private`: OSLogPrivacy { get }
  public static var auto: OSLogPrivacy { get }
}

@available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { get }
}
