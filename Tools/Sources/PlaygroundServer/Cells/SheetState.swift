/// The cells of the page, and the writes to them.
struct SheetState: Codable, Sendable, Hashable {
  struct Cell: Codable, Sendable, Hashable {
    var name: String
    /// A number, or a formula of other cells.
    var formula: String
  }

  /// A write of one cell.
  struct Write: Codable, Sendable, Hashable {
    var cell: String
    var value: Double
  }

  var cells: [Cell] = []
  /// The changes in order. The writes of one change are one transaction.
  var changes: [[Write]] = []
}
