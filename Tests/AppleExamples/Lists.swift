#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

@MainActor final class NoteCell: UITableViewCell {
  let titleLabel = UILabel(frame: .zero)
}

/// RxCocoa: `items(cellIdentifier:cellType:)`, `modelSelected`, `modelDeleted`, `itemMoved`
@MainActor final class NoteList: UIViewController {
  private let tableView = UITableView(frame: .zero)
  private let notes = MutableProperty<[Note]>([])
  private let clock = Subject<String, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
    let clock = clock
    let list = notes.signal.bind(
      to: tableView,
      cell: "Note",
      as: NoteCell.self,
      allowing: [.deletionAndInsertion, .moves]
    ) { cell, note, lifetime in
      clock.take(during: lifetime).map { "\(note.title) \($0)" }.bind(to: \.text, on: cell.titleLabel)
    }
    list.selections.subscribe { note in print(note.title) }
    list.deselections.merge(list.insertions).subscribe { note in print(note.title) }
    list.deletions.subscribe { [notes] note in notes.modify { $0.removeAll { $0.id == note.id } } }
    list.moves.subscribe { [notes] move in notes.modify { $0.insert($0.remove(at: move.from), at: move.to) } }
  }
}

@MainActor func collections(_ notes: Signal<[Note], Never>, _ collection: UICollectionView) {
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Note")
  notes.bind(to: collection, id: \.id, by: ==, cell: "Note", as: UICollectionViewCell.self, allowing: .moves)
  { cell, note, _ in
    cell.isHidden = note.title.isEmpty
  }
  notes.bind(to: collection, cell: "Note", as: UICollectionViewCell.self) { cell, note, _ in
    cell.isHidden = note.title.isEmpty
  }
  .selections.subscribe { print($0.title) }
}

@MainActor func show(
  _ notes: Signal<[Note], Never>,
  in table: UITableViewDiffableDataSource<String, Int>,
  and collection: UICollectionViewDiffableDataSource<String, Int>
) {
  let identifiers = notes.map { $0.map(\.id) }
  identifiers.bind(to: table, section: "notes")
  identifiers.bind(to: collection, section: "notes", animated: false)
  // A note whose title changes is filled again.
  notes.bind(to: table, section: "notes", id: \.id, by: ==)
  notes.bind(to: collection, section: "pinned", id: \.id) { $0.title == $1.title }
}

#if !os(tvOS)
// RxCocoa: itemTitles, modelSelected
@MainActor func pickers(_ notes: Signal<[Note], Never>, _ picker: UIPickerView) {
  notes.bind(to: picker) { $0.title }.selections.subscribe { print($0.title) }
}
#endif
#endif
