import ArgumentParser
import MarbleEngine
import MarbleTour
import ReactiveSignalsTesting

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Runs three operators, a search field and a transaction."
  )

  /// The name of an operator and options of `show`, or a misspelled command. The tour is the default command and receives unknown
  /// arguments.
  @Argument(parsing: .allUnrecognized, help: .hidden, completion: .list(OperatorPage.names))
  var rest: [String] = []

  @Flag(help: "Run more operators, and whole programs.")
  var all = false

  func run() throws {
    if let word = rest.first {
      guard OperatorPage.find(word) != nil else { throw Self.error(about: word) }
      let show = try ExplainCommand.parse(rest)
      return try show.run()
    }
    let style = ColorChoice.auto.style
    print(try all ? Tour.all(style) : Tour.text(style), terminator: "")
  }

  private static func error(about word: String) -> InputError {
    let names = ["run", "explain", "show", "list", "tour", "registry", "help"]
    let hint =
      word.drop { $0 == "-" }.contains { "-|#".contains($0) } && (try? MarbleDiagram(parsing: word)) != nil
      ? "to run a diagram: \(Invocation.marbles) run '\(word)'"
      : (names + OperatorPage.names).nearest(to: word).map { "did you mean '\($0)'?" }
        ?? "there are \(names.joined(separator: ", "))"
    return InputError("there is no command '\(word)': \(hint)", in: word)
  }
}
