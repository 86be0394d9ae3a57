package import ReactiveSignalsTesting

/// The style of figures in the output.
package struct OutputStyle {
  let isColored: Bool
  /// The number of columns for drawings, or `nil` for marble notation.
  let width: Int?

  /// A Boolean value that indicates whether boxes consist of ASCII characters.
  let isPlain: Bool

  package init(isColored: Bool = false, width: Int? = nil, isPlain: Bool = false) {
    self.isColored = isColored
    self.width = width
    self.isPlain = isPlain
  }

  package var isDrawing: Bool { width != nil }

  /// The number of columns for text.
  var textWidth: Int { width ?? 80 }

  func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func quiet(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  package func text(of figure: MarbleFigure, indent: Int = 0) -> String {
    if isPlain { return figure.text().withPlainBoxes }
    return width.map { figure.drawing(width: $0 - indent, colored: isColored) }
      ?? figure.text(colored: isColored)
  }
}

extension String {
  /// The text with `+`, `-` and `|` in place of the characters of boxes.
  fileprivate var withPlainBoxes: String {
    String(
      map { character in
        switch character {
        case "┌", "┐", "└", "┘": "+"
        case "─": "-"
        case "│": "|"
        default: character
        }
      }
    )
  }
}
