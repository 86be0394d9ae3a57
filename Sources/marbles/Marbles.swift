import ArgumentParser

/// The command-line tool.
@main
struct Marbles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marbles",
    abstract: "Draws marble diagrams of the operators of ReactiveSignals, from real runs.",
    discussion: """
      In a diagram a character is a tick of time. '-' is a tick without an event, a letter or digit is a value, and \
      'text in quotes' is a longer value. (ab) is several values at one tick, | is completion, # is failure, and ^ is \
      the subscription to a hot signal. Spaces are ignored.
      """,
    version: version,
    subcommands: [
      TourCommand.self, ShowCommand.self, RunCommand.self, ListCommand.self, DiagramsCommand.self,
    ],
    defaultSubcommand: TourCommand.self
  )

  /// The version of the package.
  static let version = "0.1.0"

  /// Runs a command. An error in the input is printed to standard error, and the program exits with EX_USAGE.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as InputError {
      leave(error)
    } catch  where exitCode(for: error) == .validationFailure {
      let arguments = Array(CommandLine.arguments.dropFirst())
      leave(InputError(parserMessage: message(for: error), arguments: arguments))
    } catch {
      exit(withError: error)
    }
  }

  private static func leave(_ error: InputError) -> Never {
    Terminal.printError(error.lines)
    exit(withError: ExitCode.validationFailure)
  }
}
