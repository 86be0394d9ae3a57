#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UITabBarController {
  /// A signal of each view controller whose tab the user selects, even when it is selected already.
  ///
  /// <!-- fragment -->
  ///
  ///     tabs.selections.map { [home] in $0 === home }.bind(to: model.isHome)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the controller. A delegate that the app sets after that stands behind
  /// the proxy, and receives all calls.
  ///
  /// - **Sends**: the view controller of each tab that the user selects.
  /// - **Ends**: completes when the controller is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The controller is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<UIViewController, Never> {
    calls(of: self, by: { $0.proxy }) { $0.selections }
  }

  private var proxy: TabBarControllerProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UITabBarControllerDelegate }
  }
}

extension UITabBar {
  /// A signal of each item that the user selects.
  ///
  /// The delegate of a bar that belongs to a `UITabBarController` must not be changed: use the signal of the controller.
  ///
  /// - **Sends**: the item of each tab that the user selects.
  /// - **Ends**: completes when the bar is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The bar is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<UITabBarItem, Never> {
    calls(of: self, by: { $0.proxy }) { $0.selections }
  }

  private var proxy: TabBarProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UITabBarDelegate }
  }
}

private final class TabBarControllerProxy: DelegateProxy, UITabBarControllerDelegate {
  let selections = MainSubject<UIViewController, Never>()

  func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
    selections.send(viewController)
    next(as: (any UITabBarControllerDelegate).self)?.tabBarController?(controller, didSelect: viewController)
  }
}

private final class TabBarProxy: DelegateProxy, UITabBarDelegate {
  let selections = MainSubject<UITabBarItem, Never>()

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    selections.send(item)
    next(as: (any UITabBarDelegate).self)?.tabBar?(tabBar, didSelect: item)
  }
}
#endif
