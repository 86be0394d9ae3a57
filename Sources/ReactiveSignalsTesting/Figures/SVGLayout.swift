/// The positions of the elements of an SVG document.
///
/// A tick is a column. The marks of one tick lie side by side in the slots of its column: the values first, then the end. Marks of
/// the same tick therefore have the same position in all lines.
struct SVGLayout {
  static let margin = 14
  private static let radius = 15
  private static let characterWidth = 9
  private static let codeWidth = 8.6
  private static let longest = 24
  private static let gap = 10
  private static let lineHeight = 54
  private static let titleHeight = 36

  private struct Column {
    /// The widths of the values side by side.
    var slots: [Int] = []
    /// A Boolean value that indicates whether a line ends in this column after a value.
    var hasEnd = false
    var left = 0
    var extra = 0

    var width: Int {
      let values = slots.reduce(0, +) + 3 * max(0, slots.count - 1)
      return max(2 * radius, values) + (hasEnd ? 2 * gap + 2 : 0) + gap + extra
    }
  }

  /// A diagram and the column of its tick zero.
  private struct ShiftedDiagram {
    let diagram: MarbleDiagram
    let shift: Int
  }

  private let palette: Palette
  private let left: Int
  /// The number of ticks before time zero.
  private let lead: Int
  private var columns: [Column]
  private let right: Int

  init(_ figure: MarbleFigure, _ palette: Palette) {
    self.palette = palette
    let labels = figure.lines.map(\.label.columns).max() ?? 0
    left = Self.margin + 4 + (labels == 0 ? 0 : labels * 8 + 12)
    let lead = figure.lines.map(\.diagram.origin).max() ?? 0
    self.lead = lead
    let lines = figure.lines.map { ShiftedDiagram(diagram: $0.diagram, shift: lead - $0.diagram.origin) }
    let diagrams = lines + figure.inners.map { ShiftedDiagram(diagram: $0.diagram, shift: lead) }
    let ends = figure.inners.map { ($0.end ?? $0.start) + lead + 1 }
    var columns = Array(
      repeating: Column(),
      count: (diagrams.map { $0.diagram.length + $0.shift } + ends).max() ?? 0
    )
    for shifted in diagrams {
      for moment in shifted.diagram.moments {
        let widths = moment.marks.compactMap { mark -> Int? in
          if case .value(let name) = mark { Self.width(of: name, palette) } else { nil }
        }
        let column = moment.tick + shifted.shift
        for (slot, width) in widths.enumerated() {
          if slot == columns[column].slots.count { columns[column].slots.append(0) }
          columns[column].slots[slot] = max(columns[column].slots[slot], width)
        }
        if !widths.isEmpty, moment.marks.contains(where: \.isTerminal) { columns[column].hasEnd = true }
      }
    }
    Self.widen(&columns, for: figure, from: left)
    var x = left
    for index in columns.indices {
      columns[index].left = x
      x += columns[index].width
    }
    self.columns = columns
    right = x
  }

  /// Makes room for the text of the boxes, first with more columns, then with wider ones.
  private static func widen(_ columns: inout [Column], for figure: MarbleFigure, from left: Int) {
    let texts = figure.rows.map { if case .box(let text, _) = $0 { text.columns } else { 0 } }
    let text = Int(Double(texts.max() ?? 0) * codeWidth) + 40
    let wanted = max(text, 300) - 34 - (left - margin - 4)
    while columns.count < 6 { columns.append(Column()) }
    let missing = wanted - columns.map(\.width).reduce(0, +)
    guard missing > 0 else { return }
    for index in columns.indices { columns[index].extra = missing / columns.count + 1 }
  }

  var width: Int { right + 30 + Self.margin }

  func height(of row: MarbleFigure.Row) -> Int {
    switch row {
    case .box(_, let inside):
      inside.isEmpty ? 50 : 14 + Self.titleHeight + inside.count * (Self.lineHeight - 12) + 6
    case .line: Self.lineHeight
    }
  }

  func box(_ text: String, _ inside: [MarbleFigure.Inner], top: Int) -> String {
    let height = self.height(of: .box(text, inside: inside)) - 14
    let frame = """
      <rect class="rs-box" x="\(Self.margin)" y="\(top + 7)" width="\(width - 2 * Self.margin)" height="\(height)" rx="9"/>
      \(self.text(text, x: width / 2, y: top + 25, style: "rs-code"))
      """
    let lines = inside.enumerated().map { index, inner in
      let y = top + 7 + Self.titleHeight + index * (Self.lineHeight - 12) + 18
      return self.inner(inner, top: top + 7, y: y)
    }
    return ([frame] + lines).joined(separator: "\n")
  }

  /// Returns the line of an inner signal, from its subscription to its end.
  private func inner(_ inner: MarbleFigure.Inner, top: Int, y: Int) -> String {
    let start = x(inner.start + lead)
    let end = inner.diagram.marks.first { $0.mark.isTerminal }.map { x($0.tick + lead, .end) }
    let cut = inner.end.map { x($0 + lead) }
    let first = Self.startsWithValue(inner)
    var shapes = [stroke(first ? start : start + 5, y, end ?? cut ?? right + 20, y, "rs-line")]
    if !first { shapes.append("<circle class=\"rs-sign\" cx=\"\(start)\" cy=\"\(y)\" r=\"5\"/>") }
    if let cut, end == nil { shapes.append(stroke(cut - 5, y + 9, cut + 5, y - 9, "rs-line")) }
    if end == nil, cut == nil { shapes.append(path("M\(right + 14) \(y - 6)l8 6l-8 6", "rs-line")) }
    return (shapes + draw(inner.diagram, shift: lead, y)).joined(separator: "\n")
  }

  private static func startsWithValue(_ inner: MarbleFigure.Inner) -> Bool {
    inner.diagram.moments.first.map { $0.tick == inner.start && !$0.marks[0].isTerminal } ?? false
  }

  func line(_ diagram: MarbleDiagram, _ name: String, top: Int, isFirst: Bool) -> String {
    let y = top + Self.lineHeight / 2
    let shift = lead - diagram.origin
    let end = diagram.marks.first { $0.mark.isTerminal }.map { x($0.tick + shift, .end) }
    let start = columns.indices.contains(shift) && shift > 0 ? columns[shift].left : left - 4
    var shapes: [String] = []
    if !name.isEmpty {
      shapes.append("<text class=\"rs-name\" x=\"\(Self.margin)\" y=\"\(y)\">\(name.escapedForXML)</text>")
    }
    if isFirst {
      shapes.append("<text class=\"rs-time\" x=\"\(right + 24)\" y=\"\(y - 14)\">time</text>")
    }
    let rest = end == nil ? "rs-line" : "rs-rest"
    shapes.append(stroke(end ?? start, y, right + 22, y, rest))
    shapes.append(path("M\(right + 15) \(y - 6)l8 6l-8 6", rest))
    if let end { shapes.append(stroke(start, y, end, y, "rs-line")) }
    for column in columns.indices where column >= shift {
      let x = x(column)
      if x <= end ?? x { shapes.append(stroke(x, y - 3, x, y + 3, end == x ? "rs-rest" : "rs-line rs-tick")) }
    }
    return (shapes + draw(diagram, shift: shift, y)).joined(separator: "\n")
  }

  private func draw(_ diagram: MarbleDiagram, shift: Int, _ y: Int) -> [String] {
    diagram.moments.flatMap { draw($0.marks, at: $0.tick + shift, y) }
  }

  /// Returns the marks of one tick. A capsule encloses several values.
  private func draw(_ marks: [MarbleDiagram.Mark], at column: Int, _ y: Int) -> [String] {
    let names = marks.compactMap { if case .value(let name) = $0 { name } else { nil } }
    var shapes = marks.compactMap { sign($0, at: column, y) }
    if names.count > 1, let last = names.last {
      let start = x(column) - Self.width(of: names[0], palette) / 2 - 4
      let end = x(column, .value(names.count - 1)) + Self.width(of: last, palette) / 2 + 4
      shapes.append(
        """
        <rect class="rs-together" x="\(start)" y="\(y - Self.radius - 4)" width="\(end - start)" \
        height="\(2 * Self.radius + 8)" rx="\(Self.radius + 4)"/>
        """
      )
    }
    return shapes + names.enumerated().map { marble($1, x(column, .value($0)), y) }
  }

  private func sign(_ mark: MarbleDiagram.Mark, at column: Int, _ y: Int) -> String? {
    switch mark {
    case .value: return nil
    case .completed:
      let x = x(column, .end)
      return stroke(x, y - 17, x, y + 17, "rs-end")
    case .failed:
      let x = x(column, .end)
      return path("M\(x - 9) \(y - 11)l18 22m0 -22l-18 22", "rs-end rs-failed")
    case .subscription:
      let x = x(column)
      return path("M\(x - 7) \(y + 12)l7 -12l7 12z", "rs-sign")
    case .disposal:
      let x = x(column)
      return stroke(x - 5, y + 9, x + 5, y - 9, "rs-line")
    }
  }

  private func marble(_ name: String, _ x: Int, _ y: Int) -> String {
    let width = Self.width(of: name, palette)
    let outline = """
      x="\(x - width / 2)" y="\(y - Self.radius)" width="\(width)" height="\(2 * Self.radius)" rx="\(Self.radius)"
      """
    if let parts = palette.composition(of: name), parts.count > 1 {
      return segments(parts, x - width / 2, y, width) + "<rect class=\"rs-edge\" \(outline)/>"
        + parts.enumerated().map { index, part in
          text(
            part.name,
            x: x - width / 2 + center(of: index, in: parts.count, width),
            y: y,
            style: "rs-text"
          )
        }.joined()
    }
    let number = palette.composition(of: name)?.first?.number ?? palette.number(of: name)
    let shape = "<rect class=\"rs-marble rs-\(number)\" \(outline)/>"
    let label = text(Self.shortened(name), x: x, y: y, style: "rs-text")
    return name.count > Self.longest
      ? "<g><title>\(name.escapedForXML)</title>\(shape)\(label)</g>" : shape + label
  }

  /// Returns the center of the name of a part. The first and the last name are shifted towards the middle.
  private func center(of index: Int, in count: Int, _ width: Int) -> Int {
    let middle = (2 * index + 1) * width / (2 * count)
    return index == 0 ? middle + 1 : index == count - 1 ? middle - 1 : middle
  }

  /// Returns a capsule in the colors of its parts.
  private func segments(_ parts: [(name: String, number: Int?)], _ left: Int, _ y: Int, _ width: Int)
    -> String
  {
    let (top, r) = (y - Self.radius, Self.radius)
    return parts.enumerated().map { index, part in
      let a = left + width * index / parts.count
      let b = left + width * (index + 1) / parts.count
      let style = part.number.map { "rs-\($0)" } ?? "rs-plain"
      let outline =
        switch index {
        case 0: "M\(b) \(top)H\(a + r)a\(r) \(r) 0 0 0 0 \(2 * r)H\(b)z"
        case parts.count - 1: "M\(a) \(top)H\(b - r)a\(r) \(r) 0 0 1 0 \(2 * r)H\(a)z"
        default: "M\(a) \(top)H\(b)v\(2 * r)H\(a)z"
        }
      return path(outline, style)
    }.joined()
  }

  private enum Slot {
    case value(Int)
    case end
  }

  /// Returns the horizontal center of a slot in a column.
  private func x(_ column: Int, _ slot: Slot = .value(0)) -> Int {
    let (index, column) = (column, columns[column])
    let start = column.left + (Self.gap + column.extra) / 2
    switch slot {
    case .value(let index):
      let before = column.slots.prefix(index).reduce(0, +) + 3 * index
      let width = index < column.slots.count ? column.slots[index] : 2 * Self.radius
      return start + before + max(width, column.slots.count > 1 ? 0 : 2 * Self.radius) / 2
    case .end where column.hasEnd:
      let values = column.slots.reduce(0, +) + 3 * (column.slots.count - 1)
      return start + values + Self.gap + 1
    case .end: return x(index)
    }
  }

  private static func width(of name: String, _ palette: Palette) -> Int {
    if let parts = palette.composition(of: name), parts.count > 1 {
      return max(2 * radius + 6, parts.count * (radius + 3))
    }
    return max(2 * radius, shortened(name).columns * characterWidth + 16)
  }

  private static func shortened(_ name: String) -> String {
    name.count > longest ? name.prefix(longest - 1) + "…" : name
  }

  private func text(_ text: String, x: Int, y: Int, style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.escapedForXML)</text>"
  }

  private func stroke(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ style: String) -> String {
    path("M\(x1) \(y1)L\(x2) \(y2)", style)
  }

  private func path(_ path: String, _ style: String) -> String {
    "<path class=\"\(style)\" d=\"\(path)\"/>"
  }
}
