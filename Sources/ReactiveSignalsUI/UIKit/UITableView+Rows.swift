#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension MainSignalConvertible where Failure == Never {
  /// Shows each array as the rows of a table with one section.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
  ///     let list = notes.bind(to: tableView, id: \.id, by: ==, cell: "Note", as: NoteCell.self) { cell, note, lifetime in
  ///       cell.textLabel?.text = note.title
  ///     }
  ///
  /// The table gets the changes from one array to the next: the rows whose identity is new, gone or elsewhere are inserted, deleted or moved,
  /// and the cells of the rows whose content has changed are filled again. A table that is on no screen loads all rows anew.
  ///
  /// The binding is the data source of the table. A data source that the app sets after that ends its rows. For several sections, use a
  /// diffable data source.
  ///
  /// - Parameters:
  ///   - table: The table, which keeps the binding.
  ///   - identity: A closure that returns the identity of an element. Elements with one identity are the same row.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - identifier: The reuse identifier of the cells, under which the table or its storyboard has a cell.
  ///   - type: The type of the cells.
  ///   - edits: The edits of the user that are allowed.
  ///   - animation: The animation of inserted and deleted rows.
  ///   - fill: A closure that fills a cell. The lifetime ends when the cell is filled again, used again or released: bind with
  ///     `take(during:)`.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  /// - Complexity: O(*n* log *n*) for each array of *n* elements, and O(*n*) when no row has moved.
  @MainActor
  @discardableResult
  public func bind<Element, ID: Hashable, Cell: UITableViewCell>(
    to table: UITableView,
    id identity: @escaping @MainActor (Element) -> ID,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    cell identifier: String,
    as type: Cell.Type,
    allowing edits: ListEdits = [],
    animation: UITableView.RowAnimation = .automatic,
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    let source = ListSource<Element>()
    let data = TableRows(
      edits: edits,
      count: { source.rows.count },
      cell: { table, path in
        let view = table.dequeueReusableCell(withIdentifier: identifier, for: path)
        if let element = source.rows[path.row], let cell = cell(view, as: type, identifier: identifier) {
          fill(cell, element, cell.beginContent())
        }
        return view
      },
      commit: { style, path in
        guard let element = source.rows[path.row] else { return }
        if style == .delete { source.binding.delete(element) } else { source.binding.insert(element) }
      },
      move: { source.move(from: $0.row, to: $1.row) }
    )
    keep(data, asDataSourceOf: table, until: source.binding) {
      table.dataSource = data
    } end: { table, data in
      if table.dataSource === data { table.dataSource = nil }
    }
    source.report(
      selections: table.selections.map { [$0.row] },
      deselections: table.deselections.map { [$0.row] }
    )
    source.show(
      mainSignal,
      in: table,
      known: { $0.window == nil || $0.numberOfSections != 1 ? nil : $0.numberOfRows(inSection: 0) },
      id: identity,
      by: areEqual
    ) { table, transition, change in
      // The app may have set another data source.
      guard table.dataSource === data else { return }
      switch transition {
      case .none: change()
      case .reload:
        change()
        table.reloadData()
      case .update(let update):
        let paths = { (places: [Int]) in places.map { IndexPath(row: $0, section: 0) } }
        if update.isOrderKept {
          change()
        } else {
          table.performBatchUpdates {
            change()
            table.deleteRows(at: paths(update.deletes), with: animation)
            table.insertRows(at: paths(update.inserts), with: animation)
            for move in update.moves {
              table.moveRow(
                at: IndexPath(row: move.from, section: 0),
                to: IndexPath(row: move.to, section: 0)
              )
            }
          }
        }
        if !update.changes.isEmpty { table.reconfigureRows(at: paths(update.changes)) }
      }
    }
    return source.binding
  }

  /// Shows each array as the rows of a table with one section. It behaves as `bind(to:id:by:cell:as:allowing:animation:fill:)`, with the
  /// identities and the equality of the elements.
  ///
  /// - Parameters:
  ///   - table: The table, which keeps the binding.
  ///   - identifier: The reuse identifier of the cells.
  ///   - type: The type of the cells.
  ///   - edits: The edits of the user that are allowed.
  ///   - animation: The animation of inserted and deleted rows.
  ///   - fill: A closure that fills a cell during a lifetime.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @MainActor
  @discardableResult
  public func bind<Element: Identifiable & Equatable, Cell: UITableViewCell>(
    to table: UITableView,
    cell identifier: String,
    as type: Cell.Type,
    allowing edits: ListEdits = [],
    animation: UITableView.RowAnimation = .automatic,
    fill: @escaping @MainActor (Cell, Element, Lifetime) -> Void
  ) -> ListBinding<Element> where Value == [Element] {
    bind(
      to: table,
      id: { $0.id },
      by: { $0 == $1 },
      cell: identifier,
      as: type,
      allowing: edits,
      animation: animation,
      fill: fill
    )
  }
}

/// The data source of a table with one section. It has the methods of the edits that are allowed.
@MainActor
private final class TableRows: NSObject, UITableViewDataSource {
  private nonisolated let edits: ListEdits
  private let count: () -> Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell
  private let commit: (UITableViewCell.EditingStyle, IndexPath) -> Void
  private let move: (IndexPath, IndexPath) -> Void

  init(
    edits: ListEdits,
    count: @escaping () -> Int,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    commit: @escaping (UITableViewCell.EditingStyle, IndexPath) -> Void,
    move: @escaping (IndexPath, IndexPath) -> Void
  ) {
    self.edits = edits
    self.count = count
    self.cell = cell
    self.commit = commit
    self.move = move
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    switch selector {
    case #selector(tableView(_:commit:forRowAt:)): edits.contains(.deletionAndInsertion)
    case #selector(tableView(_:moveRowAt:to:)): edits.contains(.moves)
    default: super.responds(to: selector)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count() }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commit(editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    move(source, destination)
  }
}
#endif
