#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation

/// Tells the developer about a mistake that does not end the program, on the standard error.
func tell(_ problem: String) {
  FileHandle.standardError.write(Data("ReactiveSignals: \(problem)\n".utf8))
}

/// Returns a view as one of a type, or tells that a list has another one under the identifier.
@MainActor
func cell<Cell>(_ view: AnyObject, as type: Cell.Type, identifier: String) -> Cell? {
  let cell = view as? Cell
  if cell == nil { tell("The view with the identifier \(identifier) is no \(type), and is not filled") }
  return cell
}
#endif
