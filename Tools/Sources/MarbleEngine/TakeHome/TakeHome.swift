import ReactiveSignalsTesting

/// An experiment to take home: as a Swift chain, as a test, and as a command for the shell.
///
///     let home = try TakeHome(Experiment(diagrams: ["a-b----c|"], operators: ["debounce 3"]))
///     print(home.chain)
///     // signal.debounce(for: .seconds(3), on: scheduler)
package struct TakeHome {
  /// The operators in Swift.
  package let chain: String
  /// A function for a test target, with the trait `@Test`. It passes.
  package let testFunction: String
  /// The command that draws the experiment.
  package let command: String

  /// The imports that a test needs.
  package static let imports = """
    import ReactiveSignals
    import ReactiveSignalsTesting
    import Testing
    """

  /// The contents of a file for a test target, which contains the test alone.
  package var test: String { "\(Self.imports)\n\n\(testFunction)" }

  /// The contents of a file for a test target: a test of each picture in the documentation.
  package static func testsOfPictures() throws(InputError) -> String {
    var parts = ["// swift-format-ignore-file\n", imports + "\n"]
    for entry in Picture.all { parts.append(try TakeHome(entry.experiment).testFunction) }
    return parts.joined(separator: "\n")
  }

  /// Runs an experiment, and writes it down with its results.
  package init(_ experiment: Experiment) throws(InputError) {
    guard !experiment.operators.isEmpty else {
      throw InputError("there is no operator to test: give one with --op")
    }
    let rows = try experiment.figure().rows.dropFirst(experiment.diagrams.count + 1)
    let results = rows.compactMap { if case .line(let diagram, _) = $0 { diagram } else { nil } }
    let program = try SwiftProgram(experiment)
    chain = program.chain
    testFunction = program.test(named: experiment.title, results: results.suffix(program.results.count))
    command = experiment.command
  }
}

extension Experiment {
  /// The command that draws the experiment.
  package var command: String {
    let diagrams = diagrams.map { " \($0.quotedForShell)" }
    return "\(Invocation.marbles) run\((diagrams + operators.map { " --op \($0.quotedForShell)" }).joined())"
  }

  /// The operators as the name of a function. Backticks enclose it, so that it may contain spaces.
  var title: String {
    operators.map { OperatorCall($0).normalized }.joined(separator: ", ")
      .filter { !"`\\".contains($0) && !$0.isNewline }
  }
}
