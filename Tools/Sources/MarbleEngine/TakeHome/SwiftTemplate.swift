/// An operator in Swift, for signals of text.
///
/// The notation of a picture, such as `map { $0 * 10 }`, is short. A test has to compile, and its values are text.
///
/// | placeholder | meaning |
/// |---|---|
/// | `#1`, `#2` | the arguments |
/// | `#a`, `#b`, `#c` | the lines of an operator for several lines; `#lines` are all of them |
/// | `#E` | the type of failures |
/// | `#safe` | nothing, or a `catch` that replaces a failure by completion |
struct SwiftTemplate: ExpressibleByStringLiteral, Sendable {
  /// The statements before the expression.
  var statements: [String] = []
  /// The expressions, one for each line that the operator makes. One that begins with a lowercase letter is applied to the line.
  let results: [String]

  init(_ results: String..., after statements: String...) {
    self.statements = statements
    self.results = results
  }

  init(stringLiteral text: String) { results = [text] }

  var text: String { (statements + results).joined() }

  /// Returns a template for an operator whose result, the variable `shared`, has subscribers at ticks 0, 4 and 12.
  static func shared(_ statements: String...) -> SwiftTemplate {
    var template: SwiftTemplate = """
      Signal.merge(
        [0, 4, 12].enumerated().map { number, tick in
          Signal<Int, #E>.timer(after: .seconds(tick), on: scheduler)
            .flatMap { _ in shared.map { "\\(number)\\($0)" } }
            .erased
        }
      )
      """
    template.statements = statements
    return template
  }

  /// Returns a template for windows: the number of its window precedes each value.
  static func numbered(_ windows: String) -> SwiftTemplate {
    SwiftTemplate(
      "\(windows).enumerated().flatMap { number, window in window.map { \"\\(number)\\($0)\" } }"
    )
  }

  /// Returns a template for lists of values.
  static func listed(_ lists: String) -> SwiftTemplate {
    SwiftTemplate("\(lists).map { \"[\\($0.joined(separator: \" \"))]\" }")
  }

  /// Returns the template of an operator: its own, or its notation if that compiles.
  static func of(_ entry: Operator) -> SwiftTemplate {
    Registry.templates[entry.name]
      ?? SwiftTemplate(
        entry.call.replacing("on: clock", with: "on: scheduler").replacing("error", with: "Failure()")
      )
  }

  /// Returns an argument as a Swift expression.
  static func argument(_ token: Token, for parameter: any Parameter, source: (String) -> String) -> String {
    switch parameter {
    case is TextParameter: token.unquoted.quotedForSwift
    case is DiagramParameter: source(token.text)
    case is FunctionParameter: functions[token.text] ?? parameter.code(token)
    case is PredicateParameter: predicates[token.text] ?? parameter.code(token)
    default: parameter.code(token)
    }
  }
}

extension SwiftTemplate {
  /// The functions of numbers. The others compile as they are noted.
  private static let functions = [
    "reversed": "{ String($0.reversed()) }",
    "length": "{ String($0.count) }",
    "increment": "{ text in Int(text).map { String($0 &+ 1) } ?? text }",
    "square": "{ text in Int(text).map { String($0 &* $0) } ?? text }",
    "tenfold": "{ text in Int(text).map { String($0 &* 10) } ?? text }",
  ]

  private static let predicates = [
    "letter": "{ $0.allSatisfy(\\.isLetter) }",
    "digit": "{ $0.allSatisfy(\\.isNumber) }",
    "uppercase": "{ $0.allSatisfy(\\.isUppercase) }",
    "lowercase": "{ $0.allSatisfy(\\.isLowercase) }",
    "vowel": "{ \"aeiou\".contains($0.lowercased()) }",
    "even": "{ Int($0)?.isMultiple(of: 2) == true }",
    "odd": "{ Int($0)?.isMultiple(of: 2) == false }",
    "below5": "{ Int($0).map { $0 < 5 } == true }",
    "above5": "{ Int($0).map { $0 > 5 } == true }",
  ]
}
