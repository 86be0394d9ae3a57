import Foundation

extension Terminal {
  /// The number of columns of the terminal: `COLUMNS` of the environment, the answer of the system, or 80.
  static var width: Int { width(environment: ProcessInfo.processInfo.environment) ?? systemWidth ?? 80 }

  /// The number of columns for text: that of the terminal or of the environment, and 80 elsewhere.
  package static var textWidth: Int {
    let isKnown = isOutputInteractive || width(environment: ProcessInfo.processInfo.environment) != nil
    return max(40, isKnown ? width : 80)
  }

  package static func width(environment: [String: String]) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private static var systemWidth: Int? {
    var size = winsize()
    // Safe: the address is that of a local variable, and the call does not keep it.
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
