package import ReactiveSignalsTesting
import Testing

// Functions in place of `#expect(found == expected)`, with which the compiler checks the bodies of tests in a third of the time.

/// Records an issue if the two differ.
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
  let comment = comment()
  let reason = "\(found) is not \(expected)" + (comment.isEmpty ? "" : ", \(comment)")
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record("\(reason)", sourceLocation: location)
}

/// Records an issue with the first difference if the recording does not have the events of the diagram.
package func expectEqual<Value, Failure>(
  _ recording: Recording<Value, Failure>,
  _ marbles: String,
  _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard let difference = recording.difference(from: marbles) else { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record("\(comment())\n\(difference)", sourceLocation: location)
}
