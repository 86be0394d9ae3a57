/// What can be done with a value.
enum TextFunction {
  static let all: KeyValuePairs<String, @Sendable (String) -> String> = [
    "uppercase": { $0.uppercased() },
    "lowercase": { $0.lowercased() },
    "doubled": { $0 + $0 },
    "reversed": { String($0.reversed()) },
    "length": { String($0.count) },
    "increment": { Int($0).map { String($0 &+ 1) } ?? $0 },
    "square": { Int($0).map { String($0 &* $0) } ?? $0 },
  ]

  static var names: [String] { all.map(\.key) }
}

/// What can be asked about a value.
enum TextPredicate {
  static let all: KeyValuePairs<String, @Sendable (String) -> Bool> = [
    "letter": { $0.allSatisfy(\.isLetter) },
    "digit": { $0.allSatisfy(\.isNumber) },
    "uppercase": { $0.allSatisfy(\.isUppercase) },
    "lowercase": { $0.allSatisfy(\.isLowercase) },
    "vowel": { "aeiou".contains($0.lowercased()) },
    "even": { Int($0).map { $0.isMultiple(of: 2) } ?? false },
    "odd": { Int($0).map { !$0.isMultiple(of: 2) } ?? false },
  ]

  static var names: [String] { all.map(\.key) }
}
