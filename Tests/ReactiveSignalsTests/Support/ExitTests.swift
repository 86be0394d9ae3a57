import Testing

extension ExitTest.Result {
  /// Whether the process wrote `message` before it died.
  func says(_ message: String) -> Bool {
    String(decoding: standardErrorContent, as: UTF8.self).contains(message)
  }
}
