import ArgumentParser
import MarbleEngine

/// The command-line tool.
@main
struct Marbles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marbles",
    abstract: "Draws marble diagrams of the operators of ReactiveSignals, from real runs.",
    discussion: """
      EXAMPLES:
        marbles                                              a tour
        marbles explain debounce                             an operator
        marbles run 'a-b-c----d|' --op 'debounce 2'          your own diagram
        marbles run 'a-b|' '-1-2|' --op merge --op 'take 3'  two signals
        marbles run 'a-b|' --op 'delay 2' --test             a Swift test of it
        marbles list                                         all operators

      In a diagram each character is a tick of time:

        -        no event        |     completion
        a        a value         #     failure
        'text'   a longer value  (ab)  several values at one tick
        ^        the subscription to a hot signal

      Spaces are ignored. Colors are off if NO_COLOR is set, and a drawing fits the terminal.
      """,
    version: version,
    subcommands: [
      TourCommand.self, ExplainCommand.self, RunCommand.self, ListCommand.self, DiagramsCommand.self,
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
