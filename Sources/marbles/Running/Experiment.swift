import ReactiveSignals
package import ReactiveSignalsTesting

/// Diagrams and the operators they go through.
package struct Experiment {
  package var diagrams: [String]
  package var operators: [String]

  package init(diagrams: [String], operators: [String]) {
    self.diagrams = diagrams
    self.operators = operators
  }

  /// Reads lines of diagrams, and of operators that begin with `--op `.
  package init(reading lines: [String]) {
    let prefix = "--op "
    let lines = lines.filter { line in !line.allSatisfy(\.isWhitespace) }
    operators = lines.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    diagrams = lines.filter { !$0.hasPrefix(prefix) }
  }

  /// Runs, and draws the input, the operators and the result.
  package func figure(showingSteps: Bool = false) throws(Complaint) -> MarbleFigure {
    let laboratory = Laboratory()
    var inputs: [MarbleDiagram] = []
    for text in diagrams { inputs.append(try laboratory.parse(text)) }
    var flows = inputs.map(laboratory.flow)
    guard !flows.isEmpty else { throw Complaint("there is nothing to run: give a diagram, like 'a--b|'") }
    var stages: [(operator: Phrase, results: [Recording<String, Broken>])] = []
    for (index, text) in operators.enumerated() {
      let phrase = Phrase(text)
      flows = try OperatorTable.prepare(phrase, laboratory)(flows, phrase)
      let isShown = showingSteps || index == operators.count - 1
      stages.append((phrase, isShown ? flows.map { laboratory.scheduler.record($0) } : []))
    }
    let end = inputs.map { $0.length - $0.origin }.max() ?? 0
    laboratory.run(to: end)
    var rows = inputs.map { MarbleFigure.Row.line($0) }
    for stage in stages {
      rows.append(.box(stage.operator.joined))
      rows += stage.results.map { .line($0.diagram.trimmed(to: end)) }
    }
    return MarbleFigure(rows)
  }
}
