@objc open class NSIndexPath: NSObject, @unchecked Sendable {}

public struct IndexPath: Hashable, Comparable, Sendable {
  public init()
  public init(index: Int)
  public subscript(index: Int) -> Int { get set }
  public static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
  public func hash(into hasher: inout Hasher)
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath
}

public struct IndexSet: Hashable, Sendable, Sequence {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Int?
  }
  public func makeIterator() -> IndexSet.Iterator
  public init()
  public init(integer: Int)
  public init(integersIn range: Range<Int>)
  public init<ElementSequence: Sequence>(_ elements: ElementSequence) where ElementSequence.Element == Int
  public func subtracting(_ other: IndexSet) -> IndexSet
  public var isEmpty: Bool { get }
  public var count: Int { get }
  public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
  public func hash(into hasher: inout Hasher)
}
