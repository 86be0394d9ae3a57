// Prints `OperatorForms.swift`: forms of operators on several signals, of which the types do not match as they stand. `scripts/generate`
// runs it.
//
// The failures of the signals may differ: one is `Never`, which widens to the other. A constraint cannot state "one of two failures is `Never`", so
// each method has a form for each side. Or a signal is a factory, whose type has to come from the parameter. The static operators have no such
// forms, and none widens to `any Error`: each form makes a mistake in a later closure slower to find.

/// An operator on a signal and another one, whose type is `Other`.
struct Operator {
  /// The name of the operator.
  let name: String
  /// The parameters. `%` stands for the type of the parameter that is, or makes, the other signal.
  let parameters: String
  /// The arguments of the call. `%` stands for the widened other signal.
  let arguments: String
  /// The type of the values of the result.
  let result: String
  /// A generic parameter behind `Other`.
  var generic = ""
  /// Whether the values of both signals have the same type.
  var hasSameValues = false
  /// The parameters of the closure that makes the other signal, if one does.
  var closure: String?
  /// The forms. A form is a row in the list of members and work for the type checker, so an operator that is used seldom has few: behind
  /// it, `promoteFailure(to:)` and `Signal.just(1)` say the same.
  var forms: Set<Form> = [.failing, .safe, .factory]
}

/// What the other signal of a form is.
enum Form {
  /// It can fail, and this signal cannot.
  case failing
  /// It cannot fail, and this signal can.
  case safe
  /// A factory, which gets its type from the parameter.
  case factory
}

let pair = "(Value, Other.Value)"
let transform = "_ transform: @escaping @Sendable (Value, Other.Value) -> T"
let scheduler = "on scheduler: some TimedScheduler"

let operators = [
  Operator(name: "merge", parameters: "_ other: %", arguments: "%", result: "Value", hasSameValues: true),
  Operator(name: "concat", parameters: "_ other: %", arguments: "%", result: "Value", hasSameValues: true),
  Operator(name: "combineLatest", parameters: "_ other: %", arguments: "%", result: pair),
  Operator(name: "zip", parameters: "_ other: %", arguments: "%", result: pair),
  Operator(name: "withLatest", parameters: "from other: %", arguments: "from: %", result: pair),
  Operator(
    name: "withLatest",
    parameters: "from other: %, \(transform)",
    arguments: "from: %, transform",
    result: "T",
    generic: ", T: Sendable",
    forms: [.failing, .safe]
  ),
  Operator(
    name: "sample",
    parameters: "on other: %",
    arguments: "on: %",
    result: "Value",
    forms: [.safe, .factory]
  ),
  Operator(name: "buffer", parameters: "on other: %", arguments: "on: %", result: "[Value]", forms: [.safe]),
  Operator(
    name: "take",
    parameters: "untilReplacement other: %",
    arguments: "untilReplacement: %",
    result: "Value",
    hasSameValues: true,
    forms: [.failing]
  ),
  Operator(
    name: "race",
    parameters: "_ other: %",
    arguments: "%",
    result: "Value",
    hasSameValues: true,
    forms: [.safe, .factory]
  ),
  Operator(
    name: "ifEmpty",
    parameters: "switchTo other: %",
    arguments: "switchTo: %",
    result: "Value",
    hasSameValues: true,
    forms: [.safe, .factory]
  ),
  Operator(
    name: "timeout",
    parameters: "after duration: Duration, switchTo other: %, \(scheduler)",
    arguments: "after: duration, switchTo: %, on: scheduler",
    result: "Value",
    hasSameValues: true,
    forms: [.safe, .factory]
  ),
  Operator(
    name: "timeout",
    parameters: "ofSilence duration: Duration, switchTo other: %, \(scheduler)",
    arguments: "ofSilence: duration, switchTo: %, on: scheduler",
    result: "Value",
    hasSameValues: true,
    forms: [.safe, .factory]
  ),
  Operator(name: "then", parameters: "_ other: %", arguments: "{ % }", result: "Other.Value", closure: ""),
]

/// Operators whose other signal answers the ends of this one. Its failure alone widens.
let answers = [
  Operator(
    name: "retry",
    parameters: "when other: %",
    arguments: "when: { % }",
    result: "Value",
    closure: "Signal<Failure, Failure>"
  ),
  Operator(
    name: "repeated",
    parameters: "when other: %",
    arguments: "when: { % }",
    result: "Value",
    closure: "Signal<Void, Failure>"
  ),
]

func replace(_ part: Character, in text: String, by replacement: String) -> String {
  text.split(separator: part, omittingEmptySubsequences: false).joined(separator: replacement)
}

/// Returns the form of an operator.
///
/// - Parameters:
///   - failure: The failure of the result.
///   - other: The failure of the other signal, if it is fixed.
///   - widensSelf: Whether this signal is widened, and not the other one.
func form(_ item: Operator, failure: String, other: String?, widensSelf: Bool) -> String {
  let type = item.closure.map { "@escaping @Sendable (\($0)) -> Other" } ?? "Other"
  var constraints: [String] = []
  if item.hasSameValues { constraints.append("Other.Value == Value") }
  if let other { constraints.append("Other.Failure == \(other)") }
  let widening = "promoteFailure(to: \(failure).self)"
  let call = item.closure.map { $0.isEmpty ? "other()" : "other($0)" } ?? "other"
  let arguments = replace("%", in: item.arguments, by: widensSelf ? call : "\(call).\(widening)")
  let body = (widensSelf ? "\(widening)." : "") + "\(item.name)(\(arguments))"
  return """
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      public func \(item.name)<Other: SignalProtocol\(item.generic)>(
        \(replace("%", in: item.parameters, by: type))
      ) -> Signal<\(item.result), \(failure)>\(constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")) {
        \(body)
      }
    """
}

func group(_ comment: String, _ constraint: String, _ forms: [String]) {
  print("\n/// \(comment)\n@_documentation(visibility: internal)\nextension SignalProtocol\(constraint) {")
  print(forms.joined(separator: "\n\n"))
  print("}")
}

print(
  """
  // Overloads for signals whose failures differ: one is `Never`. And overloads for factories, which get their type from the parameter.
  //
  // Written by scripts/operator-forms.swift.
  """
)
group(
  "This signal cannot fail, and the other one can.",
  " where Failure == Never",
  operators.filter { $0.forms.contains(.failing) }.map {
    form($0, failure: "Other.Failure", other: nil, widensSelf: true)
  }
)
group(
  "The other signal cannot fail, and this one can.",
  "",
  (operators + answers).filter { $0.forms.contains(.safe) }.map {
    form($0, failure: "Failure", other: "Never", widensSelf: false)
  }
)
/// Operators whose other signal cannot fail.
let triggers = [
  Operator(name: "take", parameters: "until other: %", arguments: "until: %", result: "Value"),
  Operator(name: "skip", parameters: "until other: %", arguments: "until: %", result: "Value"),
]

/// Returns the form of an operator for a factory as the other signal, as in `race(.empty)`: the type of the other signal is `Signal`.
///
/// - Parameters:
///   - item: The operator.
///   - failure: The failure of the other signal.
func factoryForm(_ item: Operator, failure: String) -> String {
  let other = "Signal<\(item.hasSameValues ? "Value" : "Factory"), \(failure)>"
  let type = item.closure == nil ? other : "@escaping @Sendable () -> \(other)"
  let result = item.result.split(separator: "Other.Value", omittingEmptySubsequences: false).joined(
    separator: "Factory"
  )
  let arguments = item.closure == nil ? replace("%", in: item.arguments, by: "other") : "other"
  return """
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      public func \(item.name)\(item.hasSameValues ? "" : "<Factory: Sendable>")(
        \(replace("%", in: item.parameters, by: type))
      ) -> Signal<\(result), Failure> {
        \(item.name)(\(arguments))
      }
    """
}

group(
  "The other signal is a factory, as in `race(.empty)`: its type comes from the parameter.",
  "",
  operators.filter { $0.forms.contains(.factory) }.map { factoryForm($0, failure: "Failure") }
    + triggers.map { factoryForm($0, failure: "Never") }
)

print(
  """

  /// The inner signals cannot fail, and the outer one can, or the other way around.
  @_documentation(visibility: internal)
  extension SignalProtocol where Value: SignalProtocol, Value.Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatten(
      _ strategy: FlattenStrategy = .merge,
      buffering policy: BufferingPolicy<Failure> = .all
    ) -> Signal<Value.Value, Failure> {
      flatMap(strategy, buffering: policy) { $0.promoteFailure(to: Failure.self).erased }
    }

    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func switchToLatest() -> Signal<Value.Value, Failure> { flatten(.latest) }

    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> Signal<Value.Value, Failure> {
      flatten(.concat, buffering: policy)
    }
  }

  @_documentation(visibility: internal)
  extension SignalProtocol where Value: SignalProtocol, Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatten(
      _ strategy: FlattenStrategy = .merge,
      buffering policy: BufferingPolicy<Value.Failure> = .all
    ) -> Signal<Value.Value, Value.Failure> {
      promoteFailure(to: Value.Failure.self).flatten(strategy, buffering: policy)
    }

    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func switchToLatest() -> Signal<Value.Value, Value.Failure> { flatten(.latest) }

    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func concat(
      buffering policy: BufferingPolicy<Value.Failure> = .all
    ) -> Signal<Value.Value, Value.Failure> {
      flatten(.concat, buffering: policy)
    }
  }
  """
)

/// Returns the forms of `flatMap`, without and with a strategy, for a closure whose signals are of another failure.
///
/// - Parameters:
///   - inner: The type of the inner signals: a `Signal`, or `Inner`.
///   - failure: The failure of the result.
///   - constraint: The constraint on `Inner`.
///   - body: The call, with the names of the parameters.
func flatMapForms(_ inner: String, failure: String, constraint: String, optionals: String, body: String)
  -> String
{
  let isChain = inner == "Inner"
  return ["", "_ strategy: FlattenStrategy, buffering policy: BufferingPolicy<\(failure)> = .all, "].map {
    parameters in
    """
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      @inline(__always)
      public func flatMap<\(isChain ? "Inner: SignalProtocol" : "T: Sendable")>(
        \(parameters)_ transform: (@Sendable (Value) -> \(inner))\(optionals)
      ) -> Signal<\(isChain ? "Inner.Value" : "T"), \(failure)>\(constraint) {
        \(parameters.isEmpty
          ? "flatMap(.merge, transform)"
          : """
          let transform = passed(\(optionals == "??" ? "passed(transform, to: \"flatMap\")" : "transform"), to: "flatMap")
          return \(body)
      """)
      }
    """
  }
  .joined(separator: "\n\n")
}

group(
  "This signal cannot fail, and the inner ones can.",
  " where Failure == Never",
  [
    flatMapForms(
      "Inner",
      failure: "Inner.Failure",
      constraint: "",
      optionals: "?",
      body:
        "promoteFailure(to: Inner.Failure.self).erased.flatMapped(strategy, policy) { transform($0).erased }"
    )
  ]
)
group(
  "The inner signals cannot fail, and this one can.",
  "",
  [
    flatMapForms(
      "Signal<T, Never>",
      failure: "Failure",
      constraint: "",
      optionals: "?",
      body: "erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }"
    ),
    flatMapForms(
      "Inner",
      failure: "Failure",
      constraint: " where Inner.Failure == Never",
      optionals: "??",
      body: "erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }"
    ),
  ]
)
