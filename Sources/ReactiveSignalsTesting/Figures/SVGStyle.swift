/// The style sheet of a figure. All class names begin with `rs-`, so that figures do not affect the page around them.
struct SVGStyle {
  let appearance: MarbleFigure.Appearance
  /// The numbers of the colors in use.
  let numbers: [Int]

  var css: String {
    switch appearance {
    case .light: Self.shapes + "\n" + colors(.light)
    case .dark: Self.shapes + "\n" + colors(.dark)
    case .automatic:
      """
      \(Self.shapes)
      \(colors(.light))
      @media (prefers-color-scheme: dark) {
      \(colors(.dark))
      }
      """
    }
  }

  private static let shapes = """
    .rs-text { font: 600 14px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; \
    text-anchor: middle; dominant-baseline: central }
    .rs-code { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-anchor: middle; \
    dominant-baseline: central }
    .rs-name { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; dominant-baseline: central }
    .rs-time { font: italic 12px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; \
    text-anchor: end }
    .rs-line, .rs-rest, .rs-tick, .rs-drop, .rs-end, .rs-sign, .rs-edge { fill: none; stroke-linecap: round; \
    stroke-linejoin: round }
    .rs-line { stroke-width: 2 }
    .rs-rest { stroke-width: 1.5 }
    .rs-drop { stroke-width: 1; stroke-dasharray: 2 4 }
    .rs-sign { stroke-width: 2 }
    .rs-end { stroke-width: 4 }
    .rs-edge, .rs-marble { stroke-width: 1.5 }
    """

  /// The grays of an appearance, and the saturation and lightness of its colors.
  private struct ColorScheme {
    let text: String
    let quiet: String
    let line: String
    let rest: String
    let faint: String
    let box: String
    let boxEdge: String
    let failure: String
    let fill: String
    let edge: String

    static let light = ColorScheme(
      text: "#1d1d1f",
      quiet: "#6e6e73",
      line: "#48484a",
      rest: "#c7c7cc",
      faint: "#e5e5ea",
      box: "#f5f5f7",
      boxEdge: "#d2d2d7",
      failure: "#d70015",
      fill: "88% 82%",
      edge: "55% 42%"
    )
    static let dark = ColorScheme(
      text: "#f5f5f7",
      quiet: "#a1a1a6",
      line: "#aeaeb2",
      rest: "#545456",
      faint: "#38383a",
      box: "#242426",
      boxEdge: "#48484a",
      failure: "#ff6961",
      fill: "48% 29%",
      edge: "62% 64%"
    )
  }

  private func colors(_ scheme: ColorScheme) -> String {
    let marbles = numbers.map { number in
      let hue = Palette.hues[number]
      return ".rs-\(number) { fill: hsl(\(hue) \(scheme.fill)); stroke: hsl(\(hue) \(scheme.edge)) }"
    }
    return
      ([
        """
        .rs-text, .rs-code { fill: \(scheme.text) }
        .rs-name, .rs-time { fill: \(scheme.quiet) }
        .rs-line, .rs-end, .rs-sign { stroke: \(scheme.line) }
        .rs-rest, .rs-tick, .rs-drop { stroke: \(scheme.rest) }
        .rs-failed { stroke: \(scheme.failure) }
        .rs-sign, .rs-box { fill: \(scheme.box) }
        .rs-box { stroke: \(scheme.boxEdge) }
        .rs-together, .rs-plain { fill: \(scheme.faint) }
        .rs-plain, .rs-edge { stroke: \(scheme.quiet) }
        """
      ] + marbles).joined(separator: "\n")
  }
}

extension String {
  /// The text with XML characters escaped and control characters removed.
  var escapedForXML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      case _ where scalar.properties.generalCategory == .control: break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
