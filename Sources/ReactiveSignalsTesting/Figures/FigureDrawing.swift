extension MarbleFigure {
  /// Returns the figure drawn for a terminal, with continuous lines, and marbles for values.
  ///
  /// Signals that an operator subscribes to while it runs are drawn in its box. A figure that is wider than the terminal continues below.
  ///
  /// - Parameters:
  ///   - width: The number of columns of the terminal.
  ///   - isColored: Whether to color marbles with escape sequences. Otherwise values have parentheses.
  public func drawing(width: Int, colored isColored: Bool = false) -> String {
    let style = DrawingStyle(palette: Palette(names), isColored: isColored)
    let labels = lines.map(\.label.columns).max() ?? 0
    let indent = labels == 0 ? 0 : labels + 2
    let lead = lines.map(\.diagram.origin).max() ?? 0
    let rows = rows.map { DrawnRow($0, lead: lead, style) }
    let columns = DrawnColumns(
      rows.flatMap(\.tracks),
      lines.map { lead - $0.diagram.origin + $0.diagram.length }
    )
    let room = max(12, width - indent - 4)
    return columns.parts(fitting: room - DrawnColumns.arrow.count).map { part in
      let titles = rows.flatMap { $0.title?.pieces(of: room) ?? [] }
      let inside = (titles.map(\.columns) + [columns.width(of: part) + DrawnColumns.arrow.count]).max() ?? 0
      return rows.map { row in
        row.text(indent: indent, inside: inside, room: room, style) { track in
          row.title == nil || track.isIn(part) ? columns.draw(track, in: part, style) : nil
        }
      }.joined()
    }.joined(separator: "\n")
  }
}

/// A line, or a box and the lines in it.
private struct DrawnRow {
  var label = ""
  var title: String?
  let tracks: [Track]

  init(_ row: MarbleFigure.Row, lead: Int, _ style: DrawingStyle) {
    switch row {
    case .line(let diagram, let label):
      self.label = label
      tracks = [Track(diagram, from: lead - diagram.origin, style)]
    case .box(let title, let inside):
      self.title = title
      tracks = inside.map { Track($0, lead: lead, style) }
    }
  }

  func text(
    indent: Int,
    inside: Int,
    room: Int,
    _ style: DrawingStyle,
    draw: (Track) -> DrawnText?
  ) -> String {
    guard let title else {
      let lines = tracks.compactMap(draw).map(\.text)
      return "\(label)\(String.spaces(indent + 2 - label.columns))\(lines.joined())\n"
    }
    let (left, side) = (String.spaces(indent), style.quiet("│"))
    let edge = String(repeating: "─", count: inside + 2)
    let titles = title.pieces(of: room).map { DrawnText(text: style.bold($0), columns: $0.columns) }
    let lines = (titles + tracks.compactMap(draw)).map { line in
      "\(left)\(side) \(line.text)\(String.spaces(inside - line.columns)) \(side)\n"
    }
    return "\(left)\(style.quiet("┌\(edge)┐"))\n\(lines.joined())\(left)\(style.quiet("└\(edge)┘"))\n"
  }
}

/// A text with escape sequences, and the number of its columns.
private struct DrawnText {
  var text = ""
  var columns = 0

  static func + (a: DrawnText, b: DrawnText) -> DrawnText {
    DrawnText(text: a.text + b.text, columns: a.columns + b.columns)
  }
}

/// A time line and the texts of its moments.
private struct Track {
  let start: Int
  /// The column of its end, if it has one.
  let end: Int?
  private(set) var moments: [Int: DrawnText] = [:]

  func isIn(_ part: Range<Int>) -> Bool {
    start < part.upperBound && end ?? part.lowerBound >= part.lowerBound
  }

  /// Creates the line of a diagram whose first tick is the column `start`.
  init(_ diagram: MarbleDiagram, from start: Int, _ style: DrawingStyle) {
    self.start = start
    end = diagram.terminalTick.map { $0 + start }
    for moment in diagram.moments { moments[moment.tick + start] = style.draw(moment.marks) }
  }

  /// Creates the line of a signal in a box, whose ticks count from the column `lead`.
  init(_ inner: MarbleFigure.Inner, lead: Int, _ style: DrawingStyle) {
    start = inner.start + lead
    let terminal = inner.diagram.terminalTick
    end = (terminal ?? inner.end).map { $0 + lead }
    var marks: [Int: [MarbleDiagram.Mark]] = [:]
    for moment in inner.diagram.moments { marks[moment.tick + lead] = moment.marks }
    if let end, terminal == nil { marks[end, default: []].append(.disposal) }
    if marks[start] == nil { marks[start] = [.subscription] }
    moments = marks.mapValues(style.draw)
  }
}

/// The columns of a drawing, one for each tick.
private struct DrawnColumns {
  static let arrow = "─▶"

  private var widths: [Int]

  init(_ tracks: [Track], _ lengths: [Int]) {
    let last = tracks.flatMap { track in track.moments.keys.map { $0 + 1 } }.max() ?? 0
    widths = Array(repeating: 1, count: max(last, lengths.max() ?? 0))
    for track in tracks {
      for (column, text) in track.moments { widths[column] = max(widths[column], text.columns) }
    }
  }

  func width(of part: Range<Int>) -> Int { widths[part].reduce(0, +) }

  /// Returns consecutive parts that fit in `room`, at least one.
  func parts(fitting room: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, used) = (0, 0)
    for (column, width) in widths.enumerated() {
      if used + width > room, column > start {
        parts.append(start..<column)
        (start, used) = (column, 0)
      }
      used += width
    }
    return parts + [start..<widths.count]
  }

  /// Returns a part of a line. A line that goes on has an arrow at the end of the last part.
  func draw(_ track: Track, in part: Range<Int>, _ style: DrawingStyle) -> DrawnText {
    var drawn = DrawnText()
    var rest = 0
    func endRest() {
      drawn = drawn + DrawnText(text: style.quiet(String(repeating: "─", count: rest)), columns: rest)
      rest = 0
    }
    for column in part where column <= track.end ?? column {
      if column < track.start {
        drawn = drawn + DrawnText(text: .spaces(widths[column]), columns: widths[column])
      } else if let text = track.moments[column] {
        endRest()
        drawn = drawn + text
        rest = column == track.end ? 0 : widths[column] - text.columns
      } else {
        rest += widths[column]
      }
    }
    endRest()
    guard track.end == nil, part.upperBound == widths.count else { return drawn }
    return drawn + DrawnText(text: style.quiet(Self.arrow), columns: Self.arrow.count)
  }
}

/// The texts of marks on a terminal.
private struct DrawingStyle {
  let palette: Palette
  let isColored: Bool

  func quiet(_ text: String) -> String { styled(text, "2") }
  func bold(_ text: String) -> String { styled(text, "1") }

  func draw(_ marks: [MarbleDiagram.Mark]) -> DrawnText { marks.map(draw).reduce(DrawnText(), +) }

  private func draw(_ mark: MarbleDiagram.Mark) -> DrawnText {
    switch mark {
    case .value(let name): marble(name)
    case .completed: DrawnText(text: bold("┃"), columns: 1)
    case .failed: DrawnText(text: styled("✗", "1;31"), columns: 1)
    case .subscription: DrawnText(text: bold("○"), columns: 1)
    case .disposal: DrawnText(text: bold("╱"), columns: 1)
    }
  }

  /// Returns a value in its color. A value that is composed of others has their colors side by side.
  private func marble(_ name: String) -> DrawnText {
    let composition = palette.composition(of: name) ?? [(name, palette.number(of: name))]
    let parts = composition.map { (name: $0.name.shownOnTerminal, number: $0.number) }
    let text = parts.map(\.name).joined()
    guard isColored else { return DrawnText(text: "(\(text))", columns: text.columns + 2) }
    let cells = parts.enumerated().map { index, part in
      let padded = (index == 0 ? " " : "") + part.name + (index == parts.count - 1 ? " " : "")
      return styled(padded, "38;5;16;48;5;\(part.number.map { Palette.terminal[$0] } ?? 250)")
    }
    return DrawnText(text: cells.joined(), columns: text.columns + 2)
  }

  private func styled(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension MarbleDiagram {
  fileprivate var terminalTick: Int? { moments.first { $0.marks.contains(where: \.isTerminal) }?.tick }
}

extension String {
  fileprivate static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: Swift.max(0, count))
  }

  /// The text in one line of at most 24 characters, without control characters.
  fileprivate var shownOnTerminal: String {
    let text = String(
      map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 }
    )
    return text.count > 24 ? text.prefix(23) + "…" : text
  }

  /// Returns the text in pieces of at most `width` characters.
  fileprivate func pieces(of width: Int) -> [String] {
    var rest = self[...]
    var pieces: [String] = []
    while rest.count > width {
      pieces.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return pieces + [String(rest)]
  }
}
