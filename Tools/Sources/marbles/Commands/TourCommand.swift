import ArgumentParser
import MarbleEngine
import ReactiveSignalsTesting

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Runs short programs and operators, and prints their output."
  )

  /// The name of an operator and options of `show`, or a misspelled command. The tour is the default command and receives unknown
  /// arguments.
  @Argument(parsing: .allUnrecognized, help: .hidden, completion: .list(OperatorPage.names))
  var rest: [String] = []

  func run() throws {
    if let word = rest.first {
      guard OperatorPage.find(word) != nil else { throw Self.error(about: word) }
      let show = try ExplainCommand.parse(rest)
      return try show.run()
    }
    print(try Tour.text(ColorChoice.auto.style), terminator: "")
  }

  private static func error(about word: String) -> InputError {
    let names = ["run", "explain", "show", "list", "tour", "diagrams", "help"]
    let hint =
      word.drop { $0 == "-" }.contains { "-|#".contains($0) } && (try? MarbleDiagram(parsing: word)) != nil
      ? "to run a diagram: marbles run '\(word)'"
      : (names + OperatorPage.names).nearest(to: word).map { "did you mean '\($0)'?" }
        ?? "there are \(names.joined(separator: ", "))"
    return InputError("there is no command '\(word)': \(hint)", in: word)
  }
}
