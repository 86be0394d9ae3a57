extension MarbleDiagram: CustomStringConvertible {
  /// The diagram in marble notation, without spaces. Parsing it returns an equal diagram.
  public var description: String {
    var text = ""
    var tick = 0
    for moment in moments {
      text += String(repeating: "-", count: moment.tick - tick)
      text += moment.text { _, text in text }
      tick = moment.tick + 1
    }
    return text + String(repeating: "-", count: length - tick)
  }

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

  /// Returns aligned diagrams with styled marks. The style of ticks without marks, and of parentheses, is asked for with `nil`.
  static func aligned(
    _ diagrams: [MarbleDiagram],
    style: (Mark?, String) -> String
  ) -> [String] {
    let origins = diagrams.map(\.origin)
    let lead = origins.max() ?? 0
    let rows = zip(diagrams, origins).map { (diagram: $0, shift: lead - $1) }
    var widths = Array(repeating: 1, count: rows.map { $0.shift + $0.diagram.length }.max() ?? 0)
    for (diagram, shift) in rows {
      for moment in diagram.moments {
        widths[moment.tick + shift] = max(widths[moment.tick + shift], moment.columns)
      }
    }
    return rows.map { diagram, shift in
      let indent = String(repeating: " ", count: widths.prefix(shift).reduce(0, +))
      return indent + diagram.text(in: Array(widths.dropFirst(shift)), style)
    }
  }

  /// The tick of time zero. In a diagram of a hot signal, it is the tick of the subscription.
  public var origin: Int {
    guard let tick = tick(of: .subscription) else { return 0 }
    return moments.contains { $0.marks.contains(where: \.isEvent) } ? tick : 0
  }

  /// Returns the diagram with each tick but the last padded to its width.
  private func text(in widths: [Int], _ style: (Mark?, String) -> String) -> String {
    var line = ""
    var silence = 0
    func pad(_ tick: Int, _ columns: Int) {
      if tick < length - 1 { line += String(repeating: " ", count: widths[tick] - columns) }
    }
    func endSilence() {
      if silence > 0 { line += style(nil, String(repeating: "-", count: silence)) }
      silence = 0
    }
    func rest(_ ticks: Range<Int>) {
      for tick in ticks {
        silence += 1
        guard widths[tick] > 1 else { continue }
        endSilence()
        pad(tick, 1)
      }
      endSilence()
    }
    var tick = 0
    for moment in moments {
      rest(tick..<moment.tick)
      line += moment.text(style)
      if widths[moment.tick] > 1 { pad(moment.tick, moment.columns) }
      tick = moment.tick + 1
    }
    rest(tick..<length)
    return line
  }
}

extension MarbleDiagram.Moment {
  /// Returns the marks in marble notation, in parentheses if there are several.
  fileprivate func text(_ style: (MarbleDiagram.Mark?, String) -> String) -> String {
    guard marks.count > 1 else { return marks.first.map { style($0, $0.text) } ?? "" }
    return style(nil, "(") + marks.map { style($0, $0.text) }.joined() + style(nil, ")")
  }

  /// The number of columns of the text.
  fileprivate var columns: Int { marks.reduce(marks.count > 1 ? 2 : 0) { $0 + $1.text.columns } }
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
    guard let first = name.first, first.utf8.count == name.utf8.count else { return false }
    return first.isName
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
