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
  static func find(_ phrase: Phrase) throws(Complaint) -> Operator {
    guard let name = phrase.words.first else {
      throw Complaint("expected an operator: 'marbles list' names them", in: phrase.text)
    }
    guard let entry = all.first(where: { $0.name == name.text }) else {
      let hint =
        names.nearest(to: name.text).map { "did you mean '\($0)'?" } ?? "'marbles list' names them"
      throw name.complaint("there is no operator '\(name.text)': \(hint)")
    }
    return entry
  }

  /// Reads the operator's arguments.
  static func prepare(
    _ entry: Operator,
    _ phrase: Phrase,
    _ laboratory: Laboratory
  ) throws(Complaint) -> Operator.Application {
    let arguments = phrase.words.dropFirst()
    let wanted = "expected '\(entry.usage)'"
    if arguments.count < entry.parameters.count {
      let end = phrase.words.last?.range.upperBound ?? 0
      throw Complaint("an argument is missing: \(wanted)", in: phrase.text, at: end..<(end + 1))
    }
    if arguments.count > entry.parameters.count {
      throw arguments[arguments.startIndex + entry.parameters.count].complaint(
        "one argument too many: \(wanted)"
      )
    }
    return try entry.prepare(arguments, laboratory)
  }
}
