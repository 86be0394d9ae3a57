public import Foundation
public import ReactiveSignals

extension NotificationCenter {
  /// Returns a signal that sends the result of `transform` for each notification.
  ///
  ///     let center = NotificationCenter()
  ///     center
  ///       .signal(for: .documentSaved) { $0.userInfo?["name"] as? String }
  ///       .subscribe { print("saved", $0 ?? "something") }
  ///     center.post(name: .documentSaved, object: nil, userInfo: ["name": "notes"])
  ///     // saved notes
  ///
  /// A notification is not sendable, so `transform` extracts the values that other threads need.
  ///
  /// - **Sends**: one result for each notification.
  /// - **Ends**: never.
  /// - **Disposal**: removes the observer.
  /// - **Thread**: the one that posts the notification, before the post returns. `transform` runs on it.
  /// - **Memory**: one observer for each subscription. `object` is not kept alive, and nothing is sent after its
  ///   release.
  ///
  /// RAC: `rac_addObserverForName:object:`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications. Without one, the signal observes every name.
  ///   - object: The object that posts the notifications. Without one, the signal observes every object.
  ///   - transform: A closure that returns the value to send for a notification.
  /// - Returns: A signal that ends only by disposal.
  /// - Complexity: O(1) for each notification.
  public func signal<Value: Sendable>(
    for name: Notification.Name?,
    object: (any AnyObject & Sendable)? = nil,
    _ transform: @escaping @Sendable (Notification) -> Value
  ) -> Signal<Value, Never> {
    let isOfAny = object == nil
    return .create { [weak object] subscriber in
      guard isOfAny || object != nil else { return }
      // The center compares addresses, and another object may have the address of a released one.
      let observer = self.addObserver(forName: name, object: object, queue: nil) {
        [weak object] notification in
        guard isOfAny || object != nil else { return }
        subscriber.send(transform(notification))
      }
      // The observer is a token for its removal. Any thread may remove it.
      let token = UncheckedSendable(observer)
      subscriber.onDispose { self.removeObserver(token.wrapped) }
    }
  }

  /// Returns a signal that sends an empty value for each notification.
  ///
  ///     let center = NotificationCenter()
  ///     center.signal(for: .documentSaved).subscribe { print("saved") }
  ///     center.post(name: .documentSaved, object: nil)
  ///     // saved
  ///
  /// It behaves as `signal(for:object:_:)`, which sends values of the notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications. Without one, the signal observes every name.
  ///   - object: The object that posts the notifications. Without one, the signal observes every object.
  /// - Returns: A signal that ends only by disposal.
  public func signal(
    for name: Notification.Name?,
    object: (any AnyObject & Sendable)? = nil
  ) -> Signal<Void, Never> {
    signal(for: name, object: object) { _ in }
  }

  @_documentation(visibility: internal)
  @available(
    *,
    unavailable,
    message:
      "A notification is not sendable. Take from it what you need: 'signal(for: name) { $0.userInfo?[…] }'."
  )
  public func signal(
    for name: Notification.Name?,
    object: (any AnyObject & Sendable)? = nil
  ) -> Signal<NotificationContents, Never> { .never }
}

/// The parts of a notification, so that the compiler says no more than that it is not sendable.
@_documentation(visibility: internal)
@available(*, unavailable)
public struct NotificationContents: Sendable {
  public var name: Notification.Name { Notification.Name("") }
  public var userInfo: [AnyHashable: Any]? { nil }
  public var object: Any? { nil }
}
