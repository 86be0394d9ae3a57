import ReactiveSignalsTesting

/// The style of figures in the output.
package struct OutputStyle {
  let isColored: Bool
  /// The number of columns for drawings, or `nil` for marble notation.
  let width: Int?

  package init(isColored: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.width = width
  }

  var isDrawing: Bool { width != nil }

  func text(of figure: MarbleFigure, indent: Int = 0) -> String {
    width.map { figure.drawing(width: $0 - indent, colored: isColored) } ?? figure.text(colored: isColored)
  }
}
