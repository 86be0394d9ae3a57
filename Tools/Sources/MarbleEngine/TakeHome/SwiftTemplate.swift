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
struct SwiftTemplate: ExpressibleByStringLiteral {
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

  /// Returns the template of an operator: its own, or its notation if that compiles.
  static func of(_ entry: Operator) -> SwiftTemplate {
    operators[entry.name]
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
