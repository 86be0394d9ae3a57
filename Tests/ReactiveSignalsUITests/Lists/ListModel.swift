/// A row of a model of a list view.
struct Row: Hashable, Sendable, Identifiable {
  let id: Int
  var text: Int
}

/// An update that a list view would answer with an exception.
enum Inconsistency: Error, Hashable {
  case outside(String, Int)
  case twice(String, Int)
  case wrongCount(Int, data: Int)
}

/// A model of `UITableView` and `UICollectionView`: rows, and updates in batches. It throws where they raise an exception.
struct BatchedList {
  private(set) var rows: [Row] = []

  init(_ rows: [Row]) { self.rows = rows }

  /// Performs a batch: deletes and origins of moves are places before it, inserts and destinations are places after it.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - data: The rows of the data source behind the update. The view asks for those that are inserted.
  mutating func perform(deletes: [Int], inserts: [Int], moves: [(from: Int, to: Int)], data: [Row]) throws {
    let leaving = try Self.places("delete", deletes + moves.map(\.from), below: rows.count)
    let arriving = try Self.places("insert", inserts + moves.map(\.to), below: data.count)
    let count = rows.count - leaving.count + arriving.count
    if count != data.count { throw Inconsistency.wrongCount(count, data: data.count) }
    let origin = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    var staying = rows.indices.filter { !leaving.contains($0) }.makeIterator()
    // The view keeps the cells of the rows that stay and move, with their content. It asks for those of inserted rows alone.
    rows = data.indices.map { place in
      if let from = origin[place] { return rows[from] }
      if arriving.contains(place) { return data[place] }
      return staying.next().map { rows[$0] } ?? data[place]
    }
  }

  /// Fills the cells of rows anew.
  mutating func reconfigure(_ places: [Int], data: [Row]) throws {
    for place in try Self.places("reconfigure", places, below: rows.count) { rows[place] = data[place] }
  }

  private static func places(_ name: String, _ places: [Int], below count: Int) throws -> Set<Int> {
    var seen: Set<Int> = []
    for place in places {
      if !(0..<count).contains(place) { throw Inconsistency.outside(name, place) }
      if !seen.insert(place).inserted { throw Inconsistency.twice(name, place) }
    }
    return seen
  }
}

/// A model of `NSTableView`, whose steps have places in the rows that the steps before them leave.
struct SteppedList {
  private(set) var rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  mutating func delete(_ place: Int) throws {
    if !rows.indices.contains(place) { throw Inconsistency.outside("delete", place) }
    rows.remove(at: place)
  }

  mutating func insert(_ place: Int, _ row: Row) throws {
    if !(0...rows.count).contains(place) { throw Inconsistency.outside("insert", place) }
    rows.insert(row, at: place)
  }

  mutating func move(from: Int, to: Int) throws {
    if !rows.indices.contains(from) { throw Inconsistency.outside("move", from) }
    if !rows.indices.contains(to) { throw Inconsistency.outside("move", to) }
    rows.insert(rows.remove(at: from), at: to)
  }
}
