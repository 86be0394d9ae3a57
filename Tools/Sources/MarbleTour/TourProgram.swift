import Foundation
import MarbleEngine

/// The program `tour`. It needs no package of others, so that it is built soon.
package enum TourProgram {
  /// Prints the tour, and ends the process when the arguments are wrong.
  package static func run(_ arguments: some Collection<String>) {
    switch output(arguments, ColorChoice.auto.style) {
    case .success(let text): print(text, terminator: "")
    case .failure(let misuse):
      Terminal.printError(misuse.message)
      exit(64)
    }
  }

  /// An error in the arguments.
  package struct Misuse: Error {
    package let message: String
  }

  /// Returns the output for some arguments.
  package static func output(_ arguments: some Collection<String>, _ style: OutputStyle) -> Result<
    String, Misuse
  > {
    let help = """
      \(Invocation.tour)          three operators, a search field and a transaction
      \(Invocation.tour) --all    more operators, and whole programs with their output

      """
    do {
      switch Array(arguments) {
      case []: return .success(try Tour.text(style))
      case ["--all"]: return .success(try Tour.all(style))
      case ["--help"], ["-h"], ["help"]: return .success(help)
      default:
        let text = arguments.joined(separator: " ")
        return .failure(Misuse(message: "tour: there is no argument '\(text)'\n\n\(help)"))
      }
    } catch {
      return .failure(Misuse(message: error.lines))
    }
  }
}
