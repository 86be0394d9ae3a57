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

  /// The first operator makes signals, so no diagrams are needed.
  package var hasSource: Bool {
    operators.first.flatMap { try? OperatorTable.find(Phrase($0)).isSource } ?? false
  }

  /// Runs, and draws the input, the operators and the result.
  package func figure(showingSteps: Bool = false) throws(InputError) -> MarbleFigure {
    let session = Session()
    let run = try prepare(in: session, showingSteps: showingSteps)
    let end = run.length
    session.run(to: end)
    var rows = run.inputs.map { MarbleFigure.Row.line($0) }
    for stage in run.stages {
      rows.append(.box(stage.phrase.joined))
      rows += stage.results.map { .line($0.diagram.trimmed(to: end)) }
    }
    return MarbleFigure(rows)
  }

  /// Runs for `ticks`, or until nothing more happens, and draws the operators as they are written in Swift, with the
  /// signals that they subscribe to while they run.
  package func explainedFigure(ticks: Int? = nil) throws(InputError) -> MarbleFigure {
    let session = Session()
    let run = try prepare(in: session, showingSteps: false, watching: true)
    let end = ticks ?? run.length
    if let ticks { session.scheduler.advance(ticks: ticks) } else { session.run(to: end) }
    let first = run.stages.first?.operator
    let shown = first?.subscription == .later ? Array(run.inputs.prefix(1)) : run.inputs
    var rows = shown.enumerated().map { index, diagram in
      let label = first.flatMap { $0.labels.indices.contains(index) ? $0.labels[index] : nil } ?? ""
      return MarbleFigure.Row.line(diagram, label: label)
    }
    for (index, stage) in run.stages.enumerated() {
      let inside = index == 0 ? session.watched.dropFirst(first?.subscription == .again ? 1 : 0) : []
      rows.append(.box(stage.operator.call(stage.phrase), inside: Array(inside)))
      if stage.operator.subscription != .sent {
        rows += stage.results.map { .line($0.diagram.trimmed(to: end)) }
      }
    }
    return MarbleFigure(rows)
  }

  private struct Stage {
    let `operator`: Operator
    let phrase: Phrase
    let results: [Recording<String, Broken>]
  }

  /// Everything is subscribed to, and no time has passed.
  private struct Run {
    let inputs: [MarbleDiagram]
    let stages: [Stage]

    /// That of the longest input.
    var length: Int { inputs.map { $0.length - $0.origin }.max() ?? 0 }
  }

  private func prepare(
    in session: Session,
    showingSteps: Bool,
    watching: Bool = false
  ) throws(InputError) -> Run {
    var inputs: [MarbleDiagram] = []
    for text in diagrams { inputs.append(try session.parse(text)) }
    var signals = inputs.map(session.signal)
    guard !signals.isEmpty || hasSource else {
      throw InputError("there is nothing to run: give a diagram, like 'a--b|'")
    }
    var stages: [Stage] = []
    for (index, text) in operators.enumerated() {
      let phrase = Phrase(text)
      let entry = try OperatorTable.find(phrase)
      if index == 0, watching {
        switch entry.subscription {
        case .atOnce, .sent: break
        case .later: signals = signals.prefix(1) + signals.dropFirst().map(session.watched)
        case .again: signals = signals.map(session.watched)
        }
      }
      signals = try OperatorTable.prepare(entry, phrase, session)(signals, phrase)
      let isShown = showingSteps || index == operators.count - 1
      let results = isShown ? signals.map { session.scheduler.record($0) } : []
      stages.append(Stage(operator: entry, phrase: phrase, results: results))
    }
    return Run(inputs: inputs, stages: stages)
  }
}
