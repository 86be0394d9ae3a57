#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UIGestureRecognizer: InterfaceObject {}

extension InterfaceObject where Self: UIGestureRecognizer {
  /// A signal that sends this recognizer each time it sends its action.
  ///
  /// <!-- fragment -->
  ///
  ///     let pan = UIPanGestureRecognizer()
  ///     view.addGestureRecognizer(pan)
  ///     pan.actions.subscribe { pan in print(pan.state, pan.translation(in: pan.view)) }
  ///
  /// A tap sends once, and a continuous gesture at each change of its state or position. Subscribing adds a target, which all
  /// subscriptions share. The other targets of the recognizer stay.
  ///
  /// - **Sends**: this recognizer at each action.
  /// - **Ends**: completes when the recognizer is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The recognizer is not kept alive.
  ///
  /// RAC: `rac_gestureSignal`.
  ///
  /// - Complexity: O(1) for each event.
  public var actions: MainSignal<Self, Never> {
    // A recognizer has a pair of a target and an action once.
    actions {
      $0.addTarget($1, action: #selector(ActionTarget.act))
    } end: { _, _ in
    }
  }
}
#endif
