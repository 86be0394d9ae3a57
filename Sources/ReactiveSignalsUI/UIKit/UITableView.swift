#if canImport(UIKit) && !os(watchOS)
import Foundation
public import ReactiveSignals
public import UIKit

extension UITableView {
  /// A signal of the index path of each row that the user selects.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.selections.subscribe { [weak self] path in self?.open(path.row) }
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the table. A delegate that the app sets after that stands behind the
  /// proxy, and receives all calls. A ``ListBinding`` sends the elements of the rows.
  ///
  /// - **Sends**: the index path of each row that the user selects.
  /// - **Ends**: completes when the table is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The table is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<IndexPath, Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.selections }
  }

  /// A signal of the index path of each row that the user deselects. It behaves as ``selections``.
  public var deselections: MainSignal<IndexPath, Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.deselections }
  }

  #if !os(tvOS)
  /// A signal of the index path of each row whose accessory button the user taps. It behaves as ``selections``.
  public var accessoryTaps: MainSignal<IndexPath, Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.accessoryTaps }
  }
  #endif

  /// A signal of each cell that is about to appear, with its index path. It behaves as ``selections``.
  public var displays: MainSignal<(cell: UITableViewCell, path: IndexPath), Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.displays }
  }

  /// A signal of each cell that has disappeared, with the index path that it had. It behaves as ``selections``.
  public var displayEnds: MainSignal<(cell: UITableViewCell, path: IndexPath), Never> {
    calls(of: self, by: { $0.tableProxy }) { $0.displayEnds }
  }

  /// A signal of the index paths of rows that will probably appear soon. It behaves as ``selections``, for the `prefetchDataSource`.
  public var prefetches: MainSignal<[IndexPath], Never> {
    calls(of: self, by: { $0.prefetchProxy }) { $0.prefetches }
  }

  /// A signal of the index paths of rows that will not appear soon after all. It behaves as ``prefetches``.
  public var prefetchCancellations: MainSignal<[IndexPath], Never> {
    calls(of: self, by: { $0.prefetchProxy }) { $0.cancellations }
  }

  private var tableProxy: TableViewProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UITableViewDelegate }
  }

  private var prefetchProxy: TablePrefetchProxy {
    delegateProxy(
      of: self,
      setter: NSSelectorFromString("setPrefetchDataSource:"),
      delegate: prefetchDataSource
    ) {
      $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
    }
  }
}

private final class TableViewProxy: ScrollViewProxy, UITableViewDelegate {
  let selections = MainSubject<IndexPath, Never>()
  let deselections = MainSubject<IndexPath, Never>()
  let accessoryTaps = MainSubject<IndexPath, Never>()
  let displays = MainSubject<(cell: UITableViewCell, path: IndexPath), Never>()
  let displayEnds = MainSubject<(cell: UITableViewCell, path: IndexPath), Never>()

  private var next: (any UITableViewDelegate)? { next(as: (any UITableViewDelegate).self) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections.send(indexPath)
    next?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    deselections.send(indexPath)
    next?.tableView?(tableView, didDeselectRowAt: indexPath)
  }

  #if !os(tvOS)
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    accessoryTaps.send(indexPath)
    next?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  #endif

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displays.send((cell, indexPath))
    next?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    displayEnds.send((cell, indexPath))
    next?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

private final class TablePrefetchProxy: DelegateProxy, UITableViewDataSourcePrefetching {
  let prefetches = MainSubject<[IndexPath], Never>()
  let cancellations = MainSubject<[IndexPath], Never>()

  private var next: (any UITableViewDataSourcePrefetching)? {
    next(as: (any UITableViewDataSourcePrefetching).self)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetches.send(indexPaths)
    next?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancellations.send(indexPaths)
    next?.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
#endif
