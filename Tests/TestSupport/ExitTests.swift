package import Testing

extension ExitTest.Result {
  /// Returns whether the process wrote `message` before it ended.
  package func says(_ message: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(message)
  }
}
