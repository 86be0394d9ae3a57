import ReactiveSignals

extension MarbleDiagram {
  /// Parses a diagram in marble notation.
  ///
  /// - Parameters:
  ///   - text: The diagram.
  ///   - tick: The duration of a tick. A diagram with a time, as in `a 10ms b`, needs one.
  public init(parsing text: String, tick: Duration? = nil) throws(MarbleError) {
    var parser = MarbleParser(text, tick)
    self = try parser.parse()
  }
}

/// A parser that reads a diagram from left to right, one character at a time.
private struct MarbleParser {
  private let text: String
  private let characters: [Character]
  private let duration: Duration?
  private var position = 0
  private var tick = 0
  private var diagram = MarbleDiagram()
  private var seen: Set<MarbleDiagram.Mark> = []

  init(_ text: String, _ duration: Duration?) {
    self.text = text
    self.duration = duration
    characters =
      text.utf8.allSatisfy { $0 < 0x80 } ? Array(text) : text.flatMap { $0.withoutMarksOnNotation }
  }

  mutating func parse() throws(MarbleError) -> MarbleDiagram {
    while let character = current {
      if let ticks = try parseTime() {
        tick += ticks
        continue
      }
      switch character {
      case "-":
        position += 1
      case "(":
        try parseGroup()
      case _ where character.isBlank:
        position += 1
        continue
      default:
        try parseMark()
      }
      tick += 1
    }
    diagram.extend(to: tick)
    return diagram
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  /// Parses a time between blanks, as in `a 10ms b`, and returns its number of ticks.
  private mutating func parseTime() throws(MarbleError) -> Int? {
    // First, since a diagram can be long.
    guard let current, ("0"..."9").contains(current), position == 0 || characters[position - 1].isBlank else {
      return nil
    }
    let word = characters[position...].prefix { !$0.isBlank }
    let digits = word.prefix { ("0"..."9").contains($0) }
    guard let count = Int(String(digits)) else { return nil }
    let unit: Duration
    switch String(word[digits.endIndex...]) {
    case "ms": unit = .milliseconds(1)
    case "s": unit = .seconds(1)
    case "m": unit = .seconds(60)
    default: return nil
    }
    guard let duration else {
      throw error(
        "'\(String(word))' is a time, and nothing says how long a tick is here: write a '-' for each tick"
      )
    }
    let time = unit * min(count, .max / 60)
    let ticks = time.count(of: duration)
    guard ticks <= 1 << 40 else {
      throw error("'\(String(word))' is too long: a diagram has at most a million million ticks")
    }
    guard duration * ticks == time else {
      throw error(
        "'\(String(word))' is no whole number of ticks of \(duration): a scheduler with shorter ones is 'TestScheduler(tick: .milliseconds(1))'"
      )
    }
    position += word.count
    return ticks
  }

  private mutating func parseGroup() throws(MarbleError) {
    let start = position
    position += 1
    var isEmpty = true
    while let character = current {
      switch character {
      case _ where character.isBlank:
        position += 1
      case ")" where isEmpty:
        throw error("a group needs something that happens: '()' is empty")
      case ")":
        position += 1
        return
      case "-":
        throw error("no time passes inside a group: '-' cannot stand here")
      case "(":
        throw error("a group cannot stand inside a group")
      default:
        try parseMark()
        isEmpty = false
      }
    }
    throw error("this group is never closed: ')' is missing", at: start)
  }

  private mutating func parseMark() throws(MarbleError) {
    let start = position
    let mark = try scanMark()
    if let terminal = seen.first(where: \.isTerminal), mark.isEvent {
      throw error("nothing can follow '\(terminal.text)' but silence", at: start)
    }
    if seen.contains(.disposal) { throw error("nothing can follow '!' but silence", at: start) }
    if case .value = mark {
    } else if !seen.insert(mark).inserted {
      throw error("'\(mark.text)' can happen only once", at: start)
    }
    diagram.append(mark, at: tick)
  }

  private mutating func scanMark() throws(MarbleError) -> MarbleDiagram.Mark {
    guard let character = current else { return .completed }
    defer { position += 1 }
    switch character {
    case _ where character.isName: return .value(String(character))
    case "|": return .completed
    case "#": return .failed
    case "^": return .subscription
    case "!": return .disposal
    case "'": return .value(try scanQuoted())
    case ")": throw error("no group is open here: '(' is missing")
    default:
      throw error(
        """
        '\(character.printable)' means nothing here: expected '-', a letter or a digit, a value in quotes, '(', '|', '#', '^' or '!'
        """
      )
    }
  }

  /// Parses a quoted value. The caller skips the closing quote.
  private mutating func scanQuoted() throws(MarbleError) -> String {
    let start = position
    var value = ""
    position += 1
    while let character = current, character != "'" {
      if character == "\\" {
        position += 1
        let scalars = current.map { Array($0.unicodeScalars) } ?? []
        switch scalars.first {
        case "n": value.append("\n")
        case "'", "\\": if let first = scalars.first { value.unicodeScalars.append(first) }
        default: throw error("after '\\' there can only be a quote, '\\' or 'n'")
        }
        // A mark that combines with the escape is one of the value.
        value.unicodeScalars.append(contentsOf: scalars.dropFirst())
      } else {
        value.append(character)
      }
      position += 1
    }
    guard current != nil else { throw error("this quote is never closed: ' is missing", at: start) }
    return value
  }

  private func error(_ message: String, at position: Int? = nil) -> MarbleError {
    let before = characters.prefix(position ?? self.position).map(String.init).joined()
    return MarbleError(text: text, position: before.count, message: message)
  }
}

extension Character {
  /// The character, or its scalars if a quote or a backslash is one of them: such a mark of the notation can combine with a character
  /// of a value beside it.
  fileprivate var withoutMarksOnNotation: [Character] {
    unicodeScalars.contains { $0 == "'" || $0 == "\\" } ? unicodeScalars.map(Character.init) : [self]
  }

  fileprivate var printable: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
    }.joined()
  }
}
