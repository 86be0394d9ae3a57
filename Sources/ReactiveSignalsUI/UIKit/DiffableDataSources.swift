#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension MainSignalConvertible where Failure == Never {
  /// Shows each array as the rows of one section of a table.
  ///
  /// <!-- fragment -->
  ///
  ///     notes.map { notes in notes.map(\.id) }.bind(to: dataSource, section: "notes")
  ///
  /// The other sections stay as they are. A section that the data source lacks is added behind them. The main actor applies the arrays, in
  /// order. The binding holds the data source weakly, and ends with it.
  ///
  /// The items of a data source are unique. An item that stands twice, or in another section, is left out, and told on the standard error.
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
    bind(to: dataSource, section: section, id: { $0 }, by: { _, _ in true }, animated: isAnimated)
  }

  /// Shows the identity of each element as a row of one section of a table, and fills the cells of elements with other content anew.
  ///
  /// <!-- fragment -->
  ///
  ///     notes.bind(to: dataSource, section: "notes", id: \.id, by: ==)
  ///
  /// The rows are the identities, and the closure of the data source that makes a cell looks up the element. A row whose identity stays and
  /// whose content has changed is reconfigured. It behaves as `bind(to:section:animated:)` otherwise.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the table.
  ///   - section: The identifier of the section.
  ///   - identity: A closure that returns the identity of an element.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - isAnimated: A Boolean value that indicates whether the table animates the differences.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Element, Section: Hashable & Sendable, Item: Hashable & Sendable>(
    to dataSource: UITableViewDiffableDataSource<Section, Item>,
    section: Section,
    id identity: @escaping @MainActor (Element) -> Item,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    animated isAnimated: Bool = true
  ) -> any Disposable where Value == [Element] {
    let shown = ShownElements<Element>()
    return mainSignal.take(during: Lifetime(of: dataSource)).subscribe { [weak dataSource] elements in
      guard let dataSource else { return }
      var snapshot = dataSource.snapshot()
      snapshot.show(elements, instead: &shown.elements, in: section, id: identity, by: areEqual)
      dataSource.apply(snapshot, animatingDifferences: isAnimated)
    }
  }

  /// Shows each array as the items of one section of a collection view, as in a table.
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
    bind(to: dataSource, section: section, id: { $0 }, by: { _, _ in true }, animated: isAnimated)
  }

  /// Shows the identity of each element as an item of one section of a collection view, and fills the cells of elements with other content
  /// anew, as in a table.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the collection view.
  ///   - section: The identifier of the section.
  ///   - identity: A closure that returns the identity of an element.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - isAnimated: A Boolean value that indicates whether the collection view animates the differences.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Element, Section: Hashable & Sendable, Item: Hashable & Sendable>(
    to dataSource: UICollectionViewDiffableDataSource<Section, Item>,
    section: Section,
    id identity: @escaping @MainActor (Element) -> Item,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    animated isAnimated: Bool = true
  ) -> any Disposable where Value == [Element] {
    let shown = ShownElements<Element>()
    return mainSignal.take(during: Lifetime(of: dataSource)).subscribe { [weak dataSource] elements in
      guard let dataSource else { return }
      var snapshot = dataSource.snapshot()
      snapshot.show(elements, instead: &shown.elements, in: section, id: identity, by: areEqual)
      dataSource.apply(snapshot, animatingDifferences: isAnimated)
    }
  }
}

/// The elements of the section that one binding shows.
@MainActor
private final class ShownElements<Element> {
  var elements: [Element] = []
}

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section, and marks those with other content.
  @MainActor
  fileprivate mutating func show<Element>(
    _ new: [Element],
    instead old: inout [Element],
    in section: SectionIdentifierType,
    id identity: (Element) -> ItemIdentifierType,
    by areEqual: (Element, Element) -> Bool
  ) {
    if !sectionIdentifiers.contains(section) { appendSections([section]) }
    let present = itemIdentifiers(inSection: section)
    let items = SectionItems(
      from: old,
      to: new,
      present: present,
      others: sectionIdentifiers.filter { $0 != section }.flatMap { itemIdentifiers(inSection: $0) },
      id: identity,
      by: areEqual
    )
    if !items.duplicates.isEmpty {
      tell("The section \(section) has items that stand twice or in another section: \(items.duplicates)")
    }
    deleteItems(present)
    appendItems(items.items, toSection: section)
    reconfigureItems(items.changed)
    old = new
  }
}
#endif
