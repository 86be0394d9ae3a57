import ReactiveSignals
import ReactiveSignalsTesting

/// A parameter of an operator: its name in the list and its parser.
protocol Parameter<Value>: Sendable {
  associatedtype Value: Sendable
  var name: String { get }
  func read(_ token: Token, _ session: Session) throws(InputError) -> Value
  /// Returns the argument in Swift notation.
  func code(_ token: Token) -> String
  /// The arguments that are possible, or no element if they cannot be listed.
  var choices: [String] { get }
  /// The range of a number, or `nil` for a parameter of another kind.
  var range: ClosedRange<Int>? { get }
}

extension Parameter {
  var choices: [String] { [] }
  var range: ClosedRange<Int>? { nil }

  func code(_ token: Token) -> String { token.text }
}

/// A parameter for a whole number of at least `least`.
struct CountParameter: Parameter {
  var least = 0
  let name = "n"
  var range: ClosedRange<Int>? { least...Self.most }

  private static let most = 10_000

  func read(_ token: Token, _ session: Session) throws(InputError) -> Int {
    guard let count = Int(token.text) else {
      throw token.error("expected a whole number, not '\(token.text)'")
    }
    guard count >= least else { throw token.error("expected \(least) or more, not \(count)") }
    guard count <= Self.most else { throw token.error("\(count) is too many: at most \(Self.most)") }
    return count
  }
}

/// A duration and the clock that measures it.
struct TimeSpan: Sendable {
  let duration: Duration
  let clock: TestScheduler
}

/// A parameter for a number of ticks.
struct TicksParameter: Parameter {
  var least = 0
  let name = "ticks"
  var range: ClosedRange<Int>? { CountParameter(least: least).range }

  func read(_ token: Token, _ session: Session) throws(InputError) -> TimeSpan {
    let count = try CountParameter(least: least).read(token, session)
    return TimeSpan(duration: session.scheduler.tick * count, clock: session.scheduler)
  }

  func code(_ token: Token) -> String { ".seconds(\(token.text))" }
}

/// A parameter for text, in quotes if it contains spaces.
struct TextParameter: Parameter {
  let name = "value"

  func read(_ token: Token, _ session: Session) throws(InputError) -> String { token.unquoted }

  func code(_ token: Token) -> String { Int(token.unquoted).map(String.init) ?? "\"\(token.unquoted)\"" }
}

/// A parameter for another signal, which the operator subscribes to while it runs.
struct DiagramParameter: Parameter {
  let name = "diagram"

  func read(_ token: Token, _ session: Session) throws(InputError) -> MarbleSignal {
    let diagram = try session.parse(token.text, in: token.call, offset: token.range.lowerBound)
    return session.recording(session.signal(diagram))
  }
}

/// A parameter for a named function.
struct FunctionParameter: Parameter {
  let name = "function"
  var choices: [String] { TextFunction.names }

  func read(_ token: Token, _ session: Session) throws(InputError) -> @Sendable (String) -> String {
    try token.choose("function", from: TextFunction.all).body
  }

  func code(_ token: Token) -> String {
    TextFunction.all.first { $0.key == token.text }?.value.code ?? token.text
  }
}

/// A parameter for a named predicate.
struct PredicateParameter: Parameter {
  let name = "predicate"
  var choices: [String] { TextPredicate.names }

  func read(_ token: Token, _ session: Session) throws(InputError) -> @Sendable (String) -> Bool {
    try token.choose("predicate", from: TextPredicate.all).body
  }

  func code(_ token: Token) -> String {
    TextPredicate.all.first { $0.key == token.text }?.value.code ?? token.text
  }
}

/// A parameter for a strategy of flattening.
package struct StrategyParameter: Parameter {
  static let all: KeyValuePairs<String, FlattenStrategy> = [
    "merge": .merge, "concat": .concat, "latest": .latest, "first": .first,
    "ordered": .ordered, "merge(limit:2)": .merge(limit: 2), "ordered(limit:2)": .ordered(limit: 2),
  ]
  package static var names: [String] { all.map(\.key) }

  let name = "strategy"
  var choices: [String] { Self.names }

  func read(_ token: Token, _ session: Session) throws(InputError) -> FlattenStrategy {
    try token.choose("strategy", from: Self.all)
  }

  func code(_ token: Token) -> String { ".\(token.text.replacing(":", with: ": "))" }
}

extension Token {
  /// The text without enclosing quotes.
  var unquoted: String {
    guard text.count >= 2, text.first == "'", text.last == "'" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the value of this name in `table`.
  func choose<Value>(_ kind: String, from table: KeyValuePairs<String, Value>) throws(InputError) -> Value {
    if let choice = table.first(where: { $0.key == text }) { return choice.value }
    let names = table.map(\.key)
    let hint =
      names.nearest(to: text).map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
    throw error("there is no \(kind) '\(text)': \(hint)")
  }
}
