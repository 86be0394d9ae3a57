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
    /// An operator, or whatever is between two lines, and the signals it subscribes to while it runs.
    case box(String, inside: [Inner] = [])
  }

  /// A signal inside a box: it is subscribed to while the others run.
  public struct Inner: Hashable, Sendable {
    /// What it sends. Its ticks count from the beginning of the figure.
    public var diagram: MarbleDiagram
    /// The tick of the subscription.
    public var start: Int
    /// The tick at which the subscription is disposed before the signal has ended.
    public var end: Int?

    /// Has `diagram` subscribed to at `start`, and perhaps left at `end`.
    public init(_ diagram: MarbleDiagram, start: Int, end: Int? = nil) {
      self.diagram = diagram
      self.start = start
      self.end = end
    }
  }

  /// From top to bottom.
  public var rows: [Row]

  /// A figure of `rows`, from top to bottom.
  public init(_ rows: [Row]) { self.rows = rows }

  var lines: [(diagram: MarbleDiagram, label: String)] {
    rows.compactMap { if case .line(let diagram, let label) = $0 { (diagram, label) } else { nil } }
  }

  var inners: [Inner] {
    rows.flatMap { row -> [Inner] in if case .box(_, let inside) = row { inside } else { [] } }
  }

  /// The names of the values, in the order one reads them.
  var names: [String] {
    rows.flatMap { row -> [String] in
      switch row {
      case .line(let diagram, _): diagram.names
      case .box(_, let inside): inside.flatMap(\.diagram.names)
      }
    }
  }
}

extension MarbleDiagram {
  var names: [String] {
    marks.compactMap { if case .value(let name) = $0.mark { name } else { nil } }
  }
}

extension Recording {
  /// The recording as a picture, a complete SVG document: time goes from left to right, values are coloured marbles with
  /// their names in them, those of one tick lie in one capsule, completion is a bar and failure a cross. It follows the
  /// viewer's light or dark appearance.
  public func svg(label: String = "") -> String {
    MarbleFigure([.line(diagram, label: label)]).svg()
  }
}
