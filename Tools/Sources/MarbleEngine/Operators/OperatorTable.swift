/// The table of all operators of the tool. A new operator is an entry in one of the families.
package enum OperatorTable {
  package struct Family: Sendable {
    package let name: String
    package let operators: [Operator]
  }

  package static let families = [
    factories, transforming, filtering, combining, flattening, timing, concurrency, failures, accumulating,
    sharing, sideEffects,
  ]

  static let all = families.flatMap(\.operators)

  package static var names: [String] { all.map(\.name) }

  /// Returns the operator of a call.
  static func find(_ call: OperatorCall) throws(InputError) -> Operator {
    guard let name = call.tokens.first else {
      throw InputError("expected an operator: 'marbles list' names them", in: call.text)
    }
    guard let entry = all.first(where: { $0.name == name.text }) else {
      let hint =
        names.nearest(to: name.text).map { "did you mean '\($0)'?" } ?? "'marbles list' names them"
      throw name.error("there is no operator '\(name.text)': \(hint)")
    }
    return entry
  }

  /// Parses the arguments of an operator call.
  static func prepare(
    _ entry: Operator,
    _ call: OperatorCall,
    _ session: Session
  ) throws(InputError) -> Operator.Application {
    let arguments = call.tokens.dropFirst()
    let wanted = "expected '\(entry.usage)'"
    if arguments.count < entry.parameters.count {
      let end = call.tokens.last?.range.upperBound ?? 0
      throw InputError("an argument is missing: \(wanted)", in: call.text, at: end..<(end + 1))
    }
    if arguments.count > entry.parameters.count {
      throw arguments[arguments.startIndex + entry.parameters.count].error(
        "one argument too many: \(wanted)"
      )
    }
    return try entry.prepare(arguments, session)
  }
}
