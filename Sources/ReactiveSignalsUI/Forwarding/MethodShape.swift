/// The arguments of a method of Objective-C that returns nothing, as far as a replaced implementation can pass them on.
package enum MethodShape: Hashable, Sendable {
  /// A method without arguments, such as `viewDidLoad()`.
  case noArgument
  /// A method with a Boolean value, such as `viewDidAppear(_:)`.
  case boolean
  /// A method with an object, such as `setDelegate:`.
  case object
  /// A method with a selector, such as `setAction:`.
  case selector

  /// Creates the shape of a method.
  ///
  /// - Parameter encoding: The encoding of the types, such as `v20@0:8B16`. The shape is `nil` for other methods.
  package init?(encoding: some StringProtocol) {
    // Digits are offsets in memory.
    switch String(encoding.filter { !"0123456789+-".contains($0) }) {
    case "v@:": self = .noArgument
    case "v@:B", "v@:c": self = .boolean
    case "v@:@": self = .object
    case "v@::": self = .selector
    default: return nil
    }
  }
}
