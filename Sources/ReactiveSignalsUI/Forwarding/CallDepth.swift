/// The calls of one method of one object that run now.
///
/// An override calls the implementation of its superclass. When both are replaced, each reports a call: only the outer one counts.
package struct CallDepth: Sendable {
  private var depth = 0

  package init() {}

  /// Notes the beginning of a call.
  ///
  /// - Returns: A Boolean value that indicates whether it is the outer one.
  package mutating func begin() -> Bool {
    depth += 1
    return depth == 1
  }

  /// Notes the end of a call.
  ///
  /// - Returns: A Boolean value that indicates whether it was the outer one.
  package mutating func end() -> Bool {
    depth -= 1
    return depth == 0
  }
}
