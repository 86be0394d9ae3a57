@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
  func send(subscription: any Subscription)
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension Subject where Self.Output == Void {
  public func send()
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  final public var value: Output { get set }
  public init(_ value: Output)
  final public func send(subscription: any Subscription)
  final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
  final public func send(_ input: Output)
  final public func send(completion: Subscribers.Completion<Failure>)
}
