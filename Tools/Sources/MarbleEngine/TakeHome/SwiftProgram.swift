import ReactiveSignalsTesting

/// The statements and expressions of an experiment in Swift.
struct SwiftProgram {
  /// The statements before the results.
  private(set) var statements: [String] = []
  private var lines: [Line] = []
  private var names: Set<String> = ["scheduler", "recording"]
  /// A Boolean value that indicates whether a signal can fail.
  private let fails: Bool
  private let needsLabel: Bool
  /// A Boolean value that indicates whether work may be queued when all results have ended.
  private let mayOutlive: Bool
  /// The number of ticks after which an endless run stops.
  private let limit: Int

  /// A signal, and the operators that are applied to it.
  private struct Line {
    let name: String
    /// The signal of a diagram, until a statement defines it.
    var source: String?
    var calls: [String] = []
  }

  init(_ experiment: Experiment) throws(InputError) {
    var steps: [(call: OperatorCall, entry: Operator)] = []
    for text in experiment.operators {
      let call = OperatorCall(text)
      steps.append((call, try OperatorTable.find(call)))
    }
    let arguments = steps.flatMap { step in
      zip(step.call.tokens.dropFirst(), step.entry.parameters).filter { $1 is DiagramParameter }.map(\.0.text)
    }
    fails =
      (experiment.diagrams + arguments).contains { (try? MarbleDiagram(parsing: $0))?.has(.failed) == true }
      || steps.contains { SwiftTemplate.of($0.entry).text.contains("Failure()") }
    needsLabel = steps.contains { SwiftTemplate.of($0.entry).text.contains("Label()") }
    mayOutlive = steps.dropLast().contains { !SwiftTemplate.of($0.entry).statements.isEmpty }
    let lengths = experiment.diagrams.compactMap { try? MarbleDiagram(parsing: $0) }.map {
      $0.length - $0.origin
    }
    limit = max(Session.maximumTicks, (lengths.max() ?? 0) - 1)
    let labels = steps.lazy.map(\.entry.labels).first { !$0.isEmpty } ?? []
    for (index, diagram) in experiment.diagrams.enumerated() {
      let name = unique(labels.indices.contains(index) ? labels[index] : "")
      lines.append(Line(name: name, source: source(diagram)))
    }
    for step in steps { apply(step.entry, step.call) }
  }

  /// Returns a signal that plays a diagram.
  private func source(_ diagram: String) -> String {
    let isHot = (try? MarbleDiagram(parsing: diagram))?.has(.subscription) == true
    return
      "scheduler.\(isHot ? "hot" : "cold")(\(diagram.quotedForSwift)\(fails ? ", error: Failure()" : ""))"
  }

  /// Returns a new name of a variable.
  private mutating func unique(_ label: String) -> String {
    let name = label.isEmpty ? "signal" : ["if", "then", "else"].contains(label) ? "\(label)Signal" : label
    let choices = [name] + (2...100).map { "\(name)\($0)" }
    let choice = choices.first { !names.contains($0) } ?? name
    names.insert(choice)
    return choice
  }

  // MARK: Operators

  private mutating func apply(_ entry: Operator, _ call: OperatorCall) {
    let template = SwiftTemplate.of(entry)
    if entry.isSource {
      lines = template.results.map { Line(name: filled($0, entry, call)) }
    } else if template.text.contains("#a") {
      let takesAll = template.text.contains("#b") || template.text.contains("#lines")
      let groups = takesAll ? [lines] : lines.map { [$0] }
      lines = groups.flatMap { combine($0, entry, call, template) }
    } else if template.text.contains("#lines") {
      lines = combine(lines, entry, call, template)
    } else {
      let text = filled(template.results[0], entry, call)
      for index in lines.indices { lines[index].calls.append(text) }
    }
  }

  /// Returns the lines that an operator makes of others, and defines what it needs.
  private mutating func combine(
    _ lines: [Line],
    _ entry: Operator,
    _ call: OperatorCall,
    _ template: SwiftTemplate
  ) -> [Line] {
    let inputs = lines.map { define($0) }
    let list = inputs.count == 1 ? "[\(inputs[0])]" : inputs.joined(separator: ", ")
    let values = [("#lines", list)] + zip(["#a", "#b", "#c"], inputs)
    func fill(_ text: String) -> String {
      filled(values.reduce(text) { $0.replacing($1.0, with: $1.1) }, entry, call)
    }
    statements += template.statements.map(fill)
    return template.results.map { Line(name: fill($0)) }
  }

  /// Defines a variable for a line unless it is one, and returns its name.
  private mutating func define(_ line: Line) -> String {
    if let source = line.source {
      statements.append("let \(line.name) = \(([source] + line.calls).joined(separator: "."))")
      return line.name
    }
    if line.calls.isEmpty, line.name.allSatisfy({ $0.isLetter || $0.isNumber }) { return line.name }
    let name = unique("")
    statements.append("let \(name) = \(([line.name] + line.calls).joined(separator: "."))")
    return name
  }

  /// Returns a template with its arguments.
  private func filled(_ template: String, _ entry: Operator, _ call: OperatorCall) -> String {
    let arguments = zip(call.tokens.dropFirst(), entry.parameters).map {
      SwiftTemplate.argument($0, for: $1, source: source)
    }
    let text =
      template
      .replacing("#E", with: fails ? "Failure" : "Never")
      .replacing("#safe", with: fails ? ".catch { _ in Signal<String, Never>.empty }" : "")
      .replacing(#/\n?\.promoteFailure\(to: Never\.self\)/#, with: "")
    return arguments.enumerated().reduce(text) { $0.replacing("#\($1.offset + 1)", with: $1.element) }
  }

  // MARK: Text

  /// The results as expressions. Each operator stands in a line, unless there is only one.
  var results: [String] {
    lines.map { line in
      let calls = line.calls.map { ".\($0)" }
      return calls.count > 1
        ? ([line.name] + calls.map { "  \($0.replacing("\n", with: "\n  "))" }).joined(separator: "\n")
        : line.name + calls.joined()
    }
  }

  /// The definitions of the signals of diagrams that no statement has defined.
  private var sources: [String] {
    lines.compactMap { line in line.source.map { "let \(line.name) = \($0)" } }
  }

  /// The operators, after the statements that they need.
  var chain: String { (statements + results).joined(separator: "\n") }

  /// Returns a test that compares the results with diagrams.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - diagrams: The results.
  ///   - ticks: The tick at which the run was stopped, or `nil` if it was not.
  /// - Returns: The function.
  func test(named name: String, results diagrams: some Sequence<MarbleDiagram>, stoppedAt ticks: Int? = nil)
    -> String
  {
    let diagrams = Array(diagrams)
    let names = diagrams.indices.map { $0 == 0 ? "recording" : "recording\($0 + 1)" }
    var body: [String] = []
    if fails { body.append("struct Failure: Error {}") }
    if needsLabel { body.append("final class Label: Sendable { let text = \"x\" }") }
    body.append("let scheduler = TestScheduler()")
    body += statements + sources
    body += zip(names, results).map { name, result in
      result.contains("\n")
        ? "let \(name) = scheduler.record(\n  \(result.replacing("\n", with: "\n  "))\n)"
        : "let \(name) = scheduler.record(\(result))"
    }
    body.append(advance(through: diagrams, ticks))
    body += zip(names, diagrams).map { "#expect(\($0) == \($1.description.quotedForSwift))" }
    let lines = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return "@Test func `\(name)`() {\n\(lines.map { "  \($0)\n" }.joined())}\n"
  }

  /// The statement that runs the work: all of it, unless there may be no end.
  private func advance(through diagrams: [MarbleDiagram], _ ticks: Int?) -> String {
    if let ticks { return "scheduler.advance(by: .seconds(\(ticks)))" }
    return mayOutlive || diagrams.contains { !$0.isTerminated }
      ? "scheduler.advance(by: .seconds(\(limit)))" : "scheduler.run()"
  }
}

extension MarbleDiagram {
  /// A Boolean value that indicates whether the signal completes or fails.
  fileprivate var isTerminated: Bool { has(.completed) || has(.failed) }
}

extension String {
  /// The text as a literal in Swift.
  var quotedForSwift: String {
    let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\r", "\\r")]
    return "\"\(escapes.reduce(self) { $0.replacing($1.0, with: $1.1) })\""
  }
}
