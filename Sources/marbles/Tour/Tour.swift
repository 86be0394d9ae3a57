import ReactiveSignalsTesting

/// The library in a few minutes: programs with their output, then diagrams.
package enum Tour {
  package static let programs: [Program] = [
    creating, binding, subject, behaviorSubject, replaySubject, disposing,
  ]

  /// Inputs and operators, each with what to look at.
  package static let experiments: [(title: String, experiment: Experiment)] = [
    (
      "map: what a function makes of each value",
      Experiment(diagrams: ["-a-b--c|"], operators: ["map uppercase"])
    ),
    (
      "merge: the values of both as they come",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["merge"])
    ),
    (
      "combineLatest: the latest values of both",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["combineLatest"])
    ),
    (
      "debounce: a value once it has been quiet",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["debounce 2"])
    ),
    (
      "throttle: not more than one value a period",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["throttle 3"])
    ),
    (
      "switchToLatest: a new signal replaces the one before",
      Experiment(diagrams: ["-a---b-----|"], operators: ["switchToLatest 1-2-3|"])
    ),
    (
      "catch: another signal instead of a failure",
      Experiment(diagrams: ["-a-b-#"], operators: ["catch x-y|"])
    ),
  ]

  package static func text(colored isColored: Bool) throws -> String {
    let bold = { (text: String) in isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    let programs = programs.map { program in
      """
      \(bold(program.title))

      \(program.source.indented)

      \(program.output().joined(separator: "\n").indented)

      """
    }
    let experiments = try experiments.map { entry in
      "\(bold(entry.title))\n\n\(try entry.experiment.figure().text(colored: isColored).indented)"
    }
    return (programs + experiments).joined(separator: "\n")
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
