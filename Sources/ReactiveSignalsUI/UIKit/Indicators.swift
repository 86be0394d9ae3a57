#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIActivityIndicatorView {
  /// A Boolean value that starts and stops the animation, as the target of a binding.
  ///
  /// <!-- fragment -->
  ///
  ///     load.isExecuting.signal.bind(to: \.isActive, on: spinner)
  public var isActive: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}

extension UIButton {
  /// The title for the normal state, as the target of a binding.
  ///
  /// <!-- fragment -->
  ///
  ///     itemCount.signal.map { "Pay for \($0)" }.bind(to: \.normalTitle, on: payButton)
  public var normalTitle: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }
}

#if !os(tvOS)
extension UIRefreshControl {
  /// A Boolean value that begins and ends refreshing, as the target of a binding.
  public var isActive: Bool {
    get { isRefreshing }
    set { if newValue { beginRefreshing() } else { endRefreshing() } }
  }
}
#endif
#endif
