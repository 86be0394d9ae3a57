import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct ListRowsTests {
  /// A stand-in of a table, which asks for the number of rows late.
  struct View {
    var isOnScreen = false
    var known = 0
  }

  static func show(_ rows: inout ListRows<Row>, _ ids: [Int], in view: View) -> ListRows<Row>.Transition {
    rows.show(
      ids.map { Row(id: $0, text: 0) },
      isOnScreen: view.isOnScreen,
      known: view.known,
      id: \.id,
      by: ==
    )
  }

  @Test("A view on no screen loads all rows, and one on a screen takes changes")
  func reload() {
    var rows = ListRows<Row>()
    let first = Self.show(&rows, [1, 2], in: View())
    #expect(first == .reload)
    #expect(rows.count == 2 && rows[1]?.id == 2 && rows[2] == nil)
    let update = Self.show(&rows, [2], in: View(isOnScreen: true, known: 2))
    guard case .update(let changes) = update else { return #expect(Bool(false), "\(update)") }
    #expect(changes.deletes == [0] && changes.inserts.isEmpty)
    let last = Self.show(&rows, [2], in: View(isOnScreen: true, known: 1))
    #expect(last == .none)
  }

  @Test("A view that knows another number of rows loads all of them: an update would end the program")
  func unknownRows() {
    var rows = ListRows<Row>()
    _ = Self.show(&rows, [1, 2], in: View())
    let transition = Self.show(&rows, [1, 2, 3], in: View(isOnScreen: true, known: 0))
    #expect(transition == .reload)
  }

  @Test("A move by the user needs no change when the app makes it too")
  func moves() {
    var rows = ListRows<Row>()
    _ = Self.show(&rows, [1, 2, 3], in: View())
    let moved = rows.move(from: 0, to: 2)
    #expect(moved?.id == 1)
    let transition = Self.show(&rows, [2, 3, 1], in: View(isOnScreen: true, known: 3))
    #expect(transition == .none)
    let outside = [rows.move(from: 3, to: 0), rows.move(from: 0, to: 3)]
    #expect(outside == [nil, nil])
  }
}
