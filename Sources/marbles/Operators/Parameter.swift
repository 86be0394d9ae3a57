import ReactiveSignals
import ReactiveSignalsTesting

/// What an operator takes: its name in the list, and how it is read.
protocol Parameter<Value>: Sendable {
  associatedtype Value: Sendable
  var name: String { get }
  func read(_ word: Word, _ session: Session) throws(InputError) -> Value
  /// The argument as it is written in Swift.
  func code(_ word: Word) -> String
}

extension Parameter {
  func code(_ word: Word) -> String { word.text }
}

/// A whole number from `least` on.
struct Count: Parameter {
  var least = 0
  let name = "n"

  func read(_ word: Word, _ session: Session) throws(InputError) -> Int {
    guard let count = Int(word.text) else {
      throw word.error("expected a whole number, not '\(word.text)'")
    }
    guard count >= least else { throw word.error("expected \(least) or more, not \(count)") }
    guard count <= 10_000 else { throw word.error("\(count) is too many: at most 10000") }
    return count
  }
}

/// How long, and by which clock.
struct Span: Sendable {
  let duration: Duration
  let clock: TestScheduler
}

/// A number of ticks.
struct Ticks: Parameter {
  var least = 0
  let name = "ticks"

  func read(_ word: Word, _ session: Session) throws(InputError) -> Span {
    let count = try Count(least: least).read(word, session)
    return Span(duration: session.scheduler.tick * count, clock: session.scheduler)
  }

  func code(_ word: Word) -> String { ".seconds(\(word.text))" }
}

/// Any text, in quotes if there is space in it.
struct Text: Parameter {
  let name = "value"

  func read(_ word: Word, _ session: Session) throws(InputError) -> String { word.unquoted }

  func code(_ word: Word) -> String { Int(word.unquoted).map(String.init) ?? "\"\(word.unquoted)\"" }
}

/// Another signal, which is subscribed to while the operator runs.
struct Diagram: Parameter {
  let name = "diagram"

  func read(_ word: Word, _ session: Session) throws(InputError) -> MarbleSignal {
    let diagram = try session.parse(word.text, in: word.phrase, offset: word.range.lowerBound)
    return session.watched(session.signal(diagram))
  }
}

/// One of the functions that have a name.
struct Function: Parameter {
  let name = "function"

  func read(_ word: Word, _ session: Session) throws(InputError) -> @Sendable (String) -> String {
    try word.choose("function", from: TextFunction.all).body
  }

  func code(_ word: Word) -> String {
    TextFunction.all.first { $0.key == word.text }?.value.code ?? word.text
  }
}

/// One of the questions that have a name.
struct Predicate: Parameter {
  let name = "predicate"

  func read(_ word: Word, _ session: Session) throws(InputError) -> @Sendable (String) -> Bool {
    try word.choose("predicate", from: TextPredicate.all).body
  }

  func code(_ word: Word) -> String {
    TextPredicate.all.first { $0.key == word.text }?.value.code ?? word.text
  }
}

/// What to do with signals that come while others run.
struct Strategy: Parameter {
  static let all: KeyValuePairs<String, FlattenStrategy> = [
    "merge": .merge, "concat": .concat, "latest": .latest, "first": .first,
    "merge(limit:2)": .merge(limit: 2),
  ]
  static var names: [String] { all.map(\.key) }

  let name = "strategy"

  func read(_ word: Word, _ session: Session) throws(InputError) -> FlattenStrategy {
    try word.choose("strategy", from: Self.all)
  }

  func code(_ word: Word) -> String { ".\(word.text.replacing(":", with: ": "))" }
}

extension Word {
  /// The text without the quotes around it.
  var unquoted: String {
    guard text.count >= 2, text.first == "'", text.last == "'" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// What `table` has under this word.
  func choose<Value>(_ kind: String, from table: KeyValuePairs<String, Value>) throws(InputError) -> Value {
    if let choice = table.first(where: { $0.key == text }) { return choice.value }
    let names = table.map(\.key)
    let hint =
      names.nearest(to: text).map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
    throw error("there is no \(kind) '\(text)': \(hint)")
  }
}
