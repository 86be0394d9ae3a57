/// The registry of all operators. A new operator is a row in one of the families, and `marbles registry --write` makes the rest of it.
package enum Registry {
  /// The operators of one kind.
  package struct Family: Sendable {
    package let name: String
    let rows: [Row]
    /// The operators that are playable.
    package let operators: [Operator]

    init(_ name: String, @RowBuilder rows: () -> [Row]) {
      self.name = name
      self.rows = rows()
      operators = self.rows.compactMap(\.operator)
    }
  }

  /// The rows of a family, each a statement. The compiler checks the types of one statement at a time.
  @resultBuilder
  enum RowBuilder {
    static func buildExpression(_ row: Row) -> Row { row }
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
  }

  package static let families: [Family] = [
    factories, transforming, filtering, combining, flattening, timing, concurrency, failures, accumulating,
    sharing, sideEffects, state,
  ]

  static let rows: [Row] = families.flatMap(\.rows)

  package static var names: [String] { rows.map(\.name) }
  package static var chainNames: [String] { rows.flatMap(\.chains).map(\.name) }

  /// The operators in Swift for signals of text, whose notation does not compile.
  static let templates: [String: SwiftTemplate] = Dictionary(
    rows.compactMap { row in row.template.map { (row.name, $0) } },
    uniquingKeysWith: { first, _ in first }
  )
}
