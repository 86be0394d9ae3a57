/// An operator and its arguments as the user writes them.
///
/// Spaces separate the tokens. A token in quotes may contain spaces and keeps its quotes.
struct OperatorCall {
  let text: String
  let tokens: [Token]

  /// The tokens with one space between them.
  var normalized: String { tokens.map(\.text).joined(separator: " ") }

  init(_ text: String) {
    self.text = text
    var tokens: [Token] = []
    var start: Int?
    var isQuoted = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character == "'" { isQuoted.toggle() }
      let isSpace = character.isWhitespace && !isQuoted
      if let begin = start, isSpace {
        tokens.append(Token(text: String(characters[begin..<index]), call: text, range: begin..<index))
        start = nil
      } else if start == nil, !isSpace {
        start = index
      }
    }
    if let start {
      tokens.append(Token(text: String(characters[start...]), call: text, range: start..<characters.count))
    }
    self.tokens = tokens
  }
}

/// A token of an operator call and its position.
struct Token {
  let text: String
  let call: String
  let range: Range<Int>

  func error(_ message: String) -> InputError {
    InputError(message, in: call, at: range)
  }
}
