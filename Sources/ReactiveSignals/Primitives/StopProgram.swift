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

/// Returns an argument whose type is optional only for the compiler: it tries the operator after others, or, of a closure that returns a
/// `Signal`, names a mistake behind the operator. See "Overloads and the type checker" in `Builds.md`.
///
/// - Parameters:
///   - argument: The argument.
///   - name: The name of the operator.
@inlinable
@inline(__always)
func passed<Argument>(_ argument: Argument?, to name: StaticString) -> Argument {
  guard let argument else {
    stopProgram("\(name) needs a signal or a closure that returns one, and nil was passed")
  }
  return argument
}
