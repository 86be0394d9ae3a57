#if canImport(UIKit) && !os(watchOS)
import Foundation
public import ReactiveSignals
public import UIKit

extension UICollectionView {
  /// A signal of the index path of each item that the user selects.
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the collection view. A delegate that the app sets after that stands
  /// behind the proxy, and receives all calls. A ``ListBinding`` sends the elements of the items.
  ///
  /// - **Sends**: the index path of each item that the user selects.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<IndexPath, Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.selections }
  }

  /// A signal of the index path of each item that the user deselects. It behaves as ``selections``.
  public var deselections: MainSignal<IndexPath, Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.deselections }
  }

  /// A signal of each cell that is about to appear, with its index path. It behaves as ``selections``.
  public var displays: MainSignal<(cell: UICollectionViewCell, path: IndexPath), Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.displays }
  }

  /// A signal of each cell that has disappeared, with the index path that it had. It behaves as ``selections``.
  public var displayEnds: MainSignal<(cell: UICollectionViewCell, path: IndexPath), Never> {
    calls(of: self, by: { $0.collectionProxy }) { $0.displayEnds }
  }

  /// A signal of the index paths of items that will probably appear soon. It behaves as ``selections``, for the `prefetchDataSource`.
  public var prefetches: MainSignal<[IndexPath], Never> {
    calls(of: self, by: { $0.prefetchProxy }) { $0.prefetches }
  }

  /// A signal of the index paths of items that will not appear soon after all. It behaves as ``prefetches``.
  public var prefetchCancellations: MainSignal<[IndexPath], Never> {
    calls(of: self, by: { $0.prefetchProxy }) { $0.cancellations }
  }

  private var collectionProxy: CollectionViewProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UICollectionViewDelegate }
  }

  private var prefetchProxy: CollectionPrefetchProxy {
    delegateProxy(
      of: self,
      setter: NSSelectorFromString("setPrefetchDataSource:"),
      delegate: prefetchDataSource
    ) {
      $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
    }
  }
}

private final class CollectionViewProxy: ScrollViewProxy, UICollectionViewDelegate {
  let selections = MainSubject<IndexPath, Never>()
  let deselections = MainSubject<IndexPath, Never>()
  let displays = MainSubject<(cell: UICollectionViewCell, path: IndexPath), Never>()
  let displayEnds = MainSubject<(cell: UICollectionViewCell, path: IndexPath), Never>()

  private var next: (any UICollectionViewDelegate)? { next(as: (any UICollectionViewDelegate).self) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selections.send(indexPath)
    next?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselections.send(indexPath)
    next?.collectionView?(collectionView, didDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displays.send((cell, indexPath))
    next?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayEnds.send((cell, indexPath))
    next?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

private final class CollectionPrefetchProxy: DelegateProxy, UICollectionViewDataSourcePrefetching {
  let prefetches = MainSubject<[IndexPath], Never>()
  let cancellations = MainSubject<[IndexPath], Never>()

  private var next: (any UICollectionViewDataSourcePrefetching)? {
    next(as: (any UICollectionViewDataSourcePrefetching).self)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetches.send(indexPaths)
    next?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancellations.send(indexPaths)
    next?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
#endif
