extension MarbleFigure {
  /// The figure as a complete SVG document. It follows the viewer's light or dark appearance.
  public func svg() -> String {
    let layout = SVGLayout(self)
    var y = SVGLayout.margin
    var shapes: [String] = []
    for row in rows {
      switch row {
      case .line(let diagram, let label):
        shapes.append(layout.line(diagram, label, top: y))
      case .box(let text):
        shapes.append(layout.box(text, top: y))
      }
      y += layout.height(of: row)
    }
    let (width, height) = (layout.width, y + SVGLayout.margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(summary.escapedForXML)</title>
      <style>
      \(SVGStyle.css)
      </style>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  /// The figure in words, for those who cannot see it.
  private var summary: String {
    rows.map { row in
      switch row {
      case .line(let diagram, let label): label.isEmpty ? diagram.description : "\(label) \(diagram)"
      case .box(let text): text
      }
    }.joined(separator: ", ")
  }
}

/// Where everything goes.
private struct SVGLayout {
  static let margin = 12
  private static let radius = 14
  private static let step = 2 * radius + 4
  private static let characterWidth = 9
  private static let longest = 24

  private let left: Int
  /// How many ticks before time zero the figure begins.
  private let lead: Int
  /// Where each tick begins, and where the last one ends.
  private let edges: [Int]

  init(_ figure: MarbleFigure) {
    let labels = figure.lines.map(\.label.columns).max() ?? 0
    left = Self.margin + (labels == 0 ? 0 : labels * Self.characterWidth + 12)
    let lead = figure.lines.map(\.diagram.origin).max() ?? 0
    self.lead = lead
    let ticks = figure.lines.map { $0.diagram.length - $0.diagram.origin + lead }.max() ?? 0
    var widths = Array(repeating: 2 * Self.radius + 4, count: ticks)
    for (diagram, _) in figure.lines {
      for (tick, mark) in diagram.marks {
        let column = tick - diagram.origin + lead
        widths[column] = max(widths[column], Self.width(of: mark) + 8)
      }
    }
    edges = widths.reduce(into: [left]) { edges, width in edges.append((edges.last ?? 0) + width) }
  }

  private var right: Int { edges.last ?? left }
  var width: Int { right + 28 + Self.margin }

  func height(of row: MarbleFigure.Row) -> Int {
    switch row {
    case .box: 48
    case .line(let diagram, _): 52 + (Self.stack(in: diagram) - 1) * Self.step
    }
  }

  func box(_ text: String, top: Int) -> String {
    """
    <rect class="rs-box" x="\(Self.margin)" y="\(top + 7)" width="\(width - 2 * Self.margin)" height="34" rx="8"/>
    \(label(text, x: width / 2, y: top + 24, style: "rs-text"))
    """
  }

  func line(_ diagram: MarbleDiagram, _ name: String, top: Int) -> String {
    let y = top + 26 + (Self.stack(in: diagram) - 1) * Self.step
    let start = lead - diagram.origin
    let end = diagram.marks.first { $0.mark.isTerminal }.map { x($0.tick + start) }
    var shapes: [String] = []
    if !name.isEmpty { shapes.append(label(name, x: Self.margin, y: y, style: "rs-text rs-name")) }
    shapes.append(stroke(edges[start], y, end ?? right + 20, y, "rs-line"))
    if end == nil { shapes.append(path("M\(right + 14) \(y - 6)l8 6l-8 6", "rs-line")) }
    for x in (0..<diagram.length).map({ x($0 + start) }) where x <= end ?? x {
      shapes.append(stroke(x, y - 3, x, y + 3, "rs-tick"))
    }
    for moment in diagram.moments { shapes += draw(moment.marks, x(moment.tick + start), y) }
    return shapes.joined(separator: "\n")
  }

  /// The values are stacked upwards from the line; what is not a value lies behind them.
  private func draw(_ marks: [MarbleDiagram.Mark], _ x: Int, _ y: Int) -> [String] {
    let values = marks.compactMap { mark in if case .value(let name) = mark { name } else { nil } }
    let others = marks.compactMap { sign($0, x, y, top: y - max(0, values.count - 1) * Self.step) }
    return others + values.enumerated().map { marble($1, x, y - $0 * Self.step) }
  }

  private func sign(_ mark: MarbleDiagram.Mark, _ x: Int, _ y: Int, top: Int) -> String? {
    switch mark {
    case .value: nil
    case .completed: stroke(x, top - 20, x, y + 20, "rs-end")
    case .failed:
      path(
        "M\(x - 11) \(y - 18)L\(x + 11) \(y + 18)M\(x + 11) \(y - 18)L\(x - 11) \(y + 18)",
        "rs-end rs-failed"
      )
    case .subscription: path("M\(x - 7) \(y + 12)l7 -12l7 12z", "rs-sign")
    case .disposal: path("M\(x - 6) \(y - 6)h12v12h-12z", "rs-sign")
    }
  }

  private func marble(_ name: String, _ x: Int, _ y: Int) -> String {
    let width = Self.width(of: .value(name))
    let shape = """
      <rect class="rs-marble rs-\(Palette.number(of: name))" x="\(x - width / 2)" y="\(y - Self.radius)" \
      width="\(width)" height="\(2 * Self.radius)" rx="\(Self.radius)"/>
      """
    let text = label(Self.shortened(name), x: x, y: y, style: "rs-text")
    return name.count > Self.longest
      ? "<g><title>\(name.escapedForXML)</title>\(shape)\(text)</g>" : shape + text
  }

  private func x(_ tick: Int) -> Int { (edges[tick] + edges[tick + 1]) / 2 }

  private static func stack(in diagram: MarbleDiagram) -> Int {
    max(1, diagram.moments.map { $0.marks.count { if case .value = $0 { true } else { false } } }.max() ?? 1)
  }

  private static func width(of mark: MarbleDiagram.Mark) -> Int {
    guard case .value(let name) = mark else { return 2 * radius }
    return max(2 * radius, shortened(name).columns * characterWidth + 16)
  }

  private static func shortened(_ name: String) -> String {
    name.count > longest ? name.prefix(longest - 1) + "…" : name
  }

  private func label(_ text: String, x: Int, y: Int, style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.escapedForXML)</text>"
  }

  private func stroke(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ style: String) -> String {
    path("M\(x1) \(y1)L\(x2) \(y2)", style)
  }

  private func path(_ path: String, _ style: String) -> String {
    "<path class=\"\(style)\" d=\"\(path)\"/>"
  }
}
