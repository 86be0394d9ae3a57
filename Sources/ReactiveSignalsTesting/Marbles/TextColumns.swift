extension String {
  /// The number of columns of the text on a terminal, where East Asian characters and emoji take two.
  var columns: Int {
    if utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// Returns the text in one line, followed by a line that underlines the characters in `range`.
  func marked(at range: Range<Int>) -> String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let before = String(line.prefix(range.lowerBound)).columns
    let width = String(line.dropFirst(range.lowerBound).prefix(range.count)).columns
    return
      "\(line)\n\(String(repeating: " ", count: before))^\(String(repeating: "~", count: max(1, width) - 1))"
  }
}

extension Character {
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      return true
    default:
      return unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
