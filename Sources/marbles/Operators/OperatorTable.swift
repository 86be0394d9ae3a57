/// All operators the tool knows. A new one is an entry in one of the families.
package enum OperatorTable {
  struct Family: Sendable {
    let name: String
    let operators: [Operator]
  }

  static let families = [
    making, transforming, filtering, combining, flattening, timing, awaiting, failures, accumulating,
    sharing, lookingOn,
  ]

  static var all: [Operator] { families.flatMap(\.operators) }

  package static var names: [String] { all.map(\.name) }

  /// Finds the operator.
  static func find(_ phrase: Phrase) throws(InputError) -> Operator {
    guard let name = phrase.words.first else {
      throw InputError("expected an operator: 'marbles list' names them", in: phrase.text)
    }
    guard let entry = all.first(where: { $0.name == name.text }) else {
      let hint =
        names.nearest(to: name.text).map { "did you mean '\($0)'?" } ?? "'marbles list' names them"
      throw name.error("there is no operator '\(name.text)': \(hint)")
    }
    return entry
  }

  /// Reads the operator's arguments.
  static func prepare(
    _ entry: Operator,
    _ phrase: Phrase,
    _ session: Session
  ) throws(InputError) -> Operator.Application {
    let arguments = phrase.words.dropFirst()
    let wanted = "expected '\(entry.usage)'"
    if arguments.count < entry.parameters.count {
      let end = phrase.words.last?.range.upperBound ?? 0
      throw InputError("an argument is missing: \(wanted)", in: phrase.text, at: end..<(end + 1))
    }
    if arguments.count > entry.parameters.count {
      throw arguments[arguments.startIndex + entry.parameters.count].error(
        "one argument too many: \(wanted)"
      )
    }
    return try entry.prepare(arguments, session)
  }
}
