// Prints `MainForms.swift`: the main-actor form of each operator of `SignalProtocol`, and of each factory of `Signal` that takes signals.
//
//     swift scripts/main-forms.swift SYMBOL_GRAPH
//
// `scripts/generate` runs it. The declarations come from the symbol graph of the compiler. A form has the name, labels and defaults of
// its operator, and its body is a call of the operator on the `Signal` inside. Rules on types make both:
//
// - A value of the signal, or of another one, may be of any type. Inside it is an `OnMain`.
// - A closure runs on the main actor. Inside it is `unisolated`.
// - A signal is anything that converts to a main signal. Inside it is its `base`.
// - A scheduler is the main queue unless another one is passed. Inside it is an `OnMainScheduler`.
// - Optionals, arrays, tuples, events, windows and groups follow from their parts.
//
// An operator to which no rule applies stops the program, unless `byHand` or `withoutForm` below names it.
import Foundation

/// Operators whose main-actor form is written by hand in the folder `MainActor`, by reason.
let byHand: [String: [String]] = [
  // A conformance of a type of the main actor may be isolated to it. So a value in an `OnMain` has none, and a key need not be `Sendable`.
  "The operator compares values": [
    "contains(_:)", "distinct()", "distinct(by:)", "distinctUntilChanged()", "distinctUntilChanged(at:)",
    "chunked(on:)", "ignore(_:)", "min()",
    "max()", "sequenceEqual(_:buffering:)", "differences()", "switch(on:cases:default:)",
    "switch(on:cases:)",
  ],
  "The values have a fixed type": ["and()", "or()", "not()"],
  "It takes a list of any length": [
    "append(_:)", "merge(_:_:)", "merge(_:_:_:)", "merge(_:_:_:_:)", "merge(_:_:_:_:_:_:)", "concat(_:_:)",
    "concat(_:_:_:)", "concat(_:_:_:_:)",
    "concat(_:_:_:_:_:_:)", "race(_:_:)", "race(_:_:_:_:)", "combineLatest(_:_:_:_:_:_:_:_:_:_:)",
    "zip(_:_:_:_:_:_:_:_:_:_:buffering:)",
  ],
  "The closure is asynchronous, and takes no executor": [
    "asyncMap(maxConcurrent:ordered:on:buffering:_:)", "asyncMap(_:on:buffering:_:)",
    "asyncFilter(maxConcurrent:ordered:on:buffering:_:)", "task(on:_:)", "produce(on:_:)",
    "first()", "last()", "collected()", "completion()", "values(buffering:)",
  ],
  "A closure has a parameter of its own, or may be called elsewhere": [
    "create(_:)", "transformWhile(_:)", "log(_:to:)",
    "on(subscribed:next:failed:completed:terminated:disposed:)", "finally(_:)",
  ],
  "The result has more than one signal": ["partition(by:)"],
  "The sequence may be of any type": ["from(_:)"],
  "The subscription begins on the main actor": [
    "share(replay:startingAt:whenUnobserved:afterTermination:buffering:)"
  ],
  "The object may be of any type": ["with(weak:)", "subscribe(_:)"],
]

/// Members of signals that main signals have not, by reason.
let withoutForm: [String: [String]] = [
  "It leads to another thread": [
    "deliver(on:buffering:)", "deliverOnMain(buffering:)", "subscribe(on:_:)", "observe(buffering:_:)",
    "observeEvents(buffering:_:)",
    "startLazily(on:replay:_:)", "startEagerly(on:replay:_:)", "values(batch:buffering:)", "from(_:on:)",
    "using(resource:cleanup:on:_:)",
  ],
  "It blocks its thread": ["waitForFirst()", "waitUntilCompleted()", "waitForAll()"],
  "It is for authors of operators and of shared signals, which use the signal inside": [
    "operation(_:sending:starting:state:receive:)", "operation(_:sending:on:startingAfter:state:receive:)",
    "operation(_:sending:with:state:receive:)",
    "operation(_:sending:state:receive:last:)", "multicast(_:buffering:)", "publish()", "bind(_:)",
  ],
  "It is a range of numbers, which are `Sendable`": ["range(_:)"],
]

// MARK: The symbol graph

struct Graph: Decodable { let symbols: [Symbol] }

struct Symbol: Decodable {
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    let lines: [Line]
  }
  struct Constraint: Decodable, Hashable {
    let kind: String
    let lhs: String
    let rhs: String
  }
  struct Extension: Decodable { let constraints: [Constraint]? }
  struct Location: Decodable {
    struct Position: Decodable { let line: Int }
    let uri: String
    let position: Position
  }
  let kind: Kind
  let pathComponents: [String]
  let accessLevel: String
  let declarationFragments: [Fragment]?
  let docComment: Comment?
  let swiftExtension: Extension?
  let location: Location?
}

extension Symbol {
  /// The file, by which the forms are sorted. Generated files, whose folder is a temporary one, are last.
  var place: String { location!.uri.replacing(#/^.*\/(?=(Arities|OperatorForms)\.swift$)/#, with: "~") }
}

// MARK: Types

/// A type, as the symbol graph spells it.
indirect enum Type {
  case named(String, arguments: [Type])
  case tuple([(label: String?, type: Type)])
  case function(Function)
  case optional(Type)
  case array(Type)
  /// A type behind a word: `some`, `any`, `inout`, `repeat` or `each`.
  case marked(String, Type)
  case metatype(Type)
  case variadic(Type)

  struct Function {
    var attributes: [String]
    var parameters: [(label: String?, type: Type)]
    var isAsync: Bool
    var failure: String?
    var result: Type
  }
}

extension Type: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .tuple(let parts): "(\(Type.list(parts)))"
    case .function(let function):
      (function.attributes + [
        "(\(function.parameters.map { part in part.label.map { "_ \($0): \(part.type)" } ?? "\(part.type)" }.joined(separator: ", ")))"
      ]
        + (function.isAsync ? ["async"] : []) + (function.failure.map { [$0] } ?? []) + [
          "->", "\(function.result)",
        ])
        .joined(separator: " ")
    case .optional(let wrapped): if case .function = wrapped { "(\(wrapped))?" } else { "\(wrapped)?" }
    case .array(let element): "[\(element)]"
    case .marked(let word, let type): "\(word) \(type)"
    case .metatype(let type): "\(type).Type"
    case .variadic(let type): "\(type)..."
    }
  }

  static func list(_ parts: [(label: String?, type: Type)]) -> String {
    parts.map { part in part.label.map { "\($0): \(part.type)" } ?? "\(part.type)" }.joined(separator: ", ")
  }
}

/// Reads the text of a declaration.
struct Reader {
  var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(word), rest.dropFirst(word.count).first.map({ !isNameCharacter($0) }) ?? true else {
      return false
    }
    rest.removeFirst(word.count)
    return true
  }

  func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  mutating func name() -> String {
    skipSpaces()
    if rest.first == "`" {
      let name = rest.prefix { $0 != " " && $0 != "(" && $0 != ":" && $0 != "<" }
      rest.removeFirst(name.count)
      return String(name)
    }
    let name = rest.prefix { isNameCharacter($0) || $0 == "#" }
    rest.removeFirst(name.count)
    return String(name)
  }

  /// Takes the bracket that begins here, and returns the text in it.
  mutating func bracketed() -> Substring {
    skipSpaces()
    var depth = 0
    var previous: Character = " "
    let end = rest.firstIndex { character in
      depth += Reader.change(character, after: previous)
      previous = character
      return depth == 0
    }!
    defer { rest = rest[rest.index(after: end)...] }
    return rest[..<end].dropFirst()
  }

  /// The change of the depth of brackets at a character.
  static func change(_ character: Character, after previous: Character) -> Int {
    if "([{<".contains(character) { return 1 }
    return ")]}".contains(character) || character == ">" && previous != "-" ? -1 : 0
  }

  mutating func type() -> Type {
    var attributes: [String] = []
    skipSpaces()
    while rest.first == "@" || rest.hasPrefix("nonisolated(") {
      var attribute = String(rest.prefix { !$0.isWhitespace && $0 != "(" })
      rest.removeFirst(attribute.count)
      if rest.first == "(" { attribute += "(\(bracketed()))" }
      attributes.append(attribute)
      skipSpaces()
    }
    for word in ["some", "any", "inout", "repeat", "each"] where takeWord(word) {
      let marked = Type.marked(word, type())
      return take("&") ? .named("\(marked) & \(type())", arguments: []) : marked
    }
    var result: Type
    if rest.first == "(" {
      let parts = Reader.split(bracketed()).map(Reader.part)
      skipSpaces()
      let isAsync = takeWord("async")
      var failure: String?
      if takeWord("throws") {
        failure = "throws"
        if rest.first == "(" { failure = "throws(\(bracketed()))" }
      }
      if take("->") {
        let function = Type.Function(
          attributes: attributes,
          parameters: parts,
          isAsync: isAsync,
          failure: failure,
          result: type()
        )
        return .function(function)
      }
      if parts.count == 1, parts[0].label == nil { result = parts[0].type } else { result = .tuple(parts) }
    } else if rest.first == "[" {
      let inside = bracketed()
      let parts = Reader.split(inside, by: ":")
      result = parts.count == 1 ? .array(Reader.whole(inside)) : .named("[\(inside)]", arguments: [])
    } else {
      var text = name()
      var arguments: [Type] = []
      while true {
        if rest.first == "<" {
          arguments = Reader.split(bracketed()).map { Reader.whole($0) }
        } else if rest.hasPrefix(".Type") {
          rest.removeFirst(5)
          return .metatype(.named(text, arguments: arguments))
        } else if rest.first == ".", rest.dropFirst().first.map(isNameCharacter) == true {
          rest.removeFirst()
          text += "." + name()
        } else {
          break
        }
      }
      // An extension of `Signal` names it alone.
      if text == "Signal", arguments.isEmpty {
        arguments = ["Value", "Failure"].map { .named($0, arguments: []) }
      }
      result = .named(text, arguments: arguments)
      if text == "Array" { result = .array(arguments[0]) }
      if text == "Optional" { result = .optional(arguments[0]) }
    }
    while rest.first == "?" {
      rest.removeFirst()
      result = .optional(result)
    }
    if rest.hasPrefix("...") {
      rest.removeFirst(3)
      result = .variadic(result)
    }
    return result
  }

  static func whole(_ text: some StringProtocol) -> Type {
    var reader = Reader(text)
    return reader.type()
  }

  /// Reads a part of a tuple or a parameter of a closure: `Value`, `key: Key` or `_ value: Value`.
  static func part(_ text: Substring) -> (label: String?, type: Type) {
    var reader = Reader(text)
    let pieces = split(text, by: ":")
    guard pieces.count == 2 else { return (nil, reader.type()) }
    let words = pieces[0].split(separator: " ")
    return (String(words.last ?? "_"), whole(pieces[1]))
  }

  /// Splits a list outside of brackets.
  static func split(_ text: some StringProtocol, by separator: Character = ",") -> [Substring] {
    let text = Substring(text)
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      depth += change(character, after: previous)
      if character == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = character
    }
    if !text[start...].allSatisfy(\.isWhitespace) { parts.append(text[start...]) }
    return parts.map { $0.trimmed }
  }
}

extension StringProtocol where SubSequence == Substring {
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

// MARK: Declarations

struct Parameter {
  let label: String
  let name: String
  let type: Type
  let initial: Substring?

  var expression: String { ["else", "default", "catch"].contains(name) ? "`\(name)`" : name }
}

/// The declaration of an operator.
struct Declaration {
  let symbol: Symbol
  let isStatic: Bool
  let isDiscardable: Bool
  let name: String
  let generics: [String]
  let parameters: [Parameter]
  let result: Type
  /// The lines in front of it with attributes. The graph leaves them out.
  let attributes: [String]

  var title: String { symbol.pathComponents[1] }
  /// The constraints of the function and of the extension around it.
  let constraints: [Symbol.Constraint]
  var extensionConstraints: [Symbol.Constraint] { symbol.swiftExtension?.constraints ?? [] }

  init?(_ symbol: Symbol) {
    guard ["swift.method", "swift.type.method"].contains(symbol.kind.identifier) else { return nil }
    self.symbol = symbol
    var reader = Reader((symbol.declarationFragments ?? []).map(\.spelling).joined())
    isDiscardable = reader.take("@discardableResult")
    isStatic = reader.takeWord("static")
    _ = reader.takeWord("consuming")
    guard reader.takeWord("func") else { return nil }
    name = reader.name()
    generics = reader.rest.first == "<" ? Reader.split(reader.bracketed()).map(String.init) : []
    parameters = Reader.split(reader.bracketed()).compactMap { text in
      let colon = text.firstIndex(of: ":")!
      let names = text[..<colon].split(separator: " ")
      let parts = Declaration.splitDefault(text[text.index(after: colon)...])
      // A parameter that no argument fits.
      if parts.type.contains("(Never) -> Never") { return nil }
      return Parameter(
        label: String(names[0]),
        name: String(names[names.count - 1]),
        type: Reader.whole(parts.type),
        initial: parts.initial
      )
    }
    guard reader.take("->") else { return nil }
    result = reader.type()
    // The list of constraints in the graph lacks the conformances to the protocol that is extended.
    let own = reader.takeWord("where") ? Reader.split(reader.rest).compactMap(Symbol.Constraint.init) : []
    constraints = own + (symbol.swiftExtension?.constraints ?? []).filter { !own.contains($0) }
    attributes = Sources.attributes(at: symbol.location!)
  }

  /// Splits `Type = value`.
  static func splitDefault(_ text: Substring) -> (type: Substring, initial: Substring?) {
    let parts = Reader.split(text, by: "=")
    return (parts[0], parts.count > 1 ? text[parts[1].startIndex...].trimmed : nil)
  }
}

enum Sources {
  nonisolated(unsafe) static var lines: [String: [Substring]] = [:]

  /// The lines with attributes in front of a declaration.
  static func attributes(at location: Symbol.Location) -> [String] {
    let path = location.uri.replacing("file://", with: "")
    let lines =
      lines[path]
      ?? (try! String(contentsOfFile: path, encoding: .utf8)).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
    Sources.lines[path] = lines
    return lines[..<location.position.line].reversed().map(\.trimmed).prefix { $0.hasPrefix("@") }.map(
      String.init
    )
  }
}

extension Symbol.Constraint {
  /// Reads `Other : SignalProtocol` or `Self.Value == Other.Value`.
  init?(_ text: Substring) {
    let words = text.split(separator: #/ (:|==) /#)
    guard words.count == 2, !words[0].hasPrefix("some "), !words[0].hasPrefix("(some ") else { return nil }
    kind = text.contains(" == ") ? "sameType" : "conformance"
    lhs = String(words[0])
    rhs = String(words[1].trimmed)
  }
}

// MARK: The rules

struct NoRule: Error, CustomStringConvertible {
  let description: String
}

/// The rules on types, for one operator.
struct Projection {
  let declaration: Declaration
  /// The types of values: in the form each may be any type.
  var values: Set<String> = []
  /// The generic parameters that are signals.
  var signals: Set<String> = []
  /// The signals whose values have a fixed type, such as `Bool`.
  var fixed: Set<String> = []
  /// The types that values of the operator have to be, such as `Event<Element, Failed>`.
  var structured: (type: Type, isSignal: Bool)?

  init(_ declaration: Declaration) {
    self.declaration = declaration
    let constraints = declaration.constraints
    values = ["Value"]
    func conformances(_ name: String) -> [String] {
      constraints.filter { $0.kind == "conformance" && $0.lhs == name }.map(\.rhs)
    }
    for name in declaration.generics {
      let conformances = conformances(name)
      if conformances == ["Sendable"], !isHeldWhole(name) { values.insert(name) }
      if conformances.contains("SignalProtocol") {
        signals.insert(name)
        values.insert("\(name).Value")
      }
    }
    for constraint in constraints where constraint.kind == "sameType" {
      if constraint.lhs == "Self.Value", !values.contains(constraint.rhs) {
        structured = (Reader.whole(constraint.rhs.replacing("Self.", with: "")), false)
      } else if constraint.lhs.hasSuffix(".Value"), constraint.rhs == "Bool" {
        fixed.insert(String(constraint.lhs.dropLast(6)))
      } else if declaration.generics.contains(constraint.lhs), values.contains(constraint.rhs) {
        values.insert(constraint.lhs)
      }
    }
    if conformances("Self.Value").contains("SignalProtocol") {
      structured = (.named("Value", arguments: []), true)
      values.insert("Value.Value")
    }
  }

  /// Whether a type of a parameter holds values of a generic parameter in a way that no rule takes apart, as `TaskLocal` does.
  private func isHeldWhole(_ name: String) -> Bool {
    declaration.parameters.contains { parameter in
      guard case .named(let outer, let arguments) = parameter.type, !["Signal", "Event"].contains(outer)
      else { return false }
      return arguments.contains { "\($0)" == name }
    }
  }

  /// Whether a type is, or has in it, a value of a signal, or a signal.
  func concerns(_ type: Type) -> Bool {
    switch type {
    case .named(let name, let arguments):
      values.contains(name) || signals.contains(name)
        || ["Signal", "WindowedSignal", "GroupedSignal"].contains(name)
        || arguments.contains(where: concerns)
    case .tuple(let parts): parts.contains { concerns($0.type) }
    case .function: true
    case .optional(let type), .array(let type), .variadic(let type), .metatype(let type): concerns(type)
    case .marked(let word, let type):
      ["some", "any"].contains(word)
        ? "\(type)".hasPrefix("SignalProtocol") || isScheduler(type) : concerns(type)
    }
  }

  func isScheduler(_ type: Type) -> Bool { "\(type)" == "TimedScheduler" }

  /// The type in the form.
  func form(_ type: Type) -> Type {
    switch type {
    case .named(let name, let arguments):
      let main = [
        "Signal": "MainSignal", "WindowedSignal": "MainSignal", "GroupedSignal": "MainGroup",
        "SignalProtocol": "MainSignalConvertible",
      ]
      return .named(main[name] ?? name, arguments: arguments.map(form))
    case .tuple(let parts): return .tuple(parts.map { ($0.label, form($0.type)) })
    case .function(var function):
      function.attributes.removeAll { $0 == "@Sendable" }
      function.parameters = function.parameters.map { ($0.label, form($0.type)) }
      function.result = form(function.result)
      return .function(function)
    case .optional(let type): return .optional(form(type))
    case .array(let type): return .array(form(type))
    case .marked(let word, let type): return .marked(word, form(type))
    case .metatype(let type): return .metatype(form(type))
    case .variadic(let type): return .variadic(form(type))
    }
  }

  /// The expression of the form for an expression inside.
  func outer(_ type: Type, _ expression: String) throws -> String {
    switch type {
    case .named(let name, _) where values.contains(name): return "\(expression).value"
    case .named("Signal", let arguments), .named("WindowedSignal", let arguments):
      let isParameter = if case .named("Signal", _) = type { true } else { false }
      return try "MainSignal(\(expression)\(isParameter ? "" : ".erased")\(whole(arguments[0])))"
    case .named("GroupedSignal", _): return "MainGroup(\(expression))"
    case _ where !concerns(type): return expression
    case .named("Event", let arguments): return try "\(expression).map { \(outer(arguments[0], "$0")) }"
    case .array(let element), .optional(let element):
      return try "\(expression).map { \(outer(element, "$0")) }"
    case .tuple(let parts):
      return try
        "(\(parts.enumerated().map { index, part in try (part.label.map { "\($0): " } ?? "") + outer(part.type, "\(expression).\(part.label ?? "\(index)")") }.joined(separator: ", ")))"
    case .marked("inout", let type): return try "&" + outer(type, expression)
    default: throw NoRule(description: "\(type), out of a signal")
    }
  }

  /// The expression inside for an expression of the form.
  func inner(_ type: Type, _ expression: String) throws -> String {
    switch type {
    case .named(let name, _) where values.contains(name): return "OnMain(\(expression))"
    case .named(let name, _) where signals.contains(name):
      return "\(expression).base" + (fixed.contains(name) ? ".map { $0.content }" : "")
    case .named("Signal", let arguments):
      return "\(expression).base" + (concerns(arguments[0]) ? "" : ".map { $0.content }")
    case .marked("some", let type) where isScheduler(type): return "OnMainScheduler(\(expression))"
    case .marked(_, .named("SignalProtocol", let arguments)):
      return "\(expression).mainSignal.base" + (concerns(arguments[0]) ? "" : ".map { $0.content }")
    case .function(let function):
      return try closure(function) { "\(expression)(\($0.joined(separator: ", ")))" }
    case _ where !concerns(type): return expression
    case .named("Event", let arguments): return try "\(expression).map { \(inner(arguments[0], "$0")) }"
    case .array(let element):
      return try "\(expression).map { \(inner(element, "$0")) }"
    case .optional(let wrapped):
      if case .named(let name, _) = wrapped, signals.contains(name) {
        return try inner(wrapped, "\(expression)?")
      }
      if isFunction(wrapped) {
        return try "\(expression).map { \(expression) in \(inner(wrapped, expression)) }"
      }
      return try "\(expression).map { \(inner(wrapped, "$0")) }"
    case .tuple(let parts):
      return try
        "(\(parts.enumerated().map { index, part in try (part.label.map { "\($0): " } ?? "") + inner(part.type, "\(expression).\(part.label ?? "\(index)")") }.joined(separator: ", ")))"
    case .metatype(let type): return "OnMain<\(type)>.self"
    default: throw NoRule(description: "\(type), into a signal")
    }
  }

  private func isFunction(_ type: Type) -> Bool {
    switch type {
    case .function: true
    case .optional(let type): isFunction(type)
    default: false
    }
  }

  /// A closure inside, for one of the form.
  private func closure(_ function: Type.Function, _ call: ([String]) -> String) throws -> String {
    if function.isAsync { throw NoRule(description: "an asynchronous closure") }
    let names = function.failure == nil ? (0..<4).map { "$\($0)" } : ["a", "b", "c", "d"]
    let arguments = try zip(function.parameters, names).map { part, name in
      if isFunction(part.type) { throw NoRule(description: "a closure with a closure") }
      return try outer(part.type, name)
    }
    let isChanging = arguments.count == 1 && arguments[0].hasPrefix("&")
    guard let failure = function.failure else {
      let body = try inner(function.result, call(arguments))
      return isChanging ? "unisolated(updating: { \(body) })" : "unisolated { \(body) }"
    }
    let head =
      function.parameters.isEmpty ? "()" : names.prefix(function.parameters.count).joined(separator: ", ")
    return try
      "unisolated(throwing: { \(head) \(failure) in \(inner(function.result, "try \(call(arguments))")) })"
  }

  /// A postfix that makes one value of the main actor of each value of a result.
  func whole(_ type: Type) throws -> String {
    switch type {
    case .named(let name, _) where values.contains(name): return ""
    case .array(.named(let name, _)) where values.contains(name): return ".mainArrays()"
    case .named("WindowedSignal", _): return ".mainWindows()"
    case .named("Void", _): return ".map { OnMain(()) }"
    case _ where concerns(type): return try ".map(unisolated { OnMain(\(outer(type, "$0"))) })"
    default: return ".map { OnMain($0) }"
    }
  }
}

// MARK: The forms

/// A main-actor form.
struct Form {
  /// The constraints of the extension.
  let head: String
  let text: String

  init(_ declaration: Declaration, combining: Set<String>) throws {
    let rules = Projection(declaration)
    var result = Form.signal(declaration.result)
    if let value = declaration.constraints.first(where: {
      $0.lhs == "Value" && $0.kind == "sameType" && !rules.values.contains($0.rhs)
    }) {
      result?.value = Reader.whole(value.rhs)
    }
    if result == nil, rules.concerns(declaration.result) {
      throw NoRule(description: "the result \(declaration.result)")
    }

    // The constraints.
    let own = Set(declaration.extensionConstraints)
    func isKept(_ constraint: Symbol.Constraint) -> Bool {
      if constraint.rhs == "Sendable" {
        return !rules.values.contains(constraint.lhs) && constraint.lhs != "Value"
      }
      return !(declaration.isStatic && constraint.lhs == "Failure" && constraint.rhs == "Error")
    }
    func spelled(_ constraint: Symbol.Constraint) -> String {
      let lhs = constraint.lhs.replacing("Self.", with: "")
      let rhs = "\(rules.form(Reader.whole(constraint.rhs.replacing("Self.", with: ""))))"
      return constraint.kind == "conformance" ? "\(lhs): \(rhs)" : "\(lhs) == \(rhs)"
    }
    let outside = declaration.extensionConstraints.filter(isKept).map(spelled)
    let inside = declaration.constraints.filter { !own.contains($0) && isKept($0) }.map(spelled)
    head =
      "extension \(declaration.isStatic ? "MainSignal" : "MainSignalProtocol")"
      + (outside.isEmpty ? "" : " where \(outside.joined(separator: ", "))")

    // The declaration.
    let parameters = declaration.parameters.map { parameter in
      var initial = parameter.initial.map(String.init)
      if initial == nil, "\(parameter.type)" == "some TimedScheduler" { initial = "MainScheduler.shared" }
      let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(rules.form(parameter.type))" + (initial.map { " = \($0)" } ?? "")
    }
    let generics = declaration.generics.isEmpty ? "" : "<\(declaration.generics.joined(separator: ", "))>"
    let type =
      result.map { "MainSignal<\(rules.form($0.value)), \(rules.form($0.failure))>" }
      ?? "\(declaration.result)"
    let condition = inside.isEmpty ? "" : " where \(inside.joined(separator: ", "))"

    // The call.
    var body: String
    if let result, let combined = Form.combined(declaration, result.value, in: combining) {
      body = combined
    } else {
      let arguments = try declaration.parameters.map { parameter in
        (parameter.label == "_" ? "" : "\(parameter.label): ")
          + (try rules.inner(parameter.type, parameter.expression))
      }
      var base = declaration.isStatic ? "Signal" : "base"
      if !declaration.isStatic, "\(declaration.result)".contains(#/\b(WindowedSignal|GroupedSignal)</#) {
        base += ".startedOnMain"
      }
      if let structured = rules.structured {
        let whole = structured.isSignal ? "$0.value.base" : try rules.inner(structured.type, "$0.value")
        base += ".map(unisolated { \(whole) })"
      }
      body = "\(base).\(declaration.name.replacing("`", with: ""))(\(arguments.joined(separator: ", ")))"
      if let result { body = try "MainSignal(\(body)\(rules.whole(result.value)))" }
    }

    // A form is code of the user's module, and none of the library.
    var attributes = declaration.attributes.filter { !$0.hasPrefix("@inline(") }.map {
      ["@_transparent", "@inlinable"].contains($0) ? "@_alwaysEmitIntoClient" : $0
    }
    if !attributes.contains("@_alwaysEmitIntoClient") { attributes.append("@_alwaysEmitIntoClient") }
    let isHidden = "@_documentation(visibility: internal)"
    if declaration.symbol.docComment == nil, !attributes.contains(isHidden) { attributes.append(isHidden) }
    if declaration.isDiscardable, !attributes.contains("@discardableResult") {
      attributes.append("@discardableResult")
    }
    text =
      (Form.comment(declaration) + attributes.reversed() + [
        "public \(declaration.isStatic ? "static " : "")func \(declaration.name)\(generics)(\(parameters.joined(separator: ", "))) -> \(type)\(condition) {",
        "  \(body)", "}",
      ])
      .map { "  \($0)" }.joined(separator: "\n")
  }

  /// The types of the values and of the failure of a signal.
  static func signal(_ type: Type) -> (value: Type, failure: Type)? {
    switch type {
    case .named("Signal", let arguments): (arguments[0], arguments[1])
    case .marked("some", .named("SignalProtocol", let arguments)): (arguments[0], arguments[1])
    default: nil
    }
  }

  /// A form of tuples of several signals calls the form with a closure, if the operator has one. That makes one value, and not two.
  static func combined(_ declaration: Declaration, _ value: Type, in combining: Set<String>) -> String? {
    guard case .tuple(let parts) = value, parts.allSatisfy({ $0.label == nil }) else { return nil }
    let title = declaration.title.dropLast()
    guard !combining.isDisjoint(with: ["\(title)_:)", "\(title)transform:)"]) else { return nil }
    let names = (0..<parts.count).map { "$\($0)" }.joined(separator: ", ")
    let arguments = declaration.parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
    return "\(declaration.name)(\(arguments.joined(separator: ", "))) { (\(names)) }"
  }

  /// The comment: the summary of the operator, a link to it, and its lists. Its text, pictures and examples stand there alone.
  static func comment(_ declaration: Declaration) -> [String] {
    guard let lines = declaration.symbol.docComment?.lines.map(\.text),
      !declaration.attributes.contains("@_documentation(visibility: internal)")
    else { return [] }
    let summary = lines.prefix { !$0.isEmpty }
    let link = (declaration.isStatic ? "Signal/" : "SignalProtocol/") + declaration.symbol.pathComponents[1]
    let lists = lines.split(separator: "").filter { $0[$0.startIndex].hasPrefix("- ") }.map { list in
      items(of: list).compactMap { item in
        if item[0].hasPrefix("- **Thread**") { return "- **Thread**: the main actor." }
        let isForeign = item[0].firstMatch(of: #/^ +- (\w+):|^- Parameter (\w+):/#).map { match in
          let name = String(match.1 ?? match.2!)
          return !declaration.parameters.contains { $0.name.replacing("`", with: "") == name }
        }
        return isForeign == true ? nil : item.joined(separator: "\n")
      }
    }
    let paragraphs =
      [
        summary.joined(separator: "\n"),
        "It behaves as \(documented[link] == 1 ? "``\(link)``" : "`\(declaration.title)` of a ``Signal``"), on the main actor, and the values may be of any type.",
      ]
      + lists.map { $0.joined(separator: "\n") }
    // A member that main signals have not.
    let text = paragraphs.joined(separator: "\n\n").replacing(#/``([a-z][^`\/]*)``/#) { match in
      documented["SignalProtocol/\(match.1)"] == nil || mainTitles.contains(String(match.1))
        ? String(match.0) : "``SignalProtocol/\(match.1)``"
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// The items of a list, each with the lines that continue it.
  private static func items(of list: ArraySlice<String>) -> [[String]] {
    list.reduce(into: []) { items, line in
      if line.trimmed.hasPrefix("- ") { items.append([line]) } else { items[items.count - 1].append(line) }
    }
  }
}

let graph = try JSONDecoder().decode(
  Graph.self,
  from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
)
let members = graph.symbols.filter { symbol in
  symbol.pathComponents.count == 2 && ["SignalProtocol", "Signal"].contains(symbol.pathComponents[0])
    && symbol.accessLevel == "public"
    && symbol.location?.uri.contains(
      #/\/(Operators|Factories|Concurrency|Diagnostics)\/|\/(Subscribe|Named|OperatorForms|Arities).swift/#
    ) == true
}
let others = Set((Array(byHand.values) + Array(withoutForm.values)).joined())
/// The number of members with a documentation, by their place in it.
let documented = graph.symbols.filter { symbol in
  symbol.docComment != nil && symbol.pathComponents.count == 2
    && Declaration(symbol)?.attributes.contains("@_documentation(visibility: internal)") != true
}
.reduce(into: [String: Int]()) { $0[$1.pathComponents.joined(separator: "/"), default: 0] += 1 }
/// The titles of the members that all main signals have, those that are made here as well.
let mainTitles = Set(
  (graph.symbols.filter { $0.pathComponents[0] == "MainSignalProtocol" }
    + members.filter { !others.contains($0.pathComponents[1]) })
    .map { $0.pathComponents[$0.pathComponents.count - 1] }
)
var groups: [(head: String, texts: [String])] = []
var failures: [String] = []
let declarations =
  members.filter {
    $0.location!.uri.hasSuffix("/OperatorForms.swift") || !others.contains($0.pathComponents[1])
  }
  .sorted { ($0.place, $0.location!.position.line) < ($1.place, $1.location!.position.line) }
  .compactMap(Declaration.init)
/// The operators that call a closure with the values of several signals.
let combining = Set(
  declarations.filter { declaration in
    guard case .function(let function)? = declaration.parameters.last?.type else { return false }
    return function.parameters.count > 1
  }
  .map(\.title)
)
for declaration in declarations
where declaration.isStatic || declaration.symbol.pathComponents[0] == "SignalProtocol" {
  do {
    let form = try Form(declaration, combining: combining)
    if let index = groups.firstIndex(where: { $0.head == form.head }) {
      groups[index].texts.append(form.text)
    } else {
      groups.append((form.head, [form.text]))
    }
  } catch {
    failures.append("\(declaration.title) has no rule: \(error)")
  }
}
print("// The main-actor forms of operators. Written by scripts/main-forms.swift.\n")
for group in groups { print("\(group.head) {\n\(group.texts.joined(separator: "\n\n"))\n}\n") }
for title in others.subtracting(members.map { $0.pathComponents[1] }) {
  failures.append("\(title) is in a list of this script, and no operator")
}
let mainNames = Set(
  graph.symbols.filter { ["MainSignalProtocol", "MainSignal"].contains($0.pathComponents[0]) }
    .map { $0.pathComponents.last!.prefix { $0 != "(" } }
)
for title in byHand.values.joined() where !mainNames.contains(title.prefix { $0 != "(" }) {
  failures.append("\(title) has no form by hand in the folder MainActor")
}
for failure in failures { FileHandle.standardError.write(Data("main-forms: \(failure)\n".utf8)) }
if !failures.isEmpty { exit(1) }
