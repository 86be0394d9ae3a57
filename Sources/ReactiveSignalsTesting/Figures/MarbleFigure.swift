/// Marble diagrams one above the other, with boxes for operators between them: a picture of what an operator does.
///
///     let figure = MarbleFigure([
///       .line("a-b--c|"),
///       .box("debounce 2"),
///       .line("----b-(c|)"),
///     ])
///     print(figure.svg())
public struct MarbleFigure: Hashable, Sendable {
  /// A part of the picture, as wide as the picture.
  public enum Row: Hashable, Sendable {
    /// What happens in the course of time, with a name before it.
    case line(MarbleDiagram, label: String = "")
    /// An operator, or whatever is between two lines.
    case box(String)
  }

  /// From top to bottom.
  public var rows: [Row]

  /// A figure of `rows`, from top to bottom.
  public init(_ rows: [Row]) { self.rows = rows }

  var lines: [(diagram: MarbleDiagram, label: String)] {
    rows.compactMap { if case .line(let diagram, let label) = $0 { (diagram, label) } else { nil } }
  }
}

extension Recording {
  /// The recording as a picture, a complete SVG document: time goes from left to right, values are coloured marbles with
  /// their names in them, those of one tick are stacked, completion is a bar and failure a cross. It follows the viewer's
  /// light or dark appearance.
  public func svg(label: String = "") -> String {
    MarbleFigure([.line(diagram, label: label)]).svg()
  }
}
