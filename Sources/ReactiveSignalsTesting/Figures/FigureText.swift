extension MarbleFigure {
  /// Returns the figure as text, with equal times aligned in columns.
  ///
  /// - Parameter isColored: A Boolean value that indicates whether to add escape sequences that color the text on a terminal.
  /// - Returns: The lines and boxes of the figure from top to bottom.
  public func text(colored isColored: Bool = false) -> String {
    let labels = lines.map(\.label.columns).max() ?? 0
    let indent = labels == 0 ? 0 : labels + 2
    let plain = MarbleDiagram.aligned(lines.map(\.diagram))
    let inside = (plain + boxes).map(\.columns).max() ?? 0
    let style = TextStyle(palette: isColored ? Palette(names) : nil)
    var drawn = (isColored ? MarbleDiagram.aligned(lines.map(\.diagram), style: style.apply) : plain)[...]
    return rows.map { row in
      switch row {
      case .line(_, let label):
        label.padded(to: indent) + "  " + (drawn.popFirst() ?? "")
      case .box(let text, _):
        Self.box(text, width: inside, style).map { String(repeating: " ", count: indent) + $0 }
          .joined(separator: "\n")
      }
    }.joined(separator: "\n") + "\n"
  }

  private var boxes: [String] {
    rows.compactMap { if case .box(let text, _) = $0 { text } else { nil } }
  }

  private static func box(_ text: String, width: Int, _ style: TextStyle) -> [String] {
    let rule = "".padded(to: width + 2, with: "─")
    let side = style.dim("│")
    return [
      style.dim("┌\(rule)┐"),
      "\(side) \(style.bold(text.padded(to: width))) \(side)",
      style.dim("└\(rule)┘"),
    ]
  }
}

/// The style of text on a terminal, with or without escape sequences.
private struct TextStyle {
  /// The colors of the values, or `nil` for text without escape sequences.
  let palette: Palette?

  func dim(_ text: String) -> String { apply(text, "2") }
  func bold(_ text: String) -> String { apply(text, "1") }

  func apply(_ mark: MarbleDiagram.Mark?, _ text: String) -> String {
    switch mark {
    case nil: dim(text)
    case .value(let name):
      apply(text, "1;38;5;\(Palette.terminal[palette?.number(of: name) ?? 0])")
    case .failed: apply(text, "1;31")
    case .completed, .subscription, .disposal: bold(text)
    }
  }

  private func apply(_ text: String, _ code: String) -> String {
    palette != nil ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate func padded(to width: Int, with character: Unicode.Scalar = " ") -> String {
    var line = TextLine()
    line.append(self)
    line.append(character, count: max(0, width - columns))
    return line.text
  }
}
