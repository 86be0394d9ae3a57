/// Stops the program when a condition does not hold, in release builds with its message too.
///
/// `precondition` has no message there, so it is for defects of the library alone. The message has the problem, its likely cause and the
/// remedy.
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

/// Stops the program when a number, which can be a difference, is negative.
@inlinable
@inline(__always)
package func stopProgram(
  ifNegative count: Int,
  _ problem: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  if count < 0 { stopProgram(negativeCount: problem(), file: file, line: line) }
}

/// Stops the program when a duration, which can be the time until a date, is negative.
@inlinable
@inline(__always)
package func stopProgram(
  ifNegative duration: Duration,
  _ problem: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  if duration < .zero { stopProgram(negativeDuration: problem(), file: file, line: line) }
}

// Not inlined: a user's code has the problem alone.
@usableFromInline
@inline(never)
package func stopProgram(negativeCount problem: String, file: StaticString, line: UInt) -> Never {
  stopProgram(problem + ". A difference can be negative: use max(0, count)", file: file, line: line)
}

@usableFromInline
@inline(never)
package func stopProgram(negativeDuration problem: String, file: StaticString, line: UInt) -> Never {
  stopProgram(problem + ". A past date gives one: use max(.zero, duration)", file: file, line: line)
}

/// Stops the program with a message.
@usableFromInline
@inline(never)
package func stopProgram(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}

/// Returns an argument whose type is optional only for the compiler: it tries the operator after others, or, of a closure that returns a
/// `Signal`, names a mistake behind the operator. See "Overloads and the type checker" in `Builds.md`.
@inlinable
@inline(__always)
func passed<Argument>(_ argument: Argument?, to name: StaticString) -> Argument {
  guard let argument else {
    stopProgram("\(name) needs a signal or a closure that returns one, and nil was passed")
  }
  return argument
}
