/// The last text of a control that its signal has reported.
///
/// Typing is always an edit. The end of editing, and a cancel button, are one if they leave another text: a correction, or a cleared text.
package struct EditedText: Sendable {
  private var last: String?

  /// Creates the text at the time of the subscription.
  package init(_ text: String?) { last = text }

  /// Notes a text that the user has typed.
  package mutating func typed(_ text: String?) { last = text }

  /// Notes the text at the end of editing.
  ///
  /// - Parameter text: The text.
  /// - Returns: A Boolean value that indicates whether it is an edit.
  package mutating func ended(with text: String?) -> Bool {
    defer { last = text }
    return text != last
  }
}
