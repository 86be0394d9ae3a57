/// Stops the program when a condition does not hold, in release builds with its message too.
///
/// `precondition` has no message there, so it is for defects of the library alone.
///
/// - Parameters:
///   - condition: The condition.
///   - message: The problem, its likely cause and the remedy.
///   - file: The file of the caller.
///   - line: The line of the caller.
@inlinable
@inline(__always)
package func stopProgram(
  unless condition: Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { stopProgram(message(), file: file, line: line) }
}

/// Stops the program with a message.
@usableFromInline
@inline(never)
package func stopProgram(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
