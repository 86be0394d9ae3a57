import ArgumentParser
import MarbleEngine
import MarbleTour

/// The command-line tool.
@main
struct Marbles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: start,
    abstract: "Draws marble diagrams of the operators of ReactiveSignals, from real runs.",
    discussion: """
      EXAMPLES:
        \(start)                     a tour
        \(start) explain debounce    an operator
        \(start) list                all operators
        \(start) run 'a-b-c----d|' --op 'debounce 2'
        \(start) run 'a-b|' '-1-2|' --op merge
        \(start) run 'a-b|' --op 'delay 2' --test

      In a diagram each character is a tick of time:

        -        no event        |     completion
        a        a value         #     failure
        'text'   a longer value  (ab)  several values at one tick
        ^        the subscription to a hot signal

      Spaces are ignored. Colors are off if NO_COLOR is set, and a drawing fits the terminal.
      """,
    subcommands: [
      TourCommand.self, ExplainCommand.self, RunCommand.self, ListCommand.self, RegistryCommand.self,
    ],
    defaultSubcommand: TourCommand.self
  )

  /// The command that starts the program. The functions of a completion script are named after the program.
  private static let start =
    CommandLine.arguments.contains("--generate-completion-script") ? "marbles" : Invocation.marbles

  /// Runs a command. An error in the input is printed to standard error, and the program exits with EX_USAGE.
  static func main() {
    do {
      var command = try parseAsRoot(CommandLine.arguments.dropFirst().map(Self.readable))
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

  /// Returns an argument as the parser takes it for a value: a diagram may begin with three dashes, and ignores spaces.
  private static func readable(_ argument: String) -> String {
    argument.hasPrefix("---") ? " \(argument)" : argument
  }

  private static func leave(_ error: InputError) -> Never {
    Terminal.printError(error.lines)
    exit(withError: ExitCode.validationFailure)
  }
}
