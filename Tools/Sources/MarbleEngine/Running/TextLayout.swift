/// The arrangement of words in lines.
package enum TextLayout {
  /// Returns the text in lines of at most `width` characters where its words allow. All lines but the first are indented.
  package static func wrapped(_ text: String, to width: Int, indent: Int = 0) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
