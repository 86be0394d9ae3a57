import ReactiveSignalsTesting

extension MarbleRun {
  /// The chain in Swift.
  public var swiftChain: String {
    let code = SwiftCode(self)
    let lines = zip(code.names, diagrams).map { "// \($0): \($1)" }
    let results = code.results.enumerated().map { "let \(code.resultName($0)) = \($1)" }
    return (lines + code.statements + results).joined(separator: "\n").unindented + "\n"
  }

  /// A test in Swift of the chain, which compares the results with those of this run.
  public var swiftTest: String {
    let code = SwiftCode(self)
    let lines = zip(code.names, diagrams).map {
      "let \($0) = scheduler.cold(\($1.description.swiftLiteral), error: Failed()).erased"
    }
    let recordings = code.results.enumerated().map {
      "let \(code.resultName($0)) = scheduler.record(\n    \($1)\n  )"
    }
    let expectations = results.enumerated().map {
      "#expect(\(code.resultName($0)) == \($1.description.swiftLiteral))"
    }
    let time = isCut ? "scheduler.advance(ticks: \(ticks))" : "scheduler.run()"
    let body =
      ["let scheduler = TestScheduler()"] + lines + code.statements + recordings + [time] + expectations
    let title = steps.map(\.call).joined(separator: ", ").swiftLiteral
    let test = "@Test(\(title))\nfunc \(testName)() {\n  \(body.joined(separator: "\n  "))\n}"
    let helpers = SwiftNotation.helpers.filter { test.contains($0.key) }.map(\.value)
    let imports = "import ReactiveSignals\nimport ReactiveSignalsTesting\nimport Testing"
    return ([imports, "private struct Failed: Error {}"] + helpers + [test]).joined(separator: "\n\n") + "\n"
  }

  /// The operators as a name of a function.
  private var testName: String {
    let words = steps.flatMap { $0.call.split { !$0.isASCII || !($0.isLetter || $0.isNumber) } }.map(
      String.init
    )
    let name = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return name.isEmpty ? "line" : [["if"], ["switch"]].contains(name) ? "`\(name[0])`" : name.joined()
  }

  /// The diagrams of the last results.
  private var results: [MarbleDiagram] {
    steps.last?.results.map { $0.first?.diagram ?? MarbleDiagram() } ?? diagrams
  }
}

/// The statements of a chain, and the expressions of its results.
private struct SwiftCode {
  let names: [String]
  private(set) var statements: [String] = []
  private(set) var results: [String]
  private var number = 0

  init(_ run: MarbleRun) {
    names = run.diagrams.indices.map { "abcdefghijklmnopqrstuvwxyz".map(String.init)[$0 % 26] }
    results = names
    for step in run.steps { append(OperatorCall(step.call)) }
  }

  func resultName(_ index: Int) -> String { results.count == 1 ? "result" : "result\(index + 1)" }

  private mutating func append(_ call: OperatorCall) {
    guard let entry = try? OperatorTable.find(call) else { return }
    let name = entry.name
    func filled(_ template: String) -> String { entry.filled(template, call) }
    if let source = SwiftNotation.sources[name] {
      results = [filled(source)]
    } else if let group = SwiftNotation.statements[name] {
      results = results.flatMap { signal in
        number += 1
        func placed(_ text: String) -> String {
          filled(text.replacing("#i", with: "\(number)")).replacing("#s", with: signal)
        }
        statements += group.statements.map(placed)
        return group.results.map(placed)
      }
    } else if let combination = SwiftNotation.combinations[name] {
      bindResults()
      results = [named(filled(combination))]
    } else {
      let template = SwiftNotation.operators[name] ?? entry.call
      if entry.labels.isEmpty {
        results = results.map { "\($0)\n      .\(filled(template))" }
      } else {
        bindResults()
        results = ["\(results[0])\n      .\(named(filled(template)))"]
      }
    }
  }

  /// Replaces the places of lines with their names.
  private func named(_ text: String) -> String {
    zip(["#a", "#b", "#c"], results).reduce(text.replacing("#all", with: results.joined(separator: ", "))) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  /// Gives each result a name, so that an expression can use it.
  private mutating func bindResults() {
    for index in results.indices where results[index].contains("\n") || results[index].contains(".") {
      number += 1
      statements.append("let line\(number) = \(results[index])\n      .erased")
      results[index] = "line\(number)"
    }
  }
}

extension Operator {
  /// Returns a template with the arguments of a call.
  fileprivate func filled(_ template: String, _ call: OperatorCall) -> String {
    let windows = ".enumerated().flatMap { number, window in window.map { \"\\(number)\\($0)\" } }"
    let text = template.replacing("#windows", with: windows).replacing("on: clock", with: "on: scheduler")
    return zip(call.tokens.dropFirst(), parameters).enumerated().reduce(text) { text, item in
      text.replacing("#\(item.offset + 1)", with: item.element.1.swiftCode(item.element.0))
    }
  }
}

extension Parameter {
  /// Returns the argument as Swift that compiles where values are text.
  fileprivate func swiftCode(_ token: Token) -> String {
    switch self {
    case is TextParameter: token.unquoted.swiftLiteral
    case is DiagramParameter: token.text.swiftLiteral
    case is FunctionParameter: SwiftNotation.functions[token.text] ?? token.text
    case is PredicateParameter: SwiftNotation.predicates[token.text] ?? token.text
    default: code(token)
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var swiftLiteral: String {
    let escaped = map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r", "\r\n": "\\r"
      case "\0": "\\0"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The lines after the first without the indentation inside of a function.
  fileprivate var unindented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("      ") ? String($0.dropFirst(4)) : String($0) }
      .joined(separator: "\n")
  }
}
