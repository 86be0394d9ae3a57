/// The names of an operator in the library and in other libraries.
package struct OperatorNames: Sendable {
  package let `operator`: String
  /// The symbols in the documentation of the library.
  package let symbols: [String]
  /// The names in the other libraries, in the order of `libraries`.
  package let counterparts: [(library: String, names: [String])]

  package static let libraries = ["ReactiveCocoa", "RxSwift", "Combine", "ReactiveSwift"]

  package static let all: [OperatorNames] = Registry.rows.filter { $0.operator != nil }.map { row in
    OperatorNames(
      operator: row.name,
      symbols: row.symbols,
      counterparts: zip(libraries, row.counterparts).map { (library: $0, names: $1) }
    )
  }

  /// Returns the names of an operator of the tool.
  static func of(_ name: String) -> OperatorNames? { all.first { $0.operator == name } }

  /// Returns the operator with a name in another library, such as `removeDuplicates`, and the library.
  static func find(counterpart name: String) -> (operator: String, library: String)? {
    for entry in all {
      for (library, names) in entry.counterparts
      where names.contains(where: { $0.isCounterpartName(name) }) {
        return (entry.operator, library)
      }
    }
    return nil
  }
}

extension String {
  /// A Boolean value that indicates whether this name, with or without its labels, is `name`.
  fileprivate func isCounterpartName(_ name: String) -> Bool {
    let base = prefix { $0 != " " }
    return base == name || base.prefix { $0.isLetter || $0.isNumber } == name
  }
}
