#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension SignalProtocol where Failure == Never {
  /// Shows each array as the rows of a table with one section.
  ///
  /// <!-- fragment -->
  ///
  ///     notes.map { notes in notes.map(\.id) }.bind(to: dataSource, section: 0)
  ///
  /// The main actor applies the arrays, in order. The binding holds the data source weakly, and ends with it.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the table.
  ///   - section: The identifier of the section.
  ///   - isAnimated: A Boolean value that indicates whether the table animates the differences.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    to dataSource: UITableViewDiffableDataSource<Section, Item>,
    section: Section,
    animated isAnimated: Bool = true
  ) -> any Disposable where Value == [Item] {
    take(during: Lifetime(of: dataSource)).observe { @MainActor [weak dataSource] items in
      dataSource?.apply(.init(items, in: section), animatingDifferences: isAnimated)
    }
  }

  /// Shows each array as the items of a collection view with one section, as in a table.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the collection view.
  ///   - section: The identifier of the section.
  ///   - isAnimated: A Boolean value that indicates whether the collection view animates the differences.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    to dataSource: UICollectionViewDiffableDataSource<Section, Item>,
    section: Section,
    animated isAnimated: Bool = true
  ) -> any Disposable where Value == [Item] {
    take(during: Lifetime(of: dataSource)).observe { @MainActor [weak dataSource] items in
      dataSource?.apply(.init(items, in: section), animatingDifferences: isAnimated)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate init(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
    self.init()
    appendSections([section])
    appendItems(items, toSection: section)
  }
}
#endif
