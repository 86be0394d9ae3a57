/// All operators the tool knows. A new one is an entry in one of the families.
package enum OperatorTable {
  struct Family: Sendable {
    let name: String
    let operators: [Operator]
  }

  static let families = [transforming, filtering, combining, flattening, timing, failures, accumulating]

  static var all: [Operator] { families.flatMap(\.operators) }

  package static var names: [String] { all.map(\.name) }

  /// Finds the operator and reads its arguments.
  static func prepare(_ phrase: Phrase, _ laboratory: Laboratory) throws(Complaint) -> Operator.Application {
    guard let name = phrase.words.first else {
      throw Complaint("expected an operator: 'marbles list' names them", in: phrase.text)
    }
    guard let entry = all.first(where: { $0.name == name.text }) else {
      let hint =
        names.nearest(to: name.text).map { "did you mean '\($0)'?" } ?? "'marbles list' names them"
      throw name.complaint("there is no operator '\(name.text)': \(hint)")
    }
    let arguments = phrase.words.dropFirst()
    let wanted = "expected '\(entry.usage)'"
    if arguments.count < entry.parameterCount {
      let end = phrase.words.last?.range.upperBound ?? 0
      throw Complaint("an argument is missing: \(wanted)", in: phrase.text, at: end..<(end + 1))
    }
    if arguments.count > entry.parameterCount {
      throw arguments[arguments.startIndex + entry.parameterCount].complaint(
        "one argument too many: \(wanted)"
      )
    }
    return try entry.prepare(arguments, laboratory)
  }
}
