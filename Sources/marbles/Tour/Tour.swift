import ReactiveSignalsTesting

/// The library in a few minutes: programs with their output, then diagrams.
package enum Tour {
  package static let programs: [Program] = [creating, binding, disposing]

  /// Inputs and operators, each with what to look at.
  package static let experiments: [(title: String, experiment: Experiment)] = [
    ("map makes something of each value", Experiment(diagrams: ["-a-b--c|"], operators: ["map uppercase"]))
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
