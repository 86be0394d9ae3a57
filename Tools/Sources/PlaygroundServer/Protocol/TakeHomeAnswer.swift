import MarbleEngine
import ReactiveSignalsTesting

/// An experiment in the forms in which it leaves the page.
struct TakeHomeAnswer {
  enum Form: String, Codable, Sendable {
    /// The test in Swift.
    case test
    /// The chain in Swift.
    case chain
    /// The line for a shell.
    case command
    /// The picture.
    case svg
  }

  private let run: MarbleRun

  /// Throws if a line or an operator has a mistake: a form without it would not be that of the page.
  init(_ state: ExperimentState) throws(Refusal) {
    let reader = ExperimentReader(state)
    if let obstacle = reader.obstacle { throw Refusal(message: obstacle) }
    run = reader.run
  }

  /// Returns the experiment in one form, or `nil` if it is too long for a picture.
  func text(in form: Form) -> String? {
    switch form {
    case .test: run.swiftTest
    case .chain: run.swiftChain
    case .command: run.command
    case .svg: run.length <= Limits.picturedTicks ? run.figure.svg() : nil
    }
  }
}
