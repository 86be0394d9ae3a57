import ReactiveSignalsTesting

/// An error in the input and its position.
///
///     marbles: there is no operator 'debunce': did you mean 'debounce'?
///       debunce 2
///       ^~~~~~~
package struct InputError: Error, Equatable {
  package let message: String
  /// The text with the error, and the range of the invalid characters.
  let text: String?
  let range: Range<Int>

  package init(_ message: String) {
    self.message = message
    text = nil
    range = 0..<0
  }

  /// Creates an error for a range of `text`, by default for all of it.
  package init(_ message: String, in text: String, at range: Range<Int>? = nil) {
    self.message = message
    self.text = text
    self.range = range ?? 0..<text.count
  }

  /// Creates an error for a diagram that begins at the character `offset` of `text`.
  init(_ error: MarbleError, in text: String, offset: Int = 0) {
    let start = offset + error.position
    self.init(error.message, in: text, at: start..<(start + 1))
  }

  /// The message, followed by the text with the range marked.
  package var lines: String {
    guard let text else { return "marbles: \(message)" }
    // An error in a diagram knows the columns of its text, where some characters take two.
    let marked = [range.lowerBound, range.upperBound].map { position in
      MarbleError(text: text, position: position, message: "").description
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    let columns = marked.map { $0[1].prefix { $0 == " " }.count }
    let tail = String(repeating: "~", count: max(1, columns[1] - columns[0]) - 1)
    let underline = String(repeating: " ", count: columns[0]) + "^" + tail
    return ["marbles: \(message)", "  \(marked[0][0])", "  \(underline)"].joined(separator: "\n")
  }

  /// Creates an error from a message of the argument parser, at the argument that the message quotes.
  package init(parserMessage message: String, arguments: [String]) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first ?? ""
    let name = quoted.prefix { !$0.isWhitespace }
    guard !name.isEmpty, let index = arguments.lastIndex(where: { $0.hasPrefix(name) }) else {
      self.init(message)
      return
    }
    let before = arguments[..<index].map { $0.count + 1 }.reduce(0, +)
    self.init(
      message,
      in: arguments.joined(separator: " "),
      at: before..<(before + arguments[index].count)
    )
  }
}
