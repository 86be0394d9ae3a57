extension MarbleDiagram: CustomStringConvertible {
  /// The diagram in marble notation, without spaces. Parsing it returns an equal diagram.
  public var description: String { tickTexts.map(\.text).joined() }

  /// Returns diagrams in marble notation whose equal times are aligned in columns.
  ///
  /// Spaces pad the shorter elements of a column, so that each line parses to its diagram. The subscription to a hot signal is
  /// aligned with the beginning of the other diagrams.
  ///
  /// - Parameter diagrams: The diagrams to align.
  /// - Returns: One line for each diagram.
  public static func aligned(_ diagrams: [MarbleDiagram]) -> [String] {
    aligned(diagrams) { _, text in text }
  }

  /// Returns aligned diagrams with styled marks. The style of a tick without marks is asked for with `nil`.
  static func aligned(
    _ diagrams: [MarbleDiagram],
    style: @escaping (Mark?, String) -> String
  ) -> [String] {
    let lead = diagrams.map(\.origin).max() ?? 0
    let rows = diagrams.map { diagram in
      Array(repeating: TickText(), count: lead - diagram.origin) + diagram.tickTexts
    }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.columns : 0 }.max() ?? 0
    }
    return rows.map { ticks in
      zip(ticks, widths).enumerated().map { column, pair in
        let (tick, width) = pair
        let isLast = column == ticks.count - 1
        let padding = String(repeating: " ", count: isLast ? 0 : width - tick.text.columns)
        return tick.styled(style) + padding
      }.joined()
    }
  }

  /// The tick of time zero. In a diagram of a hot signal, it is the tick of the subscription.
  public var origin: Int {
    marks.contains { $0.mark.isEvent } ? tick(of: .subscription) ?? 0 : 0
  }

  private var tickTexts: [TickText] {
    var texts = Array(repeating: TickText(frame: ["-"]), count: length)
    for moment in moments {
      texts[moment.tick] = TickText(frame: moment.marks.count > 1 ? ["(", ")"] : [], marks: moment.marks)
    }
    return texts
  }
}

/// The text of one tick.
private struct TickText {
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
