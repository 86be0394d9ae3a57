/// The colours of the values of a figure: a value looks the same wherever it stands, and values that are different look
/// different as long as there are colours.
struct Palette {
  /// Degrees on the colour wheel, for web pages, far from each other in order.
  static let hues = [211, 28, 145, 322, 50, 265, 0, 182]
  /// The same colours of a terminal with 256, light enough on black and dark enough on white.
  static let terminal = [33, 172, 35, 169, 142, 99, 167, 37]

  private var numbers: [String: Int] = [:]

  /// The colours for `names`, given in the order of their first appearance. What is made of others has none of its own.
  init(_ names: [String]) {
    let simple = names.filter { $0.count == 1 }
    for name in simple where numbers[name] == nil { numbers[name] = numbers.count % Self.hues.count }
    for name in names where numbers[name] == nil && composition(of: name) == nil {
      numbers[name] = numbers.count % Self.hues.count
    }
  }

  /// The number of the colour for the value `name`.
  func number(of name: String) -> Int { numbers[name] ?? 0 }

  /// The parts of a name like `a1` or `[a b]` that is made of names of other values in the figure, and their colours. A
  /// digit that is not such a name is a part without a colour, if it goes with letters.
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
