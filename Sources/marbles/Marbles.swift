import ArgumentParser

/// The command-line tool.
@main
struct Marbles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marbles",
    abstract: "Shows what the operators of ReactiveSignals do, in marble diagrams of real runs.",
    discussion: """
      In a diagram a character is a tick of time: '-' nothing, a letter or digit a value, 'text in quotes' a longer \
      value, (ab) several at the same tick, | completion, # failure, ^ the subscription to a signal that runs anyway; \
      spaces do not count.
      """,
    subcommands: [TourCommand.self, RunCommand.self, ListCommand.self, DiagramsCommand.self],
    defaultSubcommand: TourCommand.self
  )

  /// Runs a command. What is wrong with the input is said on standard error, and the program ends with EX_USAGE.
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
