#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals

extension NSGestureRecognizer: InterfaceObject {}

extension InterfaceObject where Self: NSGestureRecognizer {
  /// A signal that sends this recognizer each time it sends its action.
  ///
  /// Subscribing sets the `target` and the `action` of the recognizer, which all subscriptions share. The main actor sends. The signal
  /// completes when the recognizer is released, and does not keep it alive.
  public var actions: Signal<Self, Never> {
    actions { recognizer, target, action in
      recognizer.target = target
      recognizer.action = action
    }
  }
}
#endif
