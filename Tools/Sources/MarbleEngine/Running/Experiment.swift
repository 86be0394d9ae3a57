import ReactiveSignals
package import ReactiveSignalsTesting

/// Diagrams and the operators applied to them.
package struct Experiment {
  package var diagrams: [String]
  package var operators: [String]

  package init(diagrams: [String], operators: [String]) {
    self.diagrams = diagrams
    self.operators = operators
  }

  /// Creates an experiment from lines. A line that begins with `--op ` is an operator, and any other line is a diagram.
  package init(reading lines: [String]) {
    let prefix = "--op "
    let lines = lines.filter { line in !line.allSatisfy(\.isWhitespace) }
    operators = lines.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    diagrams = lines.filter { !$0.hasPrefix(prefix) }
  }

  /// A Boolean value that indicates whether the first operator creates signals, so that no diagrams are needed.
  package var hasSource: Bool {
    operators.first.flatMap { try? OperatorTable.find(OperatorCall($0)).isSource } ?? false
  }

  /// Runs the experiment and returns a figure of the input, the operators and the result.
  ///
  /// - Parameters:
  ///   - showingSteps: A Boolean value that indicates whether the figure includes the result of each operator.
  ///   - showingInner: A Boolean value that indicates whether it includes the signals that the operators subscribe to while they run.
  package func figure(showingSteps: Bool = false, showingInner: Bool = false) throws(InputError)
    -> MarbleFigure
  {
    try run(showingSteps: showingSteps, showingInner: showingInner).figure
  }

  /// Runs the experiment and returns its figure, and the tick at which the run was cut because it does not end.
  package func run(
    showingSteps: Bool = false,
    showingInner: Bool = false
  ) throws(InputError) -> (figure: MarbleFigure, cut: Int?) {
    let session = Session()
    let run = try prepare(in: session, showingSteps: showingSteps, recordingInputs: showingInner)
    defer { run.stop() }
    let end = run.length
    let way = session.run(to: end)
    if case .stuck(let tick, let rounds) = way { throw stuck(at: tick, after: rounds) }
    let cut = way == .cut ? Int(session.scheduler.now / session.scheduler.tick) : nil
    var rows = run.inputs.map { MarbleFigure.Row.line($0) }
    for step in run.steps {
      rows.append(.box(step.call.normalized, inside: showingInner ? step.inside : []))
      rows += step.results.map { .line($0.diagram.trimmed(to: end)) }
    }
    return (MarbleFigure(rows), cut)
  }

  /// Returns the error of a run that does not leave a tick.
  private func stuck(at tick: Int, after rounds: Int) -> InputError {
    let step = OperatorTable.stuckStep(of: operators)
    return InputError(
      OperatorTable.stuckMessage(at: tick, after: rounds, operators[step]),
      in: operators[step]
    )
  }

  /// Runs the experiment for `ticks`, or until no work is queued, and returns a figure with the operators in Swift notation.
  ///
  /// The figure includes the signals that the operators subscribe to while they run.
  package func explainedFigure(ticks: Int? = nil) throws(InputError) -> MarbleFigure {
    let session = Session()
    let run = try prepare(in: session, showingSteps: false, recordingInputs: true)
    defer { run.stop() }
    let end = ticks ?? run.length
    if let ticks {
      session.scheduler.advance(ticks: ticks)
    } else if case .stuck(let tick, let rounds) = session.run(to: end) {
      throw stuck(at: tick, after: rounds)
    }
    let first = run.steps.first?.operator
    let shown = first?.subscription == .later ? Array(run.inputs.prefix(1)) : run.inputs
    var rows = shown.enumerated().map { index, diagram in
      let label = first.flatMap { $0.labels.indices.contains(index) ? $0.labels[index] : nil } ?? ""
      return MarbleFigure.Row.line(diagram, label: label)
    }
    for step in run.steps {
      rows.append(.box(step.operator.code(for: step.call), inside: step.inside))
      if step.operator.subscription != .sent {
        rows += step.results.map { .line($0.diagram.trimmed(to: end)) }
      }
    }
    return MarbleFigure(rows)
  }

  private struct Step {
    let `operator`: Operator
    let call: OperatorCall
    let session: Session
    let signals: [MarbleSignal]
    var results: [Recording<String, DiagramFailure>] = []

    /// The signals that the operator has subscribed to while it ran.
    var inside: [MarbleFigure.Inner] {
      Array(session.recorded.dropFirst(`operator`.subscription == .again ? 1 : 0))
    }
  }

  /// An experiment whose signals have been subscribed to, at time zero.
  private struct PreparedRun {
    let inputs: [MarbleDiagram]
    let steps: [Step]

    /// The length of the longest input.
    var length: Int { inputs.map { $0.length - $0.origin }.max() ?? 0 }

    /// Disposes the subscriptions. One that has not ended would keep itself and its signals.
    func stop() {
      for result in steps.flatMap(\.results) { result.dispose() }
    }
  }

  private func prepare(
    in session: Session,
    showingSteps: Bool,
    recordingInputs: Bool = false
  ) throws(InputError) -> PreparedRun {
    var inputs: [MarbleDiagram] = []
    for text in diagrams { inputs.append(try session.parse(text)) }
    var signals = inputs.map(session.signal)
    guard !signals.isEmpty || hasSource else {
      throw InputError("there is nothing to run: give a diagram, such as 'a--b|'")
    }
    var steps: [Step] = []
    for (index, text) in operators.enumerated() {
      let call = OperatorCall(text)
      let entry = try OperatorTable.find(call)
      let part = session.part()
      if index == 0, recordingInputs {
        switch entry.subscription {
        case .atOnce, .sent: break
        case .later: signals = signals.prefix(1) + signals.dropFirst().map(part.recording)
        case .again: signals = signals.map(part.recording)
        }
      }
      signals = try OperatorTable.prepare(entry, call, part)(signals, call)
      steps.append(Step(operator: entry, call: call, session: part, signals: signals))
    }
    // After the last error.
    for index in steps.indices where showingSteps || index == operators.count - 1 {
      steps[index].results = steps[index].signals.map { session.scheduler.record($0) }
    }
    return PreparedRun(inputs: inputs, steps: steps)
  }
}
