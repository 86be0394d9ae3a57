/// The colours of a figure. All names begin with `rs-`, so that figures can stand in any web page.
enum SVGStyle {
  static var css: String {
    """
    .rs-text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-anchor: middle; \
    dominant-baseline: central; fill: #1c1c1e }
    .rs-name { text-anchor: start }
    .rs-line, .rs-tick, .rs-end, .rs-sign { fill: none; stroke: #48484a; stroke-width: 2; stroke-linecap: round }
    .rs-tick { stroke-width: 1 }
    .rs-end { stroke-width: 3 }
    .rs-failed { stroke: #d70015 }
    .rs-sign { fill: #ffffff }
    .rs-marble { stroke-width: 1.5 }
    .rs-box { fill: #f2f2f7; stroke: #8e8e93 }
    \(marbles(fill: "78%", stroke: "38%"))
    @media (prefers-color-scheme: dark) {
    .rs-text { fill: #f2f2f7 }
    .rs-line, .rs-tick, .rs-end, .rs-sign { stroke: #aeaeb2 }
    .rs-failed { stroke: #ff6961 }
    .rs-sign { fill: #1c1c1e }
    .rs-box { fill: #2c2c2e; stroke: #8e8e93 }
    \(marbles(fill: "28%", stroke: "62%"))
    }
    """
  }

  private static func marbles(fill: String, stroke: String) -> String {
    Palette.hues.enumerated().map { number, hue in
      ".rs-\(number) { fill: hsl(\(hue) 70% \(fill)); stroke: hsl(\(hue) 60% \(stroke)) }"
    }.joined(separator: "\n")
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
