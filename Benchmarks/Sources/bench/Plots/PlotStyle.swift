/// The style sheet of plots for light or for dark pages. Lines of one library have one color, and the second is dashed.
enum PlotStyle: CaseIterable {
  case light
  case dark

  /// The end of the name of a file, by which DocC finds the picture for dark pages.
  var suffix: String { self == .light ? "" : "~dark" }

  var css: String {
    switch self {
    case .light: Self.shapes + colors(text: "#1d1d1f", quiet: "#6e6e73", grid: "#e5e5ea", lightness: 42)
    case .dark: Self.shapes + colors(text: "#f5f5f7", quiet: "#a1a1a6", grid: "#38383a", lightness: 64)
    }
  }

  private static let shapes = """
    .rs-title { font: 600 15px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
    .rs-note, .rs-label { font: 12px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
    .rs-label { font-weight: 600 }
    .rs-grid, .rs-tick { stroke-width: 1 }
    .rs-curve { fill: none; stroke-width: 2; stroke-linejoin: round }
    .rs-dashed { stroke-dasharray: 6 4 }

    """

  private func colors(text: String, quiet: String, grid: String, lightness: Int) -> String {
    let hues = [("here", "211, 80%"), ("peer", "28, 80%"), ("plain", "0, 0%")]
    let lines = hues.map { name, hue in
      ".rs-curve.rs-\(name) { stroke: hsl(\(hue), \(lightness)%) } "
        + ".rs-dot.rs-\(name), .rs-label.rs-\(name) { fill: hsl(\(hue), \(lightness)%) }"
    }
    return """
      .rs-title { fill: \(text) }
      .rs-note { fill: \(quiet) }
      .rs-grid, .rs-tick { stroke: \(grid) }
      \(lines.joined(separator: "\n"))
      """
  }
}

extension PlotStyle {
  /// Returns the class name of the color of a line, in whose name a comma ends the name of the library.
  static func color(of line: String) -> String {
    switch library(of: line) {
    case Contestant.Kind.reactiveSignals.rawValue: "here"
    case Contestant.Kind.openCombine.rawValue: "peer"
    default: "plain"
    }
  }

  static func library(of line: String) -> String { line.split(separator: ",").first.map(String.init) ?? "" }
}
