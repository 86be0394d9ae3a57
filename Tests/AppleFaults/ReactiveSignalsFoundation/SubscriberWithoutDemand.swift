#if canImport(Combine)
import Combine

// error: type 'FaultySubscriber' does not conform to protocol 'Subscriber'  (macOS iOS)
final class FaultySubscriber: Subscriber {
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive(_ input: Int) {}
  func receive(completion: Subscribers.Completion<Never>) {}
}
#endif
