import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct ListUpdateTests {
  /// Plays an update on the models, and returns the problem, if there is one.
  static func problem(from old: [Row], to new: [Row]) -> String? {
    let update = ListUpdate(from: old, to: new, id: \.id, by: ==)
    do {
      var batched = BatchedList(old)
      try batched.perform(
        deletes: update.deletes,
        inserts: update.inserts,
        moves: update.moves.map { ($0.from, $0.to) },
        data: new
      )
      // The rows have their content from before, until they are filled anew.
      if batched.rows.map(\.id) != new.map(\.id) { return "A batch leaves other rows" }
      try batched.reconfigure(update.changes, data: new)
      if batched.rows != new { return "A row has stale content" }
      var stepped = SteppedList(old)
      for step in update.steps(from: old.count) {
        switch step {
        case .delete(let place): try stepped.delete(place)
        case .move(let from, let to): try stepped.move(from: from, to: to)
        case .insert(let place): try stepped.insert(place, new[place])
        }
      }
      return stepped.rows.map(\.id) == new.map(\.id) ? nil : "Steps leave other rows"
    } catch {
      return "\(error)"
    }
  }

  @Test("Deletes, inserts, moves and changes are stated apart, in the places that a list view expects")
  func example() {
    let old = [Row(id: 1, text: 0), Row(id: 2, text: 0), Row(id: 3, text: 0), Row(id: 4, text: 0)]
    let new = [Row(id: 4, text: 1), Row(id: 1, text: 0), Row(id: 5, text: 0), Row(id: 3, text: 2)]
    let update = ListUpdate(from: old, to: new, id: \.id, by: ==)
    #expect(update.deletes == [1])
    #expect(update.inserts == [2])
    #expect(update.moves == [ListUpdate.Move(from: 3, to: 0)])
    #expect(update.changes == [0, 3])
    #expect(!update.isEmpty && !update.isOrderKept)
    #expect(update.steps(from: 4) == [.delete(1), .move(from: 2, to: 0), .insert(2)])
  }

  @Test("The same rows have an empty update, and a changed row leaves the order")
  func nothing() {
    let rows = [Row(id: 1, text: 0), Row(id: 2, text: 0)]
    #expect(ListUpdate(from: rows, to: rows, id: \.id, by: ==).isEmpty)
    let update = ListUpdate(from: rows, to: [rows[0], Row(id: 2, text: 1)], id: \.id, by: ==)
    #expect(update.isOrderKept && !update.isEmpty && update.changes == [1])
    #expect(ListUpdate(from: rows, to: [], id: \.id, by: ==).deletes == [0, 1])
    #expect(ListUpdate(from: [], to: rows, id: \.id, by: ==).inserts == [0, 1])
  }

  @Test("The rows that are not moved are a longest run in the same order")
  func fewestMoves() {
    let old = [1, 2, 3, 4, 5, 6].map { Row(id: $0, text: 0) }
    let last = [2, 3, 4, 5, 6, 1].map { Row(id: $0, text: 0) }
    #expect(ListUpdate(from: old, to: last, id: \.id, by: ==).moves == [.init(from: 0, to: 5)])
    #expect(ListUpdate(from: old, to: old.reversed(), id: \.id, by: ==).moves.count == 5)
  }

  /// Plays random edits of one list.
  static func play(_ count: Int, seed: UInt64, duplicates: Bool = false, minimal: Bool = false) throws {
    var random = RandomNumbers(seed: seed)
    var rows: [Row] = []
    var nextID = 0
    for number in 0..<count {
      var edited = rows
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = edited.isEmpty ? 0 : Int.random(in: 0..<edited.count, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3 where edited.count < 40:
          let id =
            duplicates && Bool.random(using: &random) ? Int.random(in: 0...nextID, using: &random) : nextID
          edited.insert(Row(id: id, text: 0), at: place)
          nextID += 1
        case 4...6 where !edited.isEmpty: edited.remove(at: place)
        case 7...8 where !edited.isEmpty:
          let row = edited.remove(at: place)
          edited.insert(row, at: Int.random(in: 0...edited.count, using: &random))
        case 9 where !edited.isEmpty: edited[place].text += 1
        case 10: if Int.random(in: 0..<8, using: &random) == 0 { edited.shuffle(using: &random) }
        case 11: if Int.random(in: 0..<40, using: &random) == 0 { edited = [] }
        default: break
        }
      }
      try #require(
        problem(from: rows, to: edited) == nil,
        "edit \(number) of seed \(seed): \(rows) to \(edited)"
      )
      if minimal { expectMinimal(from: rows, to: edited) }
      rows = edited
    }
  }

  /// The difference of the standard library has as few changes: a move is a removal and an insertion of one identity.
  static func expectMinimal(from old: [Row], to new: [Row]) {
    let update = ListUpdate(from: old, to: new, id: \.id, by: ==)
    let difference = new.map(\.id).difference(from: old.map(\.id))
    #expect(update.deletes.count + update.moves.count == difference.removals.count)
    #expect(update.inserts.count + update.moves.count == difference.insertions.count)
  }

  @Test("20,000 random edits leave each list view with the rows of the data")
  func randomEdits() throws { try Self.play(20_000, seed: testSeed) }

  @Test("No update has more changes than the difference of the standard library")
  func minimal() throws { try Self.play(5_000, seed: testSeed, minimal: true) }

  @Test("Identities that stand twice make valid updates")
  func duplicateIdentities() throws { try Self.play(20_000, seed: testSeed, duplicates: true) }

  @Test("The model rejects updates that list views reject")
  func modelRejects() {
    let rows = [Row(id: 1, text: 0), Row(id: 2, text: 0)]
    var list = BatchedList(rows)
    #expect(throws: Inconsistency.outside("delete", 2)) {
      try list.perform(deletes: [2], inserts: [], moves: [], data: [])
    }
    #expect(throws: Inconsistency.twice("delete", 0)) {
      try list.perform(deletes: [0], inserts: [], moves: [(0, 1)], data: rows)
    }
    #expect(throws: Inconsistency.wrongCount(1, data: 2)) {
      try list.perform(deletes: [0], inserts: [], moves: [], data: rows)
    }
    #expect(list.rows == rows)
  }
}
