#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ReactiveSignals
public import UIKit

extension UISearchBar {
  /// A signal that sends when the user taps the search button of the keyboard.
  ///
  /// <!-- fragment -->
  ///
  ///     let texts = searchBar.searchTextField.textSignal
  ///     texts.sample(on: searchBar.searches).bind(to: model.query)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the bar. A delegate that the app sets after that ends the
  /// signal's values. The text is in the `searchTextField` of the bar.
  ///
  /// - **Sends**: a value at each search.
  /// - **Ends**: completes when the bar is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The bar is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var searches: Signal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.searches } }

  /// A signal that sends when the user taps the cancel button. It behaves as ``searches``.
  public var cancellations: Signal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.cancellations } }

  private var proxy: SearchBarProxy {
    delegateProxy(of: self, delegate: delegate) { self.delegate = $0 }
  }
}

private final class SearchBarProxy: DelegateProxy, UISearchBarDelegate {
  let searches = Subject<Void, Never>()
  let cancellations = Subject<Void, Never>()

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.send(())
    next(as: (any UISearchBarDelegate).self)?.searchBarSearchButtonClicked?(searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    cancellations.send(())
    next(as: (any UISearchBarDelegate).self)?.searchBarCancelButtonClicked?(searchBar)
  }
}
#endif
