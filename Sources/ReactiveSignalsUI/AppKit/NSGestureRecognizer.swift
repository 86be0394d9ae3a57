#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals

extension NSGestureRecognizer: InterfaceObject {}

extension InterfaceObject where Self: NSGestureRecognizer {
  /// A signal that sends this recognizer each time it sends its action.
  ///
  /// Subscribing sets the `target` and the `action` of the recognizer, which all subscriptions share.
  ///
  /// - **Sends**: this recognizer at each action.
  /// - **Ends**: completes when the recognizer is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The recognizer is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var actions: Signal<Self, Never> {
    actions { recognizer, target, action in
      recognizer.target = target
      recognizer.action = action
    }
  }
}
#endif
