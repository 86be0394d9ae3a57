import ArgumentParser
import Foundation

/// What the program knows about the world around it.
enum Terminal {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }

  static func inputLines() -> [String] {
    sequence(state: ()) { _ in readLine() }.map(\.self)
  }

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// Whether to use colours.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// On a terminal that can show them, unless the environment has `NO_COLOR` (see no-color.org).
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
