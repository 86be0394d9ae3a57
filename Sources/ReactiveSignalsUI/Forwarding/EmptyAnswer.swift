/// The answer of a method that nobody implements any more: zero, in the registers in which the caller expects the result.
///
/// Objective-C answers a message to `nil` in this way. A delegate in front of another one is no `nil`, so it needs the answer.
package enum EmptyAnswer: Hashable, Sendable, CaseIterable {
  /// Nothing, a number without a fraction, a Boolean value, a pointer or an object.
  case word
  /// A number with a fraction.
  case real
  /// A structure of two numbers without a fraction, such as `NSRange`.
  case twoWords
  /// A structure of two numbers with a fraction, such as `CGSize`.
  case twoReals
  /// A structure of four numbers with a fraction, such as `CGRect` or `UIEdgeInsets`.
  case fourReals

  /// Creates the answer for the type at the beginning of an encoding of the Objective-C runtime.
  ///
  /// - Parameter encoding: The encoding of a method, or of its result. It is `nil` for a structure of another form.
  package init?(returning encoding: some StringProtocol) {
    let type = encoding.drop { "rnNoORVAj".contains($0) }
    switch type.first {
    case "v", "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "B", "@", "#", ":", "*", "^": self = .word
    case "f", "d": self = .real
    case "{": self.init(fields: Self.fields(of: type))
    default: return nil
    }
  }

  private init?(fields: String) {
    switch fields {
    case "dd": self = .twoReals
    case "dddd": self = .fourReals
    case "qq", "QQ", "qQ", "Qq": self = .twoWords
    default: return nil
    }
  }

  /// Returns the types of the fields of a structure, and of the structures in it, such as `dddd` for `{CGRect={CGPoint=dd}{CGSize=dd}}`.
  private static func fields(of type: some StringProtocol) -> String {
    var fields = ""
    var depth = 0
    var isName = false
    for character in type {
      switch character {
      case "{": (depth, isName) = (depth + 1, true)
      case "}": depth -= 1
      case "=": isName = false
      default: if !isName { fields.append(character) }
      }
      if depth == 0 { break }
    }
    return fields
  }
}
