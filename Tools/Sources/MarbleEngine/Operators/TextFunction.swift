/// The functions that operators can apply to a value.
package enum TextFunction {
  /// The functions by name, in Swift notation and as closures.
  static let all: KeyValuePairs<String, (code: String, body: @Sendable (String) -> String)> = [
    "uppercase": ("{ $0.uppercased() }", { $0.uppercased() }),
    "lowercase": ("{ $0.lowercased() }", { $0.lowercased() }),
    "doubled": ("{ $0 + $0 }", { $0 + $0 }),
    "reversed": ("{ $0.reversed() }", { String($0.reversed()) }),
    "length": ("{ $0.count }", { String($0.count) }),
    "increment": ("{ $0 + 1 }", number { $0 &+ 1 }),
    "square": ("{ $0 * $0 }", number { $0 &* $0 }),
    "tenfold": ("{ $0 * 10 }", number { $0 &* 10 }),
  ]

  package static var names: [String] { all.map(\.key) }

  /// Returns a function that applies `body` to numbers and returns other text unchanged.
  private static func number(_ body: @escaping @Sendable (Int) -> Int) -> @Sendable (String) -> String {
    { text in Int(text).map { String(body($0)) } ?? text }
  }
}

/// The predicates that operators can apply to a value.
package enum TextPredicate {
  /// The predicates by name, in Swift notation and as closures.
  static let all: KeyValuePairs<String, (code: String, body: @Sendable (String) -> Bool)> = [
    "letter": ("{ $0.isLetter }", { $0.allSatisfy(\.isLetter) }),
    "digit": ("{ $0.isNumber }", { $0.allSatisfy(\.isNumber) }),
    "uppercase": ("{ $0.isUppercase }", { $0.allSatisfy(\.isUppercase) }),
    "lowercase": ("{ $0.isLowercase }", { $0.allSatisfy(\.isLowercase) }),
    "vowel": ("{ $0.isVowel }", { isVowel($0) }),
    "even": ("{ $0.isMultiple(of: 2) }", number { $0.isMultiple(of: 2) }),
    "odd": ("{ !$0.isMultiple(of: 2) }", number { !$0.isMultiple(of: 2) }),
    "below5": ("{ $0 < 5 }", number { $0 < 5 }),
    "above5": ("{ $0 > 5 }", number { $0 > 5 }),
  ]

  package static var names: [String] { all.map(\.key) }

  /// Returns whether `text` is in "aeiou". A byte is found in less time than a text.
  private static func isVowel(_ text: String) -> Bool {
    let vowels = "aeiou"
    let letters = text.lowercased()
    guard letters.utf8.count == 1 else { return vowels.contains(letters) }
    return letters.utf8.allSatisfy(vowels.utf8.contains)
  }

  /// Returns a predicate that applies `body` to numbers and returns `false` for other text.
  private static func number(_ body: @escaping @Sendable (Int) -> Bool) -> @Sendable (String) -> Bool {
    { text in Int(text).map(body) ?? false }
  }
}
