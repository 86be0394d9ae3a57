@frozen public struct CGFloat: SignedNumeric, Comparable, ExpressibleByFloatLiteral, Hashable, Sendable {
  public typealias Magnitude = CGFloat
  public init()
  public init(_ value: Double)
  public init?<Source: BinaryInteger>(exactly value: Source)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public var magnitude: CGFloat { get }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
  public func hash(into hasher: inout Hasher)
}
