package import ReactiveSignalsTesting

/// A picture of the documentation, drawn from a run: the name of its file and its experiment.
package struct Picture: Sendable {
  package let name: String
  let experiment: Experiment
  /// The duration of the run, or `nil` to run until no work is queued.
  let ticks: Int?

  package static let all: [Picture] = Registry.rows.flatMap(\.pictures)

  /// The names of the operators in it.
  package var operators: [String] {
    experiment.operators.compactMap { OperatorCall($0).tokens.first?.text }
  }

  package func figure() throws(InputError) -> MarbleFigure { try experiment.explainedFigure(ticks: ticks) }
}
