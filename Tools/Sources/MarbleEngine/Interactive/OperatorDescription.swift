import ReactiveSignalsTesting

/// The description of an operator for a program that offers it: its name, its parameters and an example.
public struct OperatorDescription: Sendable, Hashable {
  /// A parameter of an operator.
  public struct Parameter: Sendable, Hashable {
    /// The kind of the argument, such as `ticks` or `predicate`.
    public let kind: String
    /// The arguments that are possible, or no element if they cannot be listed.
    public let choices: [String]
    /// The range of a number, or `nil` for other kinds.
    public let range: ClosedRange<Int>?
    /// The argument of the example.
    public let example: String
  }

  /// The number of lines that an operator takes.
  public enum Lines: Sendable, Hashable {
    /// No line: the operator creates a signal.
    case none
    /// One line. The operator is applied to each.
    case each
    /// As many lines as there are, or exactly as many as `count`.
    case all(count: Int?)
  }

  /// The name in a call.
  public let name: String
  /// The name of the group of related operators.
  public let family: String
  /// A short text about the results.
  public let summary: String
  /// The call in Swift notation, with the arguments of the example.
  public let code: String
  /// The parameters, in order.
  public let parameters: [Parameter]
  /// The number of lines that the operator takes.
  public let lines: Lines
  /// The diagrams of the example.
  public let diagrams: [String]
  /// A Boolean value that indicates whether the operator passes the values of its example as they are. Its effect is beside the line.
  public let isSilent: Bool

  /// The descriptions of all operators, in the order of their families.
  public static let all: [OperatorDescription] = OperatorTable.families.flatMap { family in
    family.operators.map { OperatorDescription($0, family: family.name) }
  }

  private init(_ entry: Operator, family: String) {
    let example = Picture.all.first { $0.operators.first == entry.name }?.experiment
    let call = OperatorCall(example?.operators.first ?? entry.name)
    let arguments = call.tokens.dropFirst().map(\.text)
    name = entry.name
    self.family = String(family.prefix { $0 != ":" && $0 != "," })
    summary = entry.summary
    code = entry.code(for: call)
    parameters = entry.parameters.enumerated().map { index, parameter in
      Parameter(
        kind: parameter.name,
        choices: parameter.choices,
        range: parameter.range,
        example: arguments.indices.contains(index) ? arguments[index] : ""
      )
    }
    lines =
      entry.isSource
      ? .none
      : entry.signature == "[lines]"
        ? .all(count: nil) : entry.labels.isEmpty ? .each : .all(count: entry.labels.count)
    diagrams = example?.diagrams ?? []
    let parsed = diagrams.compactMap { try? MarbleDiagram(parsing: $0) }
    let results = MarbleRun(parsed, example?.operators ?? []).steps.last?.results.compactMap(\.first?.diagram)
    isSilent = !parsed.isEmpty && results == parsed
  }
}
