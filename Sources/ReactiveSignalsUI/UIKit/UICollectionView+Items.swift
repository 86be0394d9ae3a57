#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension MainSignalConvertible where Failure == Never {
  /// Shows each array as the items of a collection view with one section.
  ///
  /// <!-- fragment -->
  ///
  ///     collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
  ///     let list = photos.bind(to: collectionView, cell: "Photo", as: PhotoCell.self) { cell, photo, lifetime in
  ///       photo.image.take(during: lifetime).bind(to: \.image, on: cell.imageView)
  ///     }
  ///
  /// It behaves as the binding of a table.
  ///
  /// - Parameters:
  ///   - collection: The collection view, which keeps the binding.
  ///   - identity: A closure that returns the identity of an element. Elements with one identity are the same item.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - identifier: The reuse identifier of the cells, under which the view or its storyboard has a cell.
  ///   - type: The type of the cells.
  ///   - edits: The edits of the user that are allowed: only moves.
  ///   - fill: A closure that fills a cell. The lifetime ends when the cell is filled again, used again or released: bind with
  ///     `take(during:)`.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  /// - Complexity: O(*n* log *n*) for each array of *n* elements, and O(*n*) when no item has moved.
  @MainActor
  @discardableResult
  public func bind<Element, ID: Hashable, Cell: UICollectionViewCell>(
    to collection: UICollectionView,
    id identity: @escaping @MainActor (Element) -> ID,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    cell identifier: String,
    as type: Cell.Type,
    allowing edits: ListEdits = [],
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    let source = ListSource<Element>()
    let data = CollectionItems(
      edits: edits,
      count: { source.rows.count },
      cell: { collection, path in
        let view = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        if let element = source.rows[path.item], let cell = cell(view, as: type, identifier: identifier) {
          fill(cell, element, cell.beginContent())
        }
        return view
      },
      move: { source.move(from: $0.item, to: $1.item) }
    )
    keep(data, asDataSourceOf: collection, until: source.binding) {
      collection.dataSource = data
    } end: { collection, data in
      if collection.dataSource === data { collection.dataSource = nil }
    }
    source.report(
      selections: collection.selections.map { [$0.item] },
      deselections: collection.deselections.map { [$0.item] }
    )
    source.show(
      mainSignal,
      in: collection,
      known: { $0.window == nil || $0.numberOfSections != 1 ? nil : $0.numberOfItems(inSection: 0) },
      id: identity,
      by: areEqual
    ) { collection, transition, change in
      // The app may have set another data source.
      guard collection.dataSource === data else { return }
      switch transition {
      case .none: change()
      case .reload:
        change()
        collection.reloadData()
      case .update(let update):
        let paths = { (places: [Int]) in places.map { IndexPath(item: $0, section: 0) } }
        if update.isOrderKept {
          change()
        } else {
          collection.performBatchUpdates {
            change()
            collection.deleteItems(at: paths(update.deletes))
            collection.insertItems(at: paths(update.inserts))
            for move in update.moves {
              collection.moveItem(
                at: IndexPath(item: move.from, section: 0),
                to: IndexPath(item: move.to, section: 0)
              )
            }
          }
        }
        if !update.changes.isEmpty { collection.reconfigureItems(at: paths(update.changes)) }
      }
    }
    return source.binding
  }

  /// Shows each array as the items of a collection view with one section. It behaves as `bind(to:id:by:cell:as:allowing:fill:)`, with the
  /// identities and the equality of the elements.
  ///
  /// - Parameters:
  ///   - collection: The collection view, which keeps the binding.
  ///   - identifier: The reuse identifier of the cells.
  ///   - type: The type of the cells.
  ///   - edits: The edits of the user that are allowed: only moves.
  ///   - fill: A closure that fills a cell during a lifetime.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Element: Identifiable & Equatable, Cell: UICollectionViewCell>(
    to collection: UICollectionView,
    cell identifier: String,
    as type: Cell.Type,
    allowing edits: ListEdits = [],
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    bind(
      to: collection,
      id: { $0.id },
      by: { $0 == $1 },
      cell: identifier,
      as: type,
      allowing: edits,
      fill: fill
    )
  }
}

/// The data source of a collection view with one section. It has the methods of the edits that are allowed.
@MainActor
private final class CollectionItems: NSObject, UICollectionViewDataSource {
  private nonisolated let edits: ListEdits
  private let count: () -> Int
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  private let move: (IndexPath, IndexPath) -> Void

  init(
    edits: ListEdits,
    count: @escaping () -> Int,
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
    move: @escaping (IndexPath, IndexPath) -> Void
  ) {
    self.edits = edits
    self.count = count
    self.cell = cell
    self.move = move
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    switch selector {
    case #selector(collectionView(_:moveItemAt:to:)): edits.contains(.moves)
    default: super.responds(to: selector)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count()
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt source: IndexPath,
    to destination: IndexPath
  ) {
    move(source, destination)
  }
}
#endif
