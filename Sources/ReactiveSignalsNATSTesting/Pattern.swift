#if NATS
/// A subject, or a pattern of subjects: tokens between periods, of which `*` stands for any one, and a last `>` for one or more.
struct Pattern: Sendable, Equatable {
  let text: String
  let isLiteral: Bool
  private let tokens: [Substring]

  init(_ text: String) {
    self.text = text
    tokens = text.split(separator: ".", omittingEmptySubsequences: false)
    isLiteral = !tokens.contains { $0 == "*" || $0 == ">" }
  }

  func matches(_ subject: String) -> Bool {
    if isLiteral { return text == subject }
    return text == ">" || covers(subject.split(separator: ".", omittingEmptySubsequences: false))
  }

  /// A Boolean value that indicates whether each subject of another pattern is one of this pattern.
  func covers(_ other: Pattern) -> Bool { covers(other.tokens) }

  private func covers(_ others: [Substring]) -> Bool {
    for (index, token) in tokens.enumerated() {
      guard index < others.count else { return false }
      if token == ">" { return true }
      if others[index] == ">" || (token != "*" && token != others[index]) { return false }
    }
    return tokens.count == others.count
  }

  /// A Boolean value that indicates whether a subject may be one of both patterns.
  func overlaps(_ other: Pattern) -> Bool {
    for (token, another) in zip(tokens, other.tokens) {
      if token == ">" || another == ">" { return true }
      if token != "*", another != "*", token != another { return false }
    }
    return tokens.count == other.tokens.count
  }
}
#endif
