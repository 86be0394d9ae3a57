/// An error in a marble diagram and its position.
///
/// ```text
/// --a-*b
///     ^ '*' means nothing here: expected '-', a letter or a digit, …
/// ```
public struct MarbleError: Error, Hashable, Sendable {
  /// The text of the diagram.
  public let text: String
  /// The index of the invalid character, or the number of characters if something is missing at the end.
  public let position: Int
  /// The description of the error.
  public let message: String

  /// Creates an error at a character of a text.
  ///
  /// - Parameters:
  ///   - text: The text of the diagram.
  ///   - position: The index of the invalid character, or the number of characters if something is missing at the end.
  ///   - message: The description of the error.
  public init(text: String, position: Int, message: String) {
    self.text = text
    self.position = position
    self.message = message
  }
}

extension MarbleError: CustomStringConvertible {
  /// The text, with the message below the position of the error.
  public var description: String {
    "\(text.marked(at: position..<position)) \(message)"
  }
}
