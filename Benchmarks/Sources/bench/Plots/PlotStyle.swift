/// The style sheet of plots. Lines of one library have one color, and the second is dashed.
enum PlotStyle {
  /// Returns the class names of lines with some names, in which a comma ends the name of the library.
  static func classes(for names: [String]) -> [String] {
    let libraries = names.map { $0.split(separator: ",").first.map(String.init) ?? "" }
    return libraries.indices.map { index in
      let isFirst = !libraries[..<index].contains(libraries[index])
      return "rs-" + color(of: libraries[index]) + (isFirst ? "" : " rs-dashed")
    }
  }

  private static func color(of library: String) -> String {
    switch library {
    case Contestant.Kind.reactiveSignals.rawValue: "here"
    case Contestant.Kind.openCombine.rawValue: "peer"
    default: "plain"
    }
  }

  static let css = """
    .rs-title { font: 600 15px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
    .rs-note, .rs-label { font: 12px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
    .rs-label { font-weight: 600 }
    .rs-grid, .rs-tick { stroke-width: 1 }
    polyline { fill: none; stroke-width: 2; stroke-linejoin: round }
    .rs-dashed polyline { stroke-dasharray: 6 4 }
    \(colors(text: "#1d1d1f", quiet: "#6e6e73", grid: "#e5e5ea", lightness: 42))
    @media (prefers-color-scheme: dark) {
    \(colors(text: "#f5f5f7", quiet: "#a1a1a6", grid: "#38383a", lightness: 64))
    }
    """

  private static func colors(text: String, quiet: String, grid: String, lightness: Int) -> String {
    let hues = [("here", "211 80%"), ("peer", "28 80%"), ("plain", "0 0%")]
    return
      ([
        ".rs-title { fill: \(text) }",
        ".rs-note { fill: \(quiet) }",
        ".rs-grid, .rs-tick { stroke: \(grid) }",
      ]
      + hues.map { name, hue in
        ".rs-\(name) polyline { stroke: hsl(\(hue) \(lightness)%) } "
          + ".rs-\(name) circle, .rs-\(name) text { fill: hsl(\(hue) \(lightness)%) }"
      }).joined(separator: "\n")
  }
}
