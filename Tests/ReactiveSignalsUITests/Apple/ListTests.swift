#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing
import UIKit

/// Lists on a simulator. A view answers an inconsistent update with an exception, which ends the tests.
@Suite(.withoutLeaks) @MainActor struct ListTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
  let rows = MutableProperty<[Row]>([])

  /// Writes random arrays, and compares after each.
  func play(_ count: Int, check: () -> Void) {
    var random = RandomNumbers(seed: testSeed)
    for _ in 0..<count {
      var edited = rows.value
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = edited.isEmpty ? 0 : Int.random(in: 0..<edited.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: edited.insert(Row(id: Int.random(in: 0..<100_000, using: &random), text: 0), at: place)
        case 2 where !edited.isEmpty: edited.remove(at: place)
        case 3 where !edited.isEmpty: edited.append(edited.remove(at: place))
        case 4 where !edited.isEmpty: edited[place].text += 1
        default: edited.shuffle(using: &random)
        }
      }
      rows.value = Array(edited.suffix(20))
      check()
    }
  }

  @Test("A table shows the rows of each of 500 random arrays")
  func table() {
    final class Cell: UITableViewCell {
      var row: Row?
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
    table.register(Cell.self, forCellReuseIdentifier: "Row")
    window.addSubview(table)
    let binding = rows.signal.bind(to: table, cell: "Row", as: Cell.self, animation: .none) { cell, row, _ in
      cell.row = row
    }
    play(500) {
      table.layoutIfNeeded()
      let shown = rows.value.indices.map {
        (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? Cell)?.row
      }
      #expect(shown == rows.value)
    }
    binding.dispose()
  }

  @Test("A collection view takes the changes of 500 random arrays")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 2_000),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
    window.addSubview(view)
    let binding = rows.signal.bind(to: view, cell: "Row", as: UICollectionViewCell.self) { _, _, _ in }
    play(500) {
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == rows.value.count)
    }
    binding.dispose()
  }

  @Test("A cell that is filled again has a new lifetime")
  func lifetimes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    window.addSubview(table)
    let ended = Log<Void>()
    let binding = rows.signal.bind(to: table, cell: "Row", as: UITableViewCell.self) { _, _, lifetime in
      // The callback is on the main actor.
      lifetime.observe { MainActor.assumeIsolated { ended.values.append(()) } }
    }
    rows.value = [Row(id: 1, text: 0)]
    table.layoutIfNeeded()
    rows.value = [Row(id: 1, text: 1)]
    table.layoutIfNeeded()
    #expect(ended.values.count == 1)
    binding.dispose()
  }

  @Test("A diffable data source keeps its other sections, and leaves out items that stand twice")
  func diffable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let other = Signal<[Int], Never>.just([7]).bind(to: source, section: "other", animated: false)
    let binding = rows.signal.bind(to: source, section: "rows", id: \.id, by: ==, animated: false)
    rows.value = [Row(id: 1, text: 0), Row(id: 1, text: 1), Row(id: 7, text: 0), Row(id: 2, text: 0)]
    #expect(source.snapshot().itemIdentifiers(inSection: "rows") == [1, 2])
    #expect(source.snapshot().itemIdentifiers(inSection: "other") == [7])
    other.dispose()
    binding.dispose()
  }
}
#endif
