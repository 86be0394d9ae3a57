import MarbleEngine

/// An operator of the page as a call in text, and back.
struct ChainReader {
  let name: String
  let arguments: [String]

  init(_ call: ExperimentState.Call) {
    if let text = call.text {
      let words = Self.words(text)
      name = words.first ?? ""
      let written = Array(words.dropFirst())
      let parameters = OperatorDescription.named(name)?.parameters ?? []
      // A typed operator without its arguments gets those of the example.
      arguments = written + parameters.dropFirst(written.count).map { Self.unquoted($0.example) }
    } else {
      name = call.name ?? ""
      arguments = call.arguments ?? []
    }
  }

  /// The call in the notation of the engine.
  var text: String {
    ([name] + arguments.map(Self.quoted)).joined(separator: " ")
  }

  /// The arguments without the quotes around them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.enumerated().map { $0.offset == 0 ? $0.element : unquoted($0.element) }
  }

  private static func unquoted(_ word: String) -> String {
    guard word.count >= 2, word.first == "'", word.last == "'", !word.dropFirst().dropLast().contains("'")
    else { return word }
    return String(word.dropFirst().dropLast())
  }

  /// An argument with spaces, or without characters, needs quotes.
  private static func quoted(_ argument: String) -> String {
    let isPlain = !argument.isEmpty && !argument.contains(where: \.isWhitespace)
    return isPlain || argument.contains("'") ? argument : "'\(argument)'"
  }
}

extension OperatorDescription {
  static func named(_ name: String) -> OperatorDescription? { all.first { $0.name == name } }
}
