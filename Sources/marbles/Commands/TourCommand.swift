import ArgumentParser
import ReactiveSignalsTesting

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Runs short programs and operators, and prints their output."
  )

  /// The misspelled command. The tour is the default command and receives unknown arguments.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var rest: [String] = []

  func run() throws {
    if let word = rest.first { throw Self.error(about: word) }
    let isColored = ColorChoice.auto.isColored
    print(try Tour.text(colored: isColored), terminator: "")
  }

  private static func error(about word: String) -> InputError {
    let names = ["run", "list", "tour", "diagrams", "help"]
    let hint =
      word.drop { $0 == "-" }.contains { "-|#".contains($0) } && (try? MarbleDiagram(parsing: word)) != nil
      ? "to run a diagram: marbles run '\(word)'"
      : names.nearest(to: word).map { "did you mean '\($0)'?" }
        ?? "there are \(names.joined(separator: ", "))"
    return InputError("there is no command '\(word)': \(hint)", in: word)
  }
}
