/// A picture of an operator: marble diagrams from top to bottom, with boxes for operators between them.
///
///     let figure = MarbleFigure([
///       .line("a-b--c|"),
///       .box("debounce 2"),
///       .line("----b-(c|)"),
///     ])
///     print(figure.svg())
public struct MarbleFigure: Hashable, Sendable {
  /// A row of the picture.
  public enum Row: Hashable, Sendable {
    /// A diagram, with a label before it.
    case line(MarbleDiagram, label: String = "")
    /// An operator or other text, with the signals that the operator subscribes to while it runs.
    case box(String, inside: [Inner] = [])
  }

  /// A signal inside a box, which the operator subscribes to while it runs.
  public struct Inner: Hashable, Sendable {
    /// The events of the signal. The ticks count from the beginning of the figure.
    public var diagram: MarbleDiagram
    /// The tick of the subscription.
    public var start: Int
    /// The tick of a disposal before the signal has ended.
    public var end: Int?

    /// Creates an inner signal.
    ///
    /// - Parameters:
    ///   - diagram: The events of the signal.
    ///   - start: The tick of the subscription.
    ///   - end: The tick of a disposal before the signal has ended.
    public init(_ diagram: MarbleDiagram, start: Int, end: Int? = nil) {
      self.diagram = diagram
      self.start = start
      self.end = end
    }
  }

  /// The rows from top to bottom.
  public var rows: [Row]

  /// Creates a figure of rows from top to bottom.
  public init(_ rows: [Row]) { self.rows = rows }

  var lines: [(diagram: MarbleDiagram, label: String)] {
    rows.compactMap { if case .line(let diagram, let label) = $0 { (diagram, label) } else { nil } }
  }

  var inners: [Inner] {
    rows.flatMap { row -> [Inner] in if case .box(_, let inside) = row { inside } else { [] } }
  }

  /// The names of the values, in reading order.
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
  /// Returns the recording as an SVG document.
  ///
  /// The time runs from left to right. Values are colored marbles with their names. A capsule encloses the values of one tick.
  /// Completion is a bar, and failure is a cross. The document follows the viewer's light or dark appearance.
  ///
  /// - Parameter label: The text before the line.
  /// - Returns: The text of the document.
  public func svg(label: String = "") -> String {
    MarbleFigure([.line(diagram, label: label)]).svg()
  }
}
