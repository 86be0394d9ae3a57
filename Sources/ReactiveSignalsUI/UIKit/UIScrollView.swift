#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UIScrollView {
  /// A signal of the content offset each time the view scrolls, even when the app scrolls it.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.scrolls.map { $0.y > 0 }.distinctUntilChanged().bind(to: \.showsShadow, on: header)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the view. A delegate that the app sets after that ends
  /// the signal's values.
  ///
  /// - **Sends**: the content offset at each scroll, by the user or by the app.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var scrolls: Signal<CGPoint, Never> { calls(of: self, by: { $0.scrollProxy }) { $0.scrolls } }

  private var scrollProxy: ScrollViewProxy {
    delegateProxy(of: self, delegate: delegate) { self.delegate = $0 }
  }
}

extension UITableView {
  /// A signal of the index path of each row that the user selects.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.selections.observe { [weak self] path in self?.open(path.row) }
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the table. A delegate that the app sets after that ends
  /// the signal's values.
  ///
  /// - **Sends**: the index path of each row that the user selects.
  /// - **Ends**: completes when the table is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The table is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: Signal<IndexPath, Never> { calls(of: self, by: { $0.tableProxy }) { $0.selections } }

  /// A signal of the index path of each row that the user deselects. It behaves as ``selections``.
  public var deselections: Signal<IndexPath, Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.deselections }
  }

  private var tableProxy: TableViewProxy {
    delegateProxy(of: self, delegate: delegate) { self.delegate = $0 }
  }
}

extension UICollectionView {
  /// A signal of the index path of each item that the user selects.
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the collection view. A delegate that the app sets after
  /// that ends the signal's values.
  ///
  /// - **Sends**: the index path of each item that the user selects.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: Signal<IndexPath, Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.selections }
  }

  /// A signal of the index path of each item that the user deselects. It behaves as ``selections``.
  public var deselections: Signal<IndexPath, Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.deselections }
  }

  private var collectionProxy: CollectionViewProxy {
    delegateProxy(of: self, delegate: delegate) { self.delegate = $0 }
  }
}

private class ScrollViewProxy: DelegateProxy, UIScrollViewDelegate {
  let scrolls = Subject<CGPoint, Never>()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls.send(scrollView.contentOffset)
    next(as: (any UIScrollViewDelegate).self)?.scrollViewDidScroll?(scrollView)
  }
}

private final class TableViewProxy: ScrollViewProxy, UITableViewDelegate {
  let selections = Subject<IndexPath, Never>()
  let deselections = Subject<IndexPath, Never>()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections.send(indexPath)
    next(as: (any UITableViewDelegate).self)?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    deselections.send(indexPath)
    next(as: (any UITableViewDelegate).self)?.tableView?(tableView, didDeselectRowAt: indexPath)
  }
}

private final class CollectionViewProxy: ScrollViewProxy, UICollectionViewDelegate {
  let selections = Subject<IndexPath, Never>()
  let deselections = Subject<IndexPath, Never>()

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selections.send(indexPath)
    next(as: (any UICollectionViewDelegate).self)?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselections.send(indexPath)
    next(as: (any UICollectionViewDelegate).self)?
      .collectionView?(collectionView, didDeselectItemAt: indexPath)
  }
}
#endif
