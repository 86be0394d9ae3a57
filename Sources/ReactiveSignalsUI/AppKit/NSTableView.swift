#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals
import ReactiveSignalsFoundation

extension NSTableView {
  /// A signal of the rows that are selected, after each change by the user or the app.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.selections.map { !$0.isEmpty }.bind(to: \.isEnabled, on: deleteButton)
  ///
  /// - **Sends**: the selected rows after each change.
  /// - **Ends**: completes when the table is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The table is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<IndexSet, Never> {
    let changes = NotificationCenter.default.signal(
      for: NSTableView.selectionDidChangeNotification,
      object: self
    ) { _ in }
    return changes.onMain().compactMap { [weak self] in self?.selectedRowIndexes }.take(
      during: Lifetime(of: self)
    )
  }

  fileprivate var views: TableViews {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any NSTableViewDelegate }
  }
}

extension MainSignalConvertible where Failure == Never {
  /// Shows each array as the rows of a table, whose delegate makes views.
  ///
  /// <!-- fragment -->
  ///
  ///     let list = notes.bind(to: tableView, id: \.id, by: ==, cell: "Note", as: NSTableCellView.self) { view, note, lifetime in
  ///       view.textField?.stringValue = note.title
  ///     }
  ///
  /// The table gets the changes from one array to the next: the rows whose identity is new, gone or elsewhere are inserted, deleted or moved,
  /// and the views of the rows whose content has changed are filled again. All columns have views with the same identifier, which the table or
  /// its storyboard has. A ``DelegateProxy`` in front of the delegate of the table makes them.
  ///
  /// The binding is the data source of the table. A data source that the app sets after that ends its rows.
  ///
  /// - Parameters:
  ///   - table: The table, which keeps the binding.
  ///   - identity: A closure that returns the identity of an element. Elements with one identity are the same row.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - identifier: The identifier of the views.
  ///   - type: The type of the views.
  ///   - animation: The animation of inserted and deleted rows.
  ///   - fill: A closure that fills a view. The lifetime ends when the view is filled again or released: bind with `take(during:)`.
  /// - Returns: The binding, whose `selections` are the elements of the rows that the user adds to the selection. Disposing it ends it.
  ///   Releasing it does not.
  /// - Complexity: O(*n* log *n*) for each array of *n* elements, and O(*n*) for each row that has moved.
  @MainActor
  @discardableResult
  public func bind<Element, ID: Hashable, Cell: NSView>(
    to table: NSTableView,
    id identity: @escaping @MainActor (Element) -> ID,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    cell identifier: String,
    as type: Cell.Type,
    animation: NSTableView.AnimationOptions = .effectFade,
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    let source = ListSource<Element>()
    let data = TableRows { source.rows.count }
    table.views.view = { table, row in
      guard
        let element = source.rows[row],
        let view = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier(identifier), owner: nil)
      else { return nil }
      if let cell = cell(view, as: type, identifier: identifier) {
        fill(cell, element, associatedObject(of: cell) { ViewContent() }.renew())
      }
      return view
    }
    keep(data, asDataSourceOf: table, until: source.binding) {
      table.dataSource = data
    } end: { table, data in
      if table.dataSource === data { table.dataSource = nil }
    }
    source.report(
      selections: table.selections.start(with: IndexSet()).pairwise().map { Array($1.subtracting($0)) }
    )
    source.show(
      mainSignal,
      in: table,
      known: { $0.window == nil ? nil : $0.numberOfRows },
      id: identity,
      by: areEqual
    ) { table, transition, change in
      guard table.dataSource === data else { return }
      switch transition {
      case .none: change()
      case .reload:
        change()
        table.reloadData()
      case .update(let update):
        let count = table.numberOfRows
        change()
        table.beginUpdates()
        for step in update.steps(from: count) {
          switch step {
          case .delete(let row): table.removeRows(at: IndexSet(integer: row), withAnimation: animation)
          case .move(let from, let to): table.moveRow(at: from, to: to)
          case .insert(let row): table.insertRows(at: IndexSet(integer: row), withAnimation: animation)
          }
        }
        table.endUpdates()
        if !update.changes.isEmpty {
          table.reloadData(
            forRowIndexes: IndexSet(update.changes),
            columnIndexes: IndexSet(integersIn: 0..<table.numberOfColumns)
          )
        }
      }
    }
    return source.binding
  }

  /// Shows each array as the rows of a table. It behaves as `bind(to:id:by:cell:as:animation:fill:)`, with the identities and the equality of
  /// the elements.
  ///
  /// - Parameters:
  ///   - table: The table, which keeps the binding.
  ///   - identifier: The identifier of the views.
  ///   - type: The type of the views.
  ///   - animation: The animation of inserted and deleted rows.
  ///   - fill: A closure that fills a view during a lifetime.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Element: Identifiable & Equatable, Cell: NSView>(
    to table: NSTableView,
    cell identifier: String,
    as type: Cell.Type,
    animation: NSTableView.AnimationOptions = .effectFade,
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    bind(
      to: table,
      id: { $0.id },
      by: { $0 == $1 },
      cell: identifier,
      as: type,
      animation: animation,
      fill: fill
    )
  }
}

/// The views of the rows.
private final class TableViews: DelegateProxy, NSTableViewDelegate {
  var view: (NSTableView, Int) -> NSView? = { _, _ in nil }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    view(tableView, row)
  }
}

/// The data source of a table.
private final class TableRows: NSObject, NSTableViewDataSource {
  private let count: () -> Int

  init(_ count: @escaping () -> Int) { self.count = count }

  func numberOfRows(in tableView: NSTableView) -> Int { count() }
}
#endif
