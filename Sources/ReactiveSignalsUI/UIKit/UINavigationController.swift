#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UINavigationController {
  /// A signal of each view controller that is about to be shown, by a push, a pop or the app.
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the controller. A delegate that the app sets after that stands behind
  /// the proxy, and receives all calls.
  ///
  /// - **Sends**: each view controller that is about to be shown.
  /// - **Ends**: completes when the navigation controller is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The controller is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var showStarts: MainSignal<UIViewController, Never> {
    calls(of: self, by: { $0.proxy }) { $0.starts }
  }

  /// A signal of each view controller that has been shown. It behaves as ``showStarts``.
  ///
  /// <!-- fragment -->
  ///
  ///     navigation.showEnds.subscribe { [weak self] in self?.log($0.title) }
  public var showEnds: MainSignal<UIViewController, Never> { calls(of: self, by: { $0.proxy }) { $0.ends } }

  private var proxy: NavigationProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UINavigationControllerDelegate }
  }
}

private final class NavigationProxy: DelegateProxy, UINavigationControllerDelegate {
  let starts = MainSubject<UIViewController, Never>()
  let ends = MainSubject<UIViewController, Never>()

  private var next: (any UINavigationControllerDelegate)? {
    next(as: (any UINavigationControllerDelegate).self)
  }

  func navigationController(
    _ controller: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    starts.send(viewController)
    next?.navigationController?(controller, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ controller: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    ends.send(viewController)
    next?.navigationController?(controller, didShow: viewController, animated: animated)
  }
}
#endif
