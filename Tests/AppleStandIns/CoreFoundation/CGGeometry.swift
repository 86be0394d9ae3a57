public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init()
  public init(x: CGFloat, y: CGFloat)
  public init(x: Double, y: Double)
  public init(x: Int, y: Int)
  public static var zero: CGPoint { get }
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init()
  public init(width: CGFloat, height: CGFloat)
  public init(width: Double, height: Double)
  public static var zero: CGSize { get }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init()
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public static var zero: CGRect { get }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool
}
