#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

/// The calls of methods, such as `viewDidLoad()`, are signals.
extension UIViewController: InterfaceObject {}

extension UIViewController {
  /// Calls a closure each time the view is about to appear, with a lifetime that ends when the view has disappeared.
  ///
  /// <!-- fragment -->
  ///
  ///     controller.whileVisible { [label, model] visit in
  ///       visit += model.price.signal.map { "\($0)" }.bind(to: \.text, on: label)
  ///     }
  ///
  /// So a property of `whileObserved:` is subscribed to its signal while the view is on the screen. The lifetime also ends with the
  /// controller. Call it before the view appears, as in `viewDidLoad()`.
  ///
  /// - Parameter body: A closure that adds what ends with the visit.
  /// - Returns: A disposable that ends the present visit, and all later ones. Its release has no effect.
  @discardableResult
  public func whileVisible(_ body: @escaping @MainActor (Lifetime) -> Void) -> any Disposable {
    let visit = SerialDisposable()
    let subscriptions = CompoundDisposable()
    subscriptions += signal(after: #selector(UIViewController.viewWillAppear(_:))).subscribe(
      next: {
        // A gesture to leave that the user has not finished.
        if visit.inner != nil { return }
        let token = Lifetime.Token()
        visit.inner = token
        body(token.lifetime)
      },
      completed: { visit.dispose() }
    )
    subscriptions += signal(after: #selector(UIViewController.viewDidDisappear(_:))).subscribe {
      visit.inner = nil
    }
    subscriptions += visit
    return subscriptions
  }
}
#endif
