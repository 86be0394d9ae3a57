import ArgumentParser
import MarbleEngine
import MarbleTour

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the operators and their arguments."
  )

  func run() {
    print(Self.text(width: Terminal.textWidth), terminator: "")
  }

  /// The list, in lines of at most `width` columns.
  static func text(width: Int) -> String {
    let indent = width < 64 ? 8 : 32
    let families = OperatorTable.families.map { family in
      let lines = family.operators.map { entry in
        let summary = TextLayout.wrapped(entry.summary, to: width - indent, indent: indent)
        let space = String(repeating: " ", count: indent)
        return entry.usage.count > indent - 4
          ? "  \(entry.usage)\n\(space)\(summary)\n"
          : "  \(entry.usage)".padding(to: indent) + "\(summary)\n"
      }
      return "\(TextLayout.wrapped(family.name, to: width))\n\(lines.joined())"
    }
    let values = [
      ("n", "a whole number"),
      ("ticks", "a duration, in characters of a diagram"),
      ("value", "any text"),
      ("diagram", "another signal, such as 'x-y|'"),
      ("function", TextFunction.names.joined(separator: ", ")),
      ("predicate", TextPredicate.names.joined(separator: ", ")),
      ("strategy", StrategyParameter.names.joined(separator: ", ")),
    ].map { "\($0.padding(to: 13))\(TextLayout.wrapped($1, to: width - 13, indent: 13))\n" }.joined()
    let note = "[2 lines], [lines]: an operator that takes several lines instead of one."
    return """
      \(families.joined(separator: "\n"))
      \(values)
      \(TextLayout.wrapped(note, to: width))

      """
  }
}
