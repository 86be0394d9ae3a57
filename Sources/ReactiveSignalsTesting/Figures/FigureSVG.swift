extension MarbleFigure {
  /// The color scheme of a picture.
  public enum Appearance: Hashable, Sendable {
    /// The viewer's appearance, light or dark.
    case automatic
    /// Dark marks for a light page.
    case light
    /// Light marks for a dark page.
    case dark
  }

  /// Returns the figure as a complete SVG document.
  ///
  /// - Parameter appearance: The color scheme.
  /// - Returns: The text of the document.
  public func svg(_ appearance: Appearance = .automatic) -> String {
    let palette = Palette(names)
    let layout = SVGLayout(self, palette)
    var y = SVGLayout.margin
    var shapes: [String] = []
    var isFirst = true
    for row in rows {
      switch row {
      case .line(let diagram, let label):
        shapes.append(layout.line(diagram, label, top: y, isFirst: isFirst))
        isFirst = false
      case .box(let text, let inside):
        shapes.append(layout.box(text, inside, top: y))
      }
      y += layout.height(of: row)
    }
    let (width, height) = (layout.width, y + SVGLayout.margin)
    let numbers = Set(
      names.flatMap { name in
        palette.composition(of: name)?.compactMap(\.number) ?? [palette.number(of: name)]
      }
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(summary.escapedForXML)</title>
      <style>
      \(SVGStyle(appearance: appearance, numbers: numbers.sorted()).css)
      </style>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  /// The figure in words, for screen readers.
  private var summary: String {
    rows.map { row in
      switch row {
      case .line(let diagram, let label): label.isEmpty ? diagram.description : "\(label) \(diagram)"
      case .box(let text, _): text
      }
    }.joined(separator: ", ")
  }
}
