import ReactiveSignalsTesting

extension MarbleRun {
  /// The chain in Swift.
  public var swiftChain: String { (program?.chain ?? "") + "\n" }

  /// The file of a test in Swift, which compares the results of the chain with those of this run.
  public var swiftTest: String {
    guard let program else { return "" }
    let results = steps.last?.results.map { $0.first?.diagram ?? MarbleDiagram() } ?? diagrams
    let title = experiment.title
    let function = program.test(
      named: title.isEmpty ? "line" : title,
      results: results,
      stoppedAt: isCut ? ticks : nil
    )
    return "\(TakeHome.imports)\n\n\(function)"
  }

  private var experiment: Experiment {
    Experiment(diagrams: diagrams.map(\.description), operators: steps.map(\.call))
  }

  /// The program of the operators. They have run, so that each has one.
  private var program: SwiftProgram? { try? SwiftProgram(experiment) }
}
