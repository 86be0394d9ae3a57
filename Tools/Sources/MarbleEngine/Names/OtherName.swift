/// A name of another library, and the answer to it: a name here, or the remedy.
package struct OtherName: Sendable {
  /// The ways to write the name, such as `flatMapLatest { }`.
  package let spellings: [String]
  package let libraries: [String]
  /// The name here, or the remedy.
  package let answer: String

  package static let all: [OtherName] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|").map(trimmed)
    return OtherName(spellings: parts(of: cells[0]), libraries: parts(of: cells[1]), answer: cells[2])
  }

  /// Returns a text with one space between two words, and none around them.
  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// Returns the parts of a list. A comma in parentheses divides none.
  private static func parts(of list: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(trimmed)
  }

  /// Returns the entry with a name, as the table spells it or without labels and receiver: `sink` for
  /// `sink(receiveValue:)`.
  package static func find(_ name: String) -> OtherName? {
    all.first { $0.spellings.contains(name) } ?? all.first { $0.words.contains(name) }
  }

  /// The names in the spellings, without labels, with and without the receiver.
  private var words: [String] {
    spellings.flatMap { spelling in
      let base = spelling.prefix { !"( {<".contains($0) }
      return [String(base), base.split(separator: ".").last.map(String.init) ?? ""]
    }
  }

  /// The operator of the tool that the answer names, or `nil` if there is none.
  package var `operator`: String? {
    let symbol = answer.split(separator: " — ").first.map(String.init) ?? answer
    if let entry = OperatorNames.all.first(where: { $0.symbols.contains(symbol) }) {
      return entry.operator
    }
    // `deliver(on:)` stands for `deliver(on:buffering:)`.
    if symbol.hasSuffix(":)"),
      let entry = OperatorNames.all.first(where: { $0.symbols.contains { $0.hasPrefix(symbol.dropLast()) } })
    {
      return entry.operator
    }
    // A sentence such as "Use 'flatMap(.latest) { … }'." names the operator in its first code.
    let code = symbol.contains(" ") ? symbol.split(separator: "'").dropFirst().first.map(String.init) : symbol
    guard let name = code?.firstMatch(of: #/^(?:Signal)?\.?([a-z]\w*)/#)?.output.1 else { return nil }
    return OperatorTable.names.contains(String(name)) ? String(name) : nil
  }

  /// The call of the operator that the answer names, such as `flatMap latest`, or `nil` if there is none.
  package var call: String? {
    guard let name = self.operator else { return nil }
    guard let start = answer.firstRange(of: "\(name)(.")?.upperBound else { return name }
    let strategy = answer[start...].prefix { $0.isLetter }
    guard StrategyParameter.names.contains(String(strategy)) else { return name }
    return "\(name) \(strategy)"
  }

  /// A Boolean value that indicates whether the name is a task, and not a name of a library.
  var isTask: Bool { libraries == ["task"] }

  /// The libraries that have the name. A name by analogy is one that users try, and that no library has.
  var homes: [String] { libraries.filter { $0 != "task" && $0 != "by analogy" } }

  /// Returns a line with the answer to a name.
  package static func text(of name: String) -> String? {
    find(name).map { entry in
      let home = entry.homes.isEmpty ? "" : " of \(entry.homes.joined(separator: ", "))"
      return "\(name)\(home): \(entry.answer)"
    }
  }
}
