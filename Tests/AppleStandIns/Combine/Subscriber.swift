@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  public init()
  public init(_ obj: AnyObject)
  public var description: String { get }
  public func hash(into hasher: inout Hasher)
  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { get }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Subscriber where Self.Input == () {
  public func receive() -> Subscribers.Demand
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public enum Subscribers {}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Subscribers {
  @frozen public enum Completion<Failure>: Sendable where Failure: Error {
    case finished
    case failure(Failure)
  }

  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    public static let unlimited: Subscribers.Demand
    public static let none: Subscribers.Demand
    public static func max(_ value: Int) -> Subscribers.Demand
    public var max: Int? { get }
    public var description: String { get }
    public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand)
    public static func -= (lhs: inout Subscribers.Demand, rhs: Int)
    public static func == (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool
    public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
    public func hash(into hasher: inout Hasher)
  }
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Equatable where Failure: Equatable {
  public static func == (a: Subscribers.Completion<Failure>, b: Subscribers.Completion<Failure>) -> Bool
}
@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Hashable where Failure: Hashable {
  public func hash(into hasher: inout Hasher)
}
