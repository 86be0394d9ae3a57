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

  init(_ state: ExperimentState) throws(Refusal) {
    try state.checkLimits()
    let readers = state.lines.map(LineReader.init)
    run = MarbleRun(readers.map(\.diagram), state.chain.map { ChainReader($0).text })
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
