/// The changes that make the rows of one array of the rows of another one, as list views take them.
///
/// - `deletes`, and the origins of `moves`, are places before the update.
/// - `inserts`, the destinations of `moves`, and `changes` are places after it.
///
/// A list view deletes first, then inserts: `UITableView` and `UICollectionView` take these changes in one batch. No place is in two
/// changes of the batch. The rows of `changes` have stayed or moved, and have other content. They are shown anew behind the batch, because a
/// list view forbids to reload a row that it moves.
///
/// The number of deletes, inserts and moves is the smallest possible.
public struct ListUpdate: Hashable, Sendable {
  /// A row that changes its place.
  public struct Move: Hashable, Sendable {
    /// The place before the update.
    public let from: Int
    /// The place after the update.
    public let to: Int

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - from: The place before the update.
    ///   - to: The place after the update.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The places of the deleted rows before the update, in ascending order.
  public private(set) var deletes: [Int] = []
  /// The places of the inserted rows after the update, in ascending order.
  public private(set) var inserts: [Int] = []
  /// The rows that change their place, in the order of their places after the update.
  public private(set) var moves: [Move] = []
  /// The places, after the update, of the rows that have other content, in ascending order.
  public private(set) var changes: [Int] = []

  /// Creates the update from one array to another one.
  ///
  /// Identities are to be unique. Of several elements with one identity, the first one has it. The others are deleted and inserted anew.
  ///
  /// - Parameters:
  ///   - old: The elements before the update.
  ///   - new: The elements after the update.
  ///   - identity: A closure that returns the identity of an element.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  /// - Complexity: O(*n* log *n*) for *n* elements, and O(*n*) when none has moved.
  public init<Element, ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id identity: (Element) -> ID,
    by areEqual: (Element, Element) -> Bool
  ) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, element) in old.enumerated() {
      let id = identity(element)
      if places[id] == nil { places[id] = place } else { deletes.append(place) }
    }
    var kept: [Move] = []
    for (place, element) in new.enumerated() {
      if let origin = places.removeValue(forKey: identity(element)) {
        kept.append(Move(from: origin, to: place))
        if !areEqual(old[origin], element) { changes.append(place) }
      } else {
        inserts.append(place)
      }
    }
    deletes = (deletes + places.values).sorted()
    moves = Self.moved(kept)
  }

  /// Returns those of the kept rows that change their order. The others are a longest ascending run of origins, so these are the fewest.
  private static func moved(_ kept: [Move]) -> [Move] {
    // `ends[k]` is the row with the smallest origin that ends an ascending run of k + 1 rows, and `previous` the row before it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: kept.count)
    for (index, row) in kept.enumerated() {
      var low = 0
      var high = ends.count
      if let last = ends.last, kept[last].from < row.from { low = high }
      while low < high {
        let middle = (low + high) / 2
        if kept[ends[middle]].from < row.from { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    if ends.count == kept.count { return [] }
    var stays = [Bool](repeating: false, count: kept.count)
    var row = ends.last
    while let index = row {
      stays[index] = true
      row = previous[index]
    }
    return kept.indices.filter { !stays[$0] }.map { kept[$0] }
  }

  /// Returns the deletes, moves and inserts as steps, each with places in the rows that the steps before it leave, as `NSTableView` takes
  /// them.
  ///
  /// - Parameter count: The number of rows before the update.
  /// - Returns: The steps.
  /// - Complexity: O(*n*) for *n* rows, and O(*n*) for each move.
  package func steps(from count: Int) -> [Step] {
    let deleted = Set(deletes)
    let moved = Set(moves.map(\.from))
    let inserted = Set(inserts + moves.map(\.to))
    // The rows are named by their places before the update.
    var rows = (0..<count).filter { !deleted.contains($0) }
    var staying = rows.filter { !moved.contains($0) }[...]
    var steps = deletes.reversed().map { Step.delete($0) }
    if !moves.isEmpty {
      var coming = moves[...]
      var last: Int?
      for place in 0..<(rows.count + inserts.count) {
        if let move = coming.first, move.to == place {
          coming.removeFirst()
          guard let from = rows.firstIndex(of: move.from) else { continue }
          rows.remove(at: from)
          let to = last.flatMap { rows.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          rows.insert(move.from, at: to)
          steps.append(.move(from: from, to: to))
          last = move.from
        } else if !inserted.contains(place) {
          last = staying.popFirst()
        }
      }
    }
    return steps + inserts.map { .insert($0) }
  }

  /// A change of one row.
  package enum Step: Hashable, Sendable {
    case delete(Int)
    case move(from: Int, to: Int)
    case insert(Int)
  }

  /// A Boolean value that indicates whether the arrays have the same rows in the same order, with the same content.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// A Boolean value that indicates whether no row is deleted, inserted or moved.
  public var isOrderKept: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }
}
