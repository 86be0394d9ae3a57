/// Why a text is not a marble diagram, and where.
///
/// ```text
/// --a-*b
///     ^ '*' means nothing here: expected '-', a letter or a digit, …
/// ```
public struct MarbleError: Error, Hashable, Sendable {
  /// The text.
  public let text: String
  /// Which character is wrong, counted from zero; the number of characters when something is missing at the end.
  public let position: Int
  /// What is wrong with it.
  public let message: String
}

extension MarbleError: CustomStringConvertible {
  /// The text, and below it a mark at the place with the message.
  public var description: String {
    "\(text.marked(at: position..<position)) \(message)"
  }
}
