/// An arithmetic expression of numbers and the names of cells.
indirect enum Formula: Sendable, Hashable {
  case number(Double)
  case cell(String)
  case operation(Formula, Operation, Formula)

  enum Operation: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    func callAsFunction(_ a: Double, _ b: Double) -> Double {
      switch self {
      case .plus: a + b
      case .minus: a - b
      case .times: a * b
      case .divided: a / b
      }
    }
  }

  /// The names of the cells in it.
  var cells: Set<String> {
    switch self {
    case .number: []
    case .cell(let name): [name]
    case .operation(let a, _, let b): a.cells.union(b.cells)
    }
  }

  /// Parses a text such as `(a + b) * 2`.
  init(parsing text: String) throws(Refusal) {
    guard text.count <= 120 else { throw Refusal(message: "A formula has at most 120 characters.") }
    var parser = FormulaParser(text)
    self = try parser.parse()
  }
}

/// A parser with a function for each rank of the operations.
private struct FormulaParser {
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  init(_ text: String) { characters = text.filter { !$0.isWhitespace }.map(\.self) }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  mutating func parse() throws(Refusal) -> Formula {
    let formula = try sum()
    if let current { throw Refusal(message: "'\(current)' cannot stand here.") }
    return formula
  }

  private mutating func sum() throws(Refusal) -> Formula {
    var formula = try product()
    while let operation = take([.plus, .minus]) { formula = .operation(formula, operation, try product()) }
    return formula
  }

  private mutating func product() throws(Refusal) -> Formula {
    var formula = try operand()
    while let operation = take([.times, .divided]) {
      formula = .operation(formula, operation, try operand())
    }
    return formula
  }

  private mutating func operand() throws(Refusal) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 20 else { throw Refusal(message: "The formula is nested too deeply.") }
    if take("-") { return .operation(.number(0), .minus, try operand()) }
    if take("(") {
      let formula = try sum()
      guard take(")") else { throw Refusal(message: "A closing parenthesis is missing.") }
      return formula
    }
    return try name()
  }

  private mutating func name() throws(Refusal) -> Formula {
    guard let first = current else {
      throw Refusal(
        message: characters.isEmpty ? "Write a number or a formula." : "Something is missing at the end."
      )
    }
    let word = String(characters[position...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
    guard !word.isEmpty else { throw Refusal(message: "'\(first)' cannot stand here.") }
    position += word.count
    if first.isLetter { return .cell(word) }
    guard let number = Double(word), number.isFinite else {
      throw Refusal(message: "'\(word)' is not a number.")
    }
    return .number(number)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func take(_ operations: [Formula.Operation]) -> Formula.Operation? {
    operations.first { take($0.rawValue) }
  }
}
