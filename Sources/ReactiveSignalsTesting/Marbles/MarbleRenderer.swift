extension MarbleDiagram: CustomStringConvertible {
  /// The diagram in marble notation, without spaces. Reading it gives the diagram again.
  public var description: String { cells.joined() }

  /// The text of each tick.
  var cells: [String] {
    var cells = Array(repeating: "-", count: length)
    for moment in moments {
      let text = moment.marks.map(\.text).joined()
      cells[moment.tick] = moment.marks.count == 1 ? text : "(\(text))"
    }
    return cells
  }

  /// The diagrams in marble notation with equal ticks one above the other. `filler` stretches what is shorter than
  /// what stands above or below it; if it is a space the lines can be read again.
  public static func aligned(_ diagrams: [MarbleDiagram], filler: Character = " ") -> [String] {
    let rows = diagrams.map(\.cells)
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { tick in
      rows.map { tick < $0.count ? $0[tick].columns : 0 }.max() ?? 0
    }
    return rows.map { cells in
      let last = cells.indices.last
      return zip(cells.indices, cells).map { tick, cell in
        cell + (tick == last ? "" : String(repeating: filler, count: widths[tick] - cell.columns))
      }.joined()
    }
  }
}

extension MarbleDiagram.Mark {
  /// The mark in marble notation.
  var text: String {
    switch self {
    case .value(let name): MarbleDiagram.isShort(name) ? name : "'\(MarbleDiagram.escape(name))'"
    case .completed: "|"
    case .failed: "#"
    case .subscription: "^"
    case .disposal: "!"
    }
  }
}

extension MarbleDiagram {
  fileprivate static func isShort(_ name: String) -> Bool {
    guard let first = name.first, name.count == 1 else { return false }
    return first.isLetter || first.isNumber
  }

  fileprivate static func escape(_ name: String) -> String {
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
