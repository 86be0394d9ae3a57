extension MarbleDiagram: CustomStringConvertible {
  /// The diagram in marble notation, without spaces. Reading it gives the diagram again.
  public var description: String { cells.map(\.text).joined() }

  /// The diagrams in marble notation with equal times one above the other.
  ///
  /// What is shorter than what stands above or below it is followed by spaces, so that the lines can be read again. The
  /// subscription to a hot signal stands above the beginning of the others.
  public static func aligned(_ diagrams: [MarbleDiagram]) -> [String] {
    aligned(diagrams) { _, text in text }
  }

  /// The diagrams one above the other, each mark in a style of its own; `nil` stands for a tick in which nothing happens.
  static func aligned(
    _ diagrams: [MarbleDiagram],
    style: @escaping (Mark?, String) -> String
  ) -> [String] {
    let lead = diagrams.map(\.origin).max() ?? 0
    let rows = diagrams.map { diagram in
      Array(repeating: Cell(), count: lead - diagram.origin) + diagram.cells
    }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.columns : 0 }.max() ?? 0
    }
    return rows.map { cells in
      zip(cells, widths).enumerated().map { column, pair in
        let (cell, width) = pair
        let isLast = column == cells.count - 1
        let padding = String(repeating: " ", count: isLast ? 0 : width - cell.text.columns)
        return cell.styled(style) + padding
      }.joined()
    }
  }

  /// The tick at which time begins: that of the subscription in a diagram of a hot signal.
  public var origin: Int {
    marks.contains { $0.mark.isEvent } ? tick(of: .subscription) ?? 0 : 0
  }

  private var cells: [Cell] {
    var cells = Array(repeating: Cell(frame: ["-"]), count: length)
    for moment in moments {
      cells[moment.tick] = Cell(frame: moment.marks.count > 1 ? ["(", ")"] : [], marks: moment.marks)
    }
    return cells
  }
}

/// What is written for one tick.
private struct Cell {
  var frame: [String] = []
  var marks: [MarbleDiagram.Mark] = []

  var text: String { styled { _, text in text } }

  func styled(_ style: (MarbleDiagram.Mark?, String) -> String) -> String {
    let frame = frame.map { style(nil, $0) }
    return (frame.prefix(1) + marks.map { style($0, $0.text) } + frame.dropFirst()).joined()
  }
}

extension MarbleDiagram.Mark {
  /// The mark in marble notation.
  var text: String {
    switch self {
    case .value(let name): Self.isShort(name) ? name : "'\(Self.escape(name))'"
    case .completed: "|"
    case .failed: "#"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  private static func isShort(_ name: String) -> Bool {
    guard let first = name.first, name.count == 1 else { return false }
    return first.isLetter || first.isNumber
  }

  private static func escape(_ name: String) -> String {
    name.map { character in
      switch character {
      case "\n": "\\n"
      case "'": "\\'"
      case "\\": "\\\\"
      default: String(character)
      }
    }.joined()
  }
}
