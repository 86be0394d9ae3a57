@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol Cancellable {
  func cancel()
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Cancellable {
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable
  public func store(in set: inout Set<AnyCancellable>)
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
final public class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void)
  public init<C>(_ canceller: C) where C: Cancellable
  final public func cancel()
  final public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension AnyCancellable {
  final public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable
  final public func store(in set: inout Set<AnyCancellable>)
}
