/// The colours of a figure. All names begin with `rs-`, so that figures can stand in any web page.
struct SVGStyle {
  let appearance: MarbleFigure.Appearance
  /// The colours that occur.
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

  /// Greys and the strength of the colours.
  private struct Tone {
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

    static let light = Tone(
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
    static let dark = Tone(
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

  private func colors(_ tone: Tone) -> String {
    let marbles = numbers.map { number in
      let hue = Palette.hues[number]
      return ".rs-\(number) { fill: hsl(\(hue) \(tone.fill)); stroke: hsl(\(hue) \(tone.edge)) }"
    }
    return
      ([
        """
        .rs-text, .rs-code { fill: \(tone.text) }
        .rs-name, .rs-time { fill: \(tone.quiet) }
        .rs-line, .rs-end, .rs-sign { stroke: \(tone.line) }
        .rs-rest, .rs-tick, .rs-drop { stroke: \(tone.rest) }
        .rs-failed { stroke: \(tone.failure) }
        .rs-sign, .rs-box { fill: \(tone.box) }
        .rs-box { stroke: \(tone.boxEdge) }
        .rs-together, .rs-plain { fill: \(tone.faint) }
        .rs-plain, .rs-edge { stroke: \(tone.quiet) }
        """
      ] + marbles).joined(separator: "\n")
  }
}

extension String {
  /// The text with what means something in XML written so that it does not; control characters are left out.
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
