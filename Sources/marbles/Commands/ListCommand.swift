import ArgumentParser

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the operators and their arguments."
  )

  func run() {
    print(Self.text, terminator: "")
  }

  static var text: String {
    let width = OperatorTable.all.map(\.usage.count).max() ?? 0
    let families = OperatorTable.families.map { family in
      let lines = family.operators.map { entry in
        "  \(entry.usage.padding(to: width))  \(entry.summary)\n"
      }
      return "\(family.name)\n\(lines.joined())"
    }
    return """
      \(families.joined(separator: "\n"))
      n            a whole number
      ticks        a duration, in characters of a diagram
      value        any text
      diagram      another signal, such as 'x-y|'
      function     \(TextFunction.names.joined(separator: ", "))
      predicate    \(TextPredicate.names.joined(separator: ", "))
      strategy     \(StrategyParameter.names.joined(separator: ", "))

      [2 lines], [lines]: an operator that takes several lines instead of one.

      """
  }
}
