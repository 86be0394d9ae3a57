public import Foundation
public import ReactiveSignals

extension NotificationCenter {
  /// A signal that sends what `transform` makes of each notification.
  ///
  ///     NotificationCenter.default
  ///       .signal(for: .documentSaved) { $0.userInfo?["name"] as? String }
  ///       .subscribe { print("saved", $0 ?? "something") }
  ///
  /// `transform` runs, and the value is sent, while the notification is being posted, on the thread that posts it; a
  /// notification must not leave that thread, so what is wanted of it is taken out there.
  ///
  /// The signal ends only by disposal, which removes the observer. It does not keep `object` alive, and sends nothing any
  /// more when that is gone.
  ///
  /// RAC: `rac_addObserverForName:object:`.
  ///
  /// - Parameters:
  ///   - name: the notifications' name; any without one.
  ///   - object: who posts them; anyone without one.
  ///   - transform: takes out of a notification what is wanted of it.
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
      // The observer is a token for its removal, which any thread may do.
      let token = UncheckedSendable(observer)
      subscriber.onDispose { self.removeObserver(token.wrapped) }
    }
  }
}
