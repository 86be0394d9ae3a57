import ReactiveSignalsTesting

/// A tour of the library: programs with their output, then diagrams.
package enum Tour {
  package static let programs: [Program] = [
    creating, binding, subject, behaviorSubject, replaySubject, disposing,
  ]

  /// Experiments and their titles.
  package static let experiments: [(title: String, experiment: Experiment)] = [
    (
      "map: the result of a function for each value",
      Experiment(diagrams: ["-a-b--c|"], operators: ["map uppercase"])
    ),
    (
      "merge: the values of both as they arrive",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["merge"])
    ),
    (
      "combineLatest: the latest values of both",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["combineLatest"])
    ),
    (
      "debounce: a value after a period of silence",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["debounce 2"])
    ),
    (
      "throttle: at most one value in each period",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["throttle 3"])
    ),
    (
      "switchToLatest: a new signal replaces the last one",
      Experiment(diagrams: ["-a---b-----|"], operators: ["switchToLatest 1-2-3|"])
    ),
    (
      "catch: another signal in place of a failure",
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
