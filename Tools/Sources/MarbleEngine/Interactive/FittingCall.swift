public import ReactiveSignalsTesting

/// An operator with those arguments with which it does something: it is tried on the values that it receives.
public struct FittingCall: Sendable {
  /// The arguments, in order, without quotes around them.
  public let arguments: [String]

  /// The number of calls that are tried.
  private static let attempts = 48

  /// Finds arguments for an operator.
  ///
  /// The arguments of its example are preferred to others, as long as the operator changes something with them. A function and a
  /// predicate are chosen by the values: letters, numbers or Booleans.
  ///
  /// - Parameters:
  ///   - name: The name of the operator.
  ///   - written: The first arguments, which are given.
  ///   - diagrams: The lines of the experiment.
  ///   - before: The operators before this one.
  public init(_ name: String, written: [String], on diagrams: [MarbleDiagram], after before: [String]) {
    let parameters = OperatorDescription.all.first { $0.name == name }?.parameters ?? []
    let missing = parameters.dropFirst(written.count)
    let examples = written + missing.map(\.example.withoutQuotes)
    guard !missing.isEmpty, !diagrams.isEmpty else {
      arguments = examples
      return
    }
    let run = MarbleRun(diagrams, before, limit: .milliseconds(200))
    guard run.mistake == nil, !run.isCut else {
      arguments = examples
      return
    }
    let received = run.steps.last.map { $0.results.compactMap { $0.first?.diagram } } ?? diagrams
    let choices = missing.map { Self.choices($0, for: received.flatMap(\.values)) }
    var candidates = [written]
    for choice in choices {
      candidates = candidates.flatMap { start in choice.map { start + [$0] } }
    }
    var best = (score: -1, arguments: examples)
    for candidate in candidates.prefix(Self.attempts) where best.score < 3 {
      let call = ([name] + candidate.map(\.quotedForCall)).joined(separator: " ")
      let score = Self.score(MarbleRun(diagrams, before + [call], limit: .milliseconds(100)), received)
      if score > best.score { best = (score, candidate) }
    }
    arguments = best.arguments
  }

  /// Returns 3 for a run that shows values and changes something, and less for one that shows less.
  private static func score(_ run: MarbleRun, _ received: [MarbleDiagram]) -> Int {
    guard run.mistake == nil, !run.isCut, let step = run.steps.last else { return 0 }
    let results = step.results.compactMap { $0.first?.diagram }
    if results.map(\.events) == received.map(\.events) { return 1 }
    return results.contains { !$0.values.isEmpty } ? 3 : 2
  }

  private static func choices(_ parameter: OperatorDescription.Parameter, for values: [String]) -> [String] {
    let example = parameter.example.withoutQuotes
    let areNumbers = !values.isEmpty && values.allSatisfy { Int($0) != nil }
    let areBooleans = !values.isEmpty && values.allSatisfy { $0 == "true" || $0 == "false" }
    let fitting: [String]
    switch parameter.kind {
    case "function":
      fitting =
        areNumbers ? ["tenfold", "increment", "square"] : ["uppercase", "doubled", "reversed", "lowercase"]
    case "predicate":
      fitting =
        areNumbers
        ? ["even", "above5", "below5", "odd"] : areBooleans ? ["letter"] : ["vowel", "uppercase", "letter"]
    case "value": fitting = (areNumbers ? ["0"] : []) + [example] + values.prefix(3)
    case "n", "ticks": fitting = [example] + (1...8).map(String.init)
    default: fitting = [example]
    }
    var known: Set<String> = []
    return (fitting + parameter.choices.prefix(8)).filter { known.insert($0).inserted }
  }
}

extension MarbleDiagram {
  /// The values, in order.
  fileprivate var values: [String] {
    moments.flatMap(\.marks).compactMap { if case .value(let name) = $0 { name } else { nil } }
  }

  /// The events without the length of the silence behind them.
  fileprivate var events: [Moment] {
    moments.filter { $0.marks != [.subscription] }
  }
}

extension String {
  /// The argument without the quotes around it.
  package var withoutQuotes: String {
    guard count >= 2, first == "'", last == "'", !dropFirst().dropLast().contains("'") else { return self }
    return String(dropFirst().dropLast())
  }

  /// The text as an argument of a call: with spaces, or without characters, it needs quotes.
  package var quotedForCall: String {
    let isPlain = !isEmpty && !contains(where: \.isWhitespace)
    return isPlain || contains("'") ? self : "'\(self)'"
  }
}
