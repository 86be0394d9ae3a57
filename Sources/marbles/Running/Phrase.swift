/// A word and where it stands.
struct Word {
  let text: String
  let phrase: String
  let range: Range<Int>

  func error(_ message: String) -> InputError {
    InputError(message, in: phrase, at: range)
  }
}

/// An operator as it is written: its name and its arguments.
///
/// Words are separated by spaces; quotes keep a word with spaces in it together, and stay part of it.
struct Phrase {
  let text: String
  let words: [Word]

  /// The words with one space between them.
  var joined: String { words.map(\.text).joined(separator: " ") }

  init(_ text: String) {
    self.text = text
    var words: [Word] = []
    var start: Int?
    var isQuoted = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character == "'" { isQuoted.toggle() }
      let isSpace = character.isWhitespace && !isQuoted
      if let begin = start, isSpace {
        words.append(Word(text: String(characters[begin..<index]), phrase: text, range: begin..<index))
        start = nil
      } else if start == nil, !isSpace {
        start = index
      }
    }
    if let start {
      words.append(
        Word(text: String(characters[start...]), phrase: text, range: start..<characters.count)
      )
    }
    self.words = words
  }
}
