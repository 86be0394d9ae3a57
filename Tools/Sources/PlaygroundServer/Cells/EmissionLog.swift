import Synchronization

/// The values that cells emit, in order.
final class EmissionLog: Sendable {
  struct Entry: Sendable {
    let cell: String
    let value: Double
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ cell: String, _ value: Double) {
    // Formulas without a graph can emit a number of values that grows with each cell.
    entries.withLock { if $0.count < 500 { $0.append(Entry(cell: cell, value: value)) } }
  }

  /// Returns the entries since the last call.
  func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
