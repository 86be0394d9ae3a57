public import ReactiveSignalsTesting

extension MarbleRun {
  /// The picture of the run: the lines, the operators and the results of each.
  public var figure: MarbleFigure {
    var rows = diagrams.map { MarbleFigure.Row.line($0.trimmed(to: length)) }
    for (index, step) in steps.enumerated() {
      rows.append(.box(step.code, inside: step.inner))
      // A result with several subscriptions has no single line. The last results are subscribed to once.
      let single = step.results.filter { $0.count == 1 }.flatMap(\.self)
      let shown = single.count == step.results.count || index == steps.count - 1 ? single : []
      rows += shown.map {
        .line(($0.end == nil ? $0.diagram : $0.diagram.disposed(at: $0.end)).trimmed(to: length))
      }
    }
    return MarbleFigure(rows)
  }

  /// The command that runs the same operators in any shell.
  public var command: String {
    let lines = diagrams.map { " \($0.description.quotedForShell)" }
    let operators = steps.map { " --op \($0.call.quotedForShell)" }
    return "\(Invocation.marblesAnywhere) run" + (lines + operators).joined()
  }
}

extension MarbleDiagram {
  /// Returns the diagram with a disposal at the end.
  fileprivate func disposed(at tick: Int?) -> MarbleDiagram {
    guard let tick else { return self }
    return MarbleDiagram(moments + [Moment(tick: tick, marks: [.disposal])])
  }
}
