import ArgumentParser
import Foundation

/// The standard streams of the program.
enum Terminal {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }

  static func inputLines() -> [String] {
    sequence(state: ()) { _ in readLine() }.map(\.self)
  }

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// The choice of whether to use colors.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Whether the output is colored. `auto` colors the output of a terminal that supports it, unless the environment has `NO_COLOR`.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Self.isColored(
        isTerminal: isatty(STDOUT_FILENO) != 0,
        environment: ProcessInfo.processInfo.environment
      )
    }
  }

  package static func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
