extension MarbleDiagram: CustomStringConvertible {
  /// The diagram in marble notation, without spaces. Parsing it returns an equal diagram.
  public var description: String {
    var line = TextLine()
    var tick = 0
    for moment in moments {
      line.append("-", count: moment.tick - tick)
      moment.write(to: &line) { _, text in text }
      tick = moment.tick + 1
    }
    line.append("-", count: length - tick)
    return line.text
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
    var line = TextLine()
    var silence = 0
    func pad(_ tick: Int, _ columns: Int) {
      if tick < length - 1 { line.append(" ", count: widths[tick] - columns) }
    }
    func endSilence() {
      if silence > 0 { line.append(style(nil, String(repeating: "-", count: silence))) }
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
      moment.write(to: &line, style)
      if widths[moment.tick] > 1 { pad(moment.tick, moment.columns) }
      tick = moment.tick + 1
    }
    rest(tick..<length)
    return line.text
  }
}

extension MarbleDiagram.Moment {
  /// Writes the marks in marble notation, in parentheses if there are several.
  fileprivate func write(to line: inout TextLine, _ style: (MarbleDiagram.Mark?, String) -> String) {
    if marks.count > 1 { line.append(style(nil, "(")) }
    for mark in marks { line.append(style(mark, mark.text)) }
    if marks.count > 1 { line.append(style(nil, ")")) }
  }

  /// The number of columns of the text.
  fileprivate var columns: Int { marks.reduce(marks.count > 1 ? 2 : 0) { $0 + $1.columns } }
}

extension MarbleDiagram.Mark {
  /// The mark in marble notation.
  var text: String {
    switch self {
    case .value(let name): name.isShortName ? name : "'" + name.escaped + "'"
    case .completed: "|"
    case .failed: "#"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  /// The number of columns of the text.
  fileprivate var columns: Int {
    switch self {
    case .value(let name) where name.isShortName: name.columns
    case .value(let name) where name.isASCII: name.escaped.columns + 2
    // The quote and a combining character behind it are one character.
    case .value: text.columns
    case .completed, .failed, .subscription, .disposal: 1
    }
  }
}

// The bytes of ASCII text answer most questions without finding the boundaries of its characters.
extension String {
  /// A Boolean value that indicates whether the text names a value without quotes.
  fileprivate var isShortName: Bool {
    if utf8.count == 1 { return utf8.allSatisfy { $0.isName } }
    // Two such characters must not combine: each can stand at a tick of its own.
    return !isASCII && count == 1 && allSatisfy(\.isName) && (self + self).count == 2
  }

  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The text with `\n`, `\'` and `\\` for a new line, a quote and a backslash.
  fileprivate var escaped: String {
    guard utf8.contains(where: { $0.isEscaped }) else { return self }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "'": "\\'"
      case "\\": "\\\\"
      default: String(scalar)
      }
    }.joined()
  }
}
