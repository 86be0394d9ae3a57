/// The playable operators of the registry.
package enum OperatorTable {
  package static let families: [Registry.Family] = Registry.families.filter { !$0.operators.isEmpty }

  static let all: [Operator] = families.flatMap(\.operators)

  package static var names: [String] { all.map(\.name) }

  /// Returns the operator of a call.
  static func find(_ call: OperatorCall) throws(InputError) -> Operator {
    guard let name = call.tokens.first else {
      throw InputError("expected an operator: '\(Invocation.marbles) list' names them", in: call.text)
    }
    if let entry = named(name.text) { return entry }
    if let found = OperatorNames.find(counterpart: name.text), let entry = named(found.operator) {
      return entry
    }
    if let found = OtherName.find(name.text)?.operator, let entry = named(found) { return entry }
    throw name.error(unknown(name.text))
  }

  private static func named(_ name: String) -> Operator? { all.first { $0.name == name } }

  /// Returns the message about a name that neither an operator nor a picture has.
  package static func unknown(_ name: String) -> String {
    if let entry = Picture.all.first(where: { $0.name == name }) {
      return
        "there is no operator '\(name)': it is a picture of '\(entry.operators.joined(separator: "' and '"))'"
    }
    let hint =
      OperatorPage.names.nearest(to: name).map { "did you mean '\($0)'?" }
      ?? "'\(Invocation.marbles) list' names them"
    return "there is no operator '\(name)': \(hint)"
  }

  /// Returns the position of the operator that is most likely to repeat without waiting.
  static func stuckStep(of calls: [String]) -> Int {
    let again = calls.lastIndex { (try? find(OperatorCall($0)))?.subscription == .again }
    return again ?? max(calls.count - 1, 0)
  }

  /// Returns the message about a run in which the time does not pass.
  static func stuckMessage(at tick: Int, after rounds: Int, _ call: String) -> String {
    let count = rounds == Session.maximumRounds ? "100,000" : "\(rounds)"
    return "\(count) rounds at tick \(tick): does '\(OperatorCall(call).normalized)' never wait?"
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
    let application = try entry.prepare(arguments, session)
    guard entry.subscription == .again else { return application }
    return { signals, call throws(InputError) in try application(signals.map(session.repeatable), call) }
  }
}
