/// The values that the cells send: those of properties, and those of signals that are combined without a graph.
struct CellsAnswer: Encodable, Sendable {
  struct Cell: Encodable, Sendable {
    let name: String
    let isInput: Bool
    let value: String?
    let problem: String?
  }

  /// A value that a cell sends.
  struct Emission: Encodable, Sendable {
    let cell: String
    let value: String
    /// A Boolean value that indicates whether the value belongs to no state of the inputs, before or after the change.
    let isGlitch: Bool
  }

  /// The emissions of a change. The first change is the subscription.
  struct Change: Encodable, Sendable {
    let properties: [Emission]
    let signals: [Emission]
  }

  let cells: [Cell]
  let changes: [Change]

  init(_ state: SheetState) throws(Refusal) {
    guard state.cells.count <= 12 else { throw Refusal(message: "There are at most 12 cells.") }
    guard state.changes.count <= 60, state.changes.allSatisfy({ $0.count <= 12 }) else {
      throw Refusal(message: "There are at most 60 changes.")
    }
    guard state.changes.joined().allSatisfy({ $0.value.isFinite }) else {
      throw Refusal(message: "A value is a finite number.")
    }
    let sheet = Sheet(state.cells)
    let properties = PropertyCells(sheet)
    let signals = SignalCells(sheet)
    changes = ([[]] + state.changes).map { writes in
      let before = properties.values
      properties.write(writes)
      signals.write(writes)
      let states = [before, properties.values]
      return Change(
        properties: properties.log.take().map { Emission($0, states) },
        signals: signals.log.take().map { Emission($0, states) }
      )
    }
    let values = properties.values
    cells = state.cells.enumerated().map { index, cell in
      let problem = sheet.problems[index]
      let value = problem == nil ? values[cell.name].map(\.shortText) : nil
      return Cell(name: cell.name, isInput: sheet.inputs[cell.name] != nil, value: value, problem: problem)
    }
  }
}

extension CellsAnswer.Emission {
  fileprivate init(_ entry: EmissionLog.Entry, _ states: [[String: Double]]) {
    cell = entry.cell
    value = entry.value.shortText
    isGlitch = !states.contains { $0[entry.cell]?.shortText == entry.value.shortText }
  }
}

extension Double {
  /// The number with at most four digits after the point.
  fileprivate var shortText: String {
    guard isFinite else { return isNaN ? "undefined" : self > 0 ? "∞" : "−∞" }
    guard magnitude < 1e12 else { return String(self) }
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
