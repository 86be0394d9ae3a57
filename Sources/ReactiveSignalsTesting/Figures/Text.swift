extension MarbleFigure {
  /// The figure as lines of text, coloured for a terminal if asked for. Lines and boxes stand one above the other, equal
  /// times too.
  public func text(colored isColored: Bool = false) -> String {
    let labels = lines.map(\.label.columns).max() ?? 0
    let indent = labels == 0 ? 0 : labels + 2
    let plain = MarbleDiagram.aligned(lines.map(\.diagram))
    let inside = (plain + boxes).map(\.columns).max() ?? 0
    let painter = Painter(isColored: isColored, palette: Palette(names))
    var drawn = MarbleDiagram.aligned(lines.map(\.diagram), style: painter.paint)[...]
    return rows.map { row in
      switch row {
      case .line(_, let label):
        label.padded(to: indent) + "  " + (drawn.popFirst() ?? "")
      case .box(let text, _):
        Self.box(text, width: inside, painter).map { String(repeating: " ", count: indent) + $0 }
          .joined(separator: "\n")
      }
    }.joined(separator: "\n") + "\n"
  }

  private var boxes: [String] {
    rows.compactMap { if case .box(let text, _) = $0 { text } else { nil } }
  }

  private static func box(_ text: String, width: Int, _ painter: Painter) -> [String] {
    let rule = String(repeating: "─", count: width + 2)
    let side = painter.dim("│")
    return [
      painter.dim("┌\(rule)┐"),
      "\(side) \(painter.bold(text.padded(to: width))) \(side)",
      painter.dim("└\(rule)┘"),
    ]
  }
}

/// Puts escape sequences for terminals around text, or does not.
private struct Painter {
  let isColored: Bool
  let palette: Palette

  func dim(_ text: String) -> String { paint(text, "2") }
  func bold(_ text: String) -> String { paint(text, "1") }

  func paint(_ mark: MarbleDiagram.Mark?, _ text: String) -> String {
    switch mark {
    case nil: dim(text)
    case .value(let name): paint(text, "1;38;5;\(Palette.terminal[palette.number(of: name)])")
    case .failed: paint(text, "1;31")
    case .completed, .subscription, .disposal: bold(text)
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
