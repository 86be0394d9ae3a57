import Foundation

/// The standard streams of the program.
package enum Terminal {
  package static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputInteractive: Bool { isatty(STDOUT_FILENO) != 0 }

  package static func inputLines() -> [String] {
    sequence(state: ()) { _ in readLine() }.map(\.self)
  }

  package static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// The choice of whether to use colors.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// A Boolean value that indicates whether the output is colored. `auto` colors the output of a terminal that supports it,
  /// unless the environment has `NO_COLOR`.
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Self.isColored(
        isTerminal: Terminal.isOutputInteractive,
        environment: ProcessInfo.processInfo.environment
      )
    }
  }

  /// The style of the output: drawings on a terminal or in color, and marble notation elsewhere.
  package var style: OutputStyle {
    let isDrawing = Terminal.isOutputInteractive || self == .always
    return OutputStyle(isColored: isColored, width: isDrawing ? Terminal.width : nil)
  }

  package static func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
