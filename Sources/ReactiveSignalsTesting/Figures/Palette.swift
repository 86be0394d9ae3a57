/// The colors of the values of a figure.
///
/// Equal values have equal colors. Different values have different colors until the colors run out.
struct Palette {
  /// The hues for web pages, in degrees. Neighbors are far apart.
  static let hues = [211, 28, 145, 322, 50, 265, 0, 182]
  /// The same colors in the 256 colors of a terminal, readable on black and on white.
  static let terminal = [33, 172, 35, 169, 142, 99, 167, 37]

  private var numbers: [String: Int] = [:]

  /// Creates a palette for names in the order of their first appearance. A name composed of other names has no color of its own.
  init(_ names: [String]) {
    let simple = names.filter { $0.count == 1 }
    for name in simple where numbers[name] == nil { numbers[name] = numbers.count % Self.hues.count }
    for name in names where numbers[name] == nil && composition(of: name) == nil {
      numbers[name] = numbers.count % Self.hues.count
    }
  }

  /// Returns the number of the color for the value `name`.
  func number(of name: String) -> Int { numbers[name] ?? 0 }

  /// Returns the parts of a name such as `a1` or `[a b]` that is composed of other names in the figure, with their colors.
  ///
  /// A digit that is not such a name is a part without a color if the name contains letters.
  func composition(of name: String) -> [(name: String, number: Int?)]? {
    let parts = name.filter { !"[] ".contains($0) }.map(String.init)
    guard name.count > 1, !parts.isEmpty, parts.contains(where: { numbers[$0] != nil }) else { return nil }
    let hasLetters = parts.contains { $0.allSatisfy(\.isLetter) }
    let isComposed = parts.allSatisfy { part in
      numbers[part] != nil || (hasLetters && part.allSatisfy(\.isNumber))
    }
    return isComposed ? parts.map { ($0, numbers[$0]) } : nil
  }
}
