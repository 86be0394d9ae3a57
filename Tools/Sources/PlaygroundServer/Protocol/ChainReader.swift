import MarbleEngine
import ReactiveSignalsTesting

/// An operator of the page as a call in text, and back.
struct ChainReader {
  let name: String
  let arguments: [String]

  /// Reads a call. One without its arguments gets those that do something on the results of `before`, applied to `lines`.
  init(_ call: ExperimentState.Call, lines: [MarbleDiagram] = [], before: [String] = []) {
    if let text = call.text {
      var words = Self.words(text)
      if let first = words.first, let call = SearchName.call(first) {
        words.replaceSubrange(0..<1, with: Self.words(call))
      }
      name = words.first ?? ""
      let written = Array(words.dropFirst())
      arguments = FittingCall(name, written: written, on: lines, after: before).arguments
    } else {
      name = call.name ?? ""
      arguments = call.arguments ?? []
    }
  }

  /// The call in the notation of the engine.
  var text: String {
    ([name] + arguments.map(\.quotedForCall)).joined(separator: " ")
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
    return words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.withoutQuotes }
  }
}
