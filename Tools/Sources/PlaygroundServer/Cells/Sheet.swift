/// Cells whose formulas are known: the inputs, and the others in an order in which each stands behind those that it uses.
struct Sheet: Sendable {
  private(set) var inputs: [String: Double] = [:]
  private(set) var derived: [(name: String, formula: Formula)] = []
  /// The errors by the position of their cell.
  private(set) var problems: [Int: String] = [:]

  init(_ cells: [SheetState.Cell]) {
    var waiting: [(index: Int, name: String, formula: Formula)] = []
    var names: Set<String> = []
    for (index, cell) in cells.enumerated() {
      do throws(Refusal) {
        try Self.check(cell.name)
        guard names.insert(cell.name).inserted else {
          throw Refusal(message: "There is another cell '\(cell.name)'.")
        }
        let formula = try Formula(parsing: cell.formula)
        if let number = formula.constant {
          inputs[cell.name] = number
        } else {
          waiting.append((index, cell.name, formula))
        }
      } catch {
        problems[index] = error.message
      }
    }
    var known = Set(inputs.keys)
    while let next = waiting.firstIndex(where: { $0.formula.cells.isSubset(of: known) }) {
      let cell = waiting.remove(at: next)
      derived.append((cell.name, cell.formula))
      known.insert(cell.name)
    }
    for cell in waiting {
      let missing = cell.formula.cells.subtracting(known).sorted()[0]
      problems[cell.index] =
        names.contains(missing)
        ? "'\(missing)' has no value: a cell cannot depend on itself, or on a cell with an error."
        : "There is no cell '\(missing)'."
    }
  }

  private static func check(_ name: String) throws(Refusal) {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, first.isLetter, isWord, name.count <= 16 else {
      throw Refusal(message: "A name is a letter, then letters and digits.")
    }
  }
}

extension Formula {
  /// The value of a formula without cells.
  fileprivate var constant: Double? {
    switch self {
    case .number(let number): number
    case .cell: nil
    case .operation(let a, let operation, let b):
      if let a = a.constant, let b = b.constant { operation(a, b) } else { nil }
    }
  }
}
