#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals

extension NSGestureRecognizer: InterfaceObject {}

extension InterfaceObject where Self: NSGestureRecognizer {
  /// A signal that sends this recognizer each time it sends its action.
  ///
  /// Subscribing sets the `target` and the `action` of the recognizer, which all subscriptions share. The target and the action from before
  /// are called after the subscribers, and are there again when the last subscription has ended.
  ///
  /// - **Sends**: this recognizer at each action.
  /// - **Ends**: completes when the recognizer is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The recognizer is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var actions: MainSignal<Self, Never> {
    actions {
      ActionTarget.Pair($0.target, $0.action)
    } set: { recognizer, pair in
      recognizer.target = pair.target
      recognizer.action = pair.action
    } passOn: { recognizer, action, target in
      NSApplication.shared.sendAction(action, to: target, from: recognizer)
    }
  }
}
#endif
