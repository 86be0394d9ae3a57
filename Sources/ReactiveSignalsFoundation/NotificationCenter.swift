public import Foundation
public import ReactiveSignals

extension NotificationCenter {
  /// Returns a signal that sends the result of `transform` for each notification.
  ///
  ///     NotificationCenter.default
  ///       .signal(for: .documentSaved) { $0.userInfo?["name"] as? String }
  ///       .subscribe { print("saved", $0 ?? "something") }
  ///
  /// The thread that posts a notification calls `transform` and sends the value before the post returns. A notification is not
  /// sendable, so `transform` extracts the values that other threads need.
  ///
  /// Disposal removes the observer. The signal does not keep `object` alive and sends nothing after its release.
  ///
  /// RAC: `rac_addObserverForName:object:`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications. Without one, the signal observes every name.
  ///   - object: The object that posts the notifications. Without one, the signal observes every object.
  ///   - transform: A closure that returns the value to send for a notification.
  /// - Returns: A signal that ends only by disposal.
  public func signal<Value: Sendable>(
    for name: Notification.Name?,
    object: (any AnyObject & Sendable)? = nil,
    _ transform: @escaping @Sendable (Notification) -> Value
  ) -> Signal<Value, Never> {
    let isOfAny = object == nil
    return .create { [weak object] subscriber in
      guard isOfAny || object != nil else { return }
      let observer = self.addObserver(forName: name, object: object, queue: nil) { notification in
        subscriber.send(transform(notification))
      }
      // The observer is a token for its removal. Any thread may remove it.
      let token = UncheckedSendable(observer)
      subscriber.onDispose { self.removeObserver(token.wrapped) }
    }
  }
}
