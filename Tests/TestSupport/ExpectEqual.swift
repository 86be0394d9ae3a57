import Testing

/// Records an issue if the two differ.
///
/// It is a function, since the compiler takes several times as long for the expansion of `#expect(found == expected)`.
package func expectEqual<Value: Equatable>(
  _ found: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  if found == expected { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let comment = comment()
  let reason = "\(found) is not \(expected)" + (comment.isEmpty ? "" : ", \(comment)")
  Issue.record("\(reason)", sourceLocation: location)
}
