// Prints `Arities.swift`: the static forms of operators on two to eight signals or properties, and on more, with the code behind them.
// `scripts/generate` runs it.
//
// No form takes a closure: with one whose number of arguments is that of a form of signals, the compiler needs seconds to find a mistake in a
// later closure. A form of two calls the method. The rest of the file of an operator has the method, the form for an array, and the code behind all forms.

/// An operator on several signals.
struct Operator {
  let name: String
  /// The summary of the form, with the number of signals in the place of `#`.
  let summary: String
  /// The method to whose comment the forms refer, with its labels.
  let method: String
  /// The rule of the rows, if each signal has a part in a row.
  var rule: String?
  var hasPolicy = false
  /// The pictures of forms, by the number of signals.
  var pictures: [Int: String] = [:]
}

let operators = [
  Operator(name: "merge", summary: "sends the values of # signals as they arrive", method: "merge(_:)"),
  Operator(name: "concat", summary: "sends the values of # signals, one after another", method: "concat(_:)"),
  Operator(
    name: "combineLatest",
    summary: "sends the latest values of # signals",
    method: "combineLatest(_:)",
    rule: "LatestValues",
    pictures: [3: "combineLatest3", 4: "combineLatest"]
  ),
  Operator(
    name: "zip",
    summary: "combines the values of # signals by their position",
    method: "zip(_:buffering:)",
    rule: "ValuesInOrder",
    hasPolicy: true,
    pictures: [3: "zip3"]
  ),
  Operator(
    name: "zipLast",
    summary: "sends the last values of # signals when all have completed",
    method: "zipLast(_:)",
    rule: "LastValues"
  ),
]

let words = [2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"]
let samples = ["1", "\"a\"", "true", "2.5", "\"e\"", "6", "7", "8", "9"]
/// The names of the signals, and the largest number of signals with a form of their own. The code for more is variadic, and not specialized.
let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"], largest = 8

func lines(_ texts: [String]) -> String { texts.map { $0.isEmpty ? "  ///" : "  /// \($0)" }.joined(separator: "\n") }

/// The summary of a form, which refers to the method.
func summary(_ item: Operator, _ count: String) -> [String] {
  let parts = item.summary.split(separator: "#", omittingEmptySubsequences: false)
  return [
    "Returns a signal that \(parts.joined(separator: count)).", "", "It behaves as ``SignalProtocol/\(item.method)``.",
  ]
}

/// The form of two to eight signals.
func form(_ item: Operator, of count: Int) -> String {
  let names = letters.prefix(count)
  let types = names.map { $0.uppercased() }
  let values = "(\(types.map { "\($0).Value" }.joined(separator: ", ")))"
  let call = "Signal.\(item.name)"
  var comment = summary(item, words[count]!)
  if let picture = item.pictures[count] { comment += ["", "![Marble diagram of \(picture)](\(picture))"] }
  comment.append("")
  if item.rule != nil {
    let arguments = samples.prefix(count).map { "Signal.just(\($0))" }.joined(separator: ", ")
    comment += ["    \(call)(\(arguments)).subscribe { print($0) }", "    // (\(samples.prefix(count).joined(separator: ", ")))"]
  } else {
    let numbers = (1...count).map(String.init)
    comment += ["    \(call)(\(numbers.map { "Signal.just(\($0))" }.joined(separator: ", "))).subscribe { print($0) }"]
    comment += numbers.map { "    // \($0)" }
  }

  var parameters = zip(names, types).map { "_ \($0): \($1)" }
  if item.hasPolicy { parameters.append("buffering policy: BufferingPolicy<Failure> = .all") }
  let isRow = item.rule != nil
  var constraints = types.map { "\($0).Failure == Failure" }
  if !isRow { constraints = types.map { "\($0).Value == Value" } + constraints }
  if isRow { constraints.insert("Value == \(values)", at: 0) }

  let body: String
  if let rule = item.rule, count > 2 {
    let policy = item.hasPolicy ? ", policy" : ""
    let row = (0..<count).map { "$\($0)" }.joined(separator: ", ")
    let signals = names.map { "\($0).erased" }.joined(separator: ", ")
    body = ".rows(of: \(signals), by: Rows.\(rule).self\(policy)) { (\(row)) }"
  } else if isRow {
    body = "a.\(item.name)(b\(item.hasPolicy ? ", buffering: policy" : ""))"
  } else {
    body = chain(item, count)
  }
  return """
    \(lines(comment))
      @_alwaysEmitIntoClient
      public static func \(item.name)<\(types.map { "\($0): SignalProtocol" }.joined(separator: ", "))>(\(parameters.joined(separator: ", ")))
        -> Signal<\(isRow ? values : "Value"), Failure> where \(constraints.joined(separator: ", ")) {
        \(body)
      }
    """
}

/// The calls of the method for two to four signals without rows. A merge of four is one of two merges.
func chain(_ item: Operator, _ count: Int) -> String {
  if item.name == "merge", count == 4 { return "a.merge(b).merge(c.merge(d))" }
  return "a" + ["b", "c", "d"].prefix(count - 1).map { ".\(item.name)(\($0))" }.joined()
}

/// The form of nine or more rows, or of five or more signals without rows. The signals are of any kinds, which may be main signals.
func form(_ item: Operator, isMain: Bool = false) -> String {
  let names = letters
  let types = names.map { $0.uppercased() }
  let call = "Signal.\(item.name)"
  guard let rule = item.rule else {
    let four = types.prefix(4)
    let comment =
      summary(item, "five or more") + ["", "    \(call)(\((1...5).map { "Signal.just(\($0))" }.joined(separator: ", "))).subscribe { print($0) }"]
      + (1...5).map { "    // \($0)" }
    return """
      \(lines(comment))
        @_alwaysEmitIntoClient
        public static func \(item.name)<\(four.map { "\($0): SignalProtocol" }.joined(separator: ", "))>(
          \(zip(names, four).map { "_ \($0): \($1)" }.joined(separator: ", ")),
          _ e: any SignalProtocol<Value, Failure>,
          _ more: any SignalProtocol<Value, Failure>...
        ) -> Signal<Value, Failure>
        where \((four.map { "\($0).Value == Value" } + four.map { "\($0).Failure == Failure" }).joined(separator: ", ")) {
          \(chain(item, 4)).\(item.name)(\(item.name)(([e] + more).map { Signal($0) }))
        }
      """
  }
  var comment = summary(item, "nine or more")
  let typed = "(\(names.map { "\($0): Int" }.joined(separator: ", "))) in …"
  comment += ["", "    \(call)(\(samples.map { "Signal.just(\($0))" }.joined(separator: ", ")))", "      .subscribe { print($0) }", "    // (\(samples.joined(separator: ", ")))"]
  comment += [
    "", "Each of the signals is erased, and tuples are built at run time. Up to eight signals cost less.", "",
    "The compiler infers the types of the values late. In a closure with more than two operators, write the types of the",
    "parameters: `{ \(typed) }`.",
  ]
  let values = "\(types.joined(separator: ", ")), repeat each More"
  let policy = item.hasPolicy ? ",\n    buffering policy: BufferingPolicy<Failure> = .all" : ""
  let row =
    "{ (\(zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")), more: repeat each More) in (\(names.joined(separator: ", ")), repeat each more) }"
  if isMain {
    let link = "``Signal/\(item.name)(_:_:_:_:_:_:_:_:_:_:\(item.hasPolicy ? "buffering:" : ""))``"
    return """
      \(lines(Array(comment.prefix(1)) + ["", "It behaves as \(link), on the main actor, and the values may be of any type."]))
        public static func \(item.name)<\(types.joined(separator: ", ")), each More>(
          \(zip(names, types).map { "_ \($0): any MainSignalConvertible<\($1), Failure>" }.joined(separator: ",\n    ")),
          _ more: repeat any MainSignalConvertible<each More, Failure>\(policy)
        ) -> MainSignal where Value == (\(values)) {
          .rows(
            \(names.map { "\($0).mainSignal.base" }.joined(separator: ",\n      ")),
            repeat (each more).mainSignal.base,
            by: Rows.\(rule).self,
            \(item.hasPolicy ? "policy" : ".all")
          ) \(row)
        }
      """
  }
  return """
    \(lines(comment))
      public static func \(item.name)<\(types.map { "\($0): Sendable" }.joined(separator: ", ")), each More: Sendable>(
        \(zip(names, types).map { "_ \($0): any SignalProtocol<\($1), Failure>" }.joined(separator: ",\n    ")),
        _ more: repeat any SignalProtocol<each More, Failure>\(policy)
      ) -> Signal<(\(values)), Failure> where Value == (\(values)) {
        .rows(
          of: \(names.joined(separator: ", ")), repeat each more,
          by: Rows.\(rule).self, \(item.hasPolicy ? "policy" : ".all")
        ) \(row)
      }
    """
}

/// The code behind the forms.
func rows(of count: Int) -> String {
  let names = letters.prefix(count), types = names.map { $0.uppercased() }
  let hasMore = count > largest
  let values = types.joined(separator: ", ") + (hasMore ? ", repeat each More" : "")
  func each(_ text: (String, String) -> String, separator: String = "\n") -> String {
    zip(names, types).map(text).joined(separator: separator)
  }
  return """
      /// Returns a signal of what a function makes of the rows of \(hasMore ? "nine or more" : words[count]!) signals.
      \(hasMore ? "// Not inlinable: a release build of a user, which specializes the pack, crashed the compiler.\n@inline(never)" : "@_alwaysEmitIntoClient")
      static func rows<\(types.map { hasMore ? "\($0): Sendable" : $0 }.joined(separator: ", ")), \(hasMore ? "each More: Sendable, " : "")Rule: Rows.Rule>(
        of \(each({ hasMore ? "\($0): any SignalProtocol<\($1), Failure>" : "\($0): Signal<\($1), Failure>" }, separator: ",\n _ ")),\(hasMore ? "\n_ more: repeat any SignalProtocol<each More, Failure>," : "")
        by rule: Rule.Type,
        _ policy: BufferingPolicy<Failure> = .all,
        _ transform: @escaping @Sendable (\(values)) -> Value
      ) -> Signal {
        \(hasMore ? "let (\(names.joined(separator: ", "))) = (\(names.map { "\($0).erased" }.joined(separator: ", ")))\nlet more = (repeat (each more).erased)\nreturn " : "")Signal { call in
          switch call {
          case .attach(let sink, let subscription):
            \(hasMore ? "var count = \(count)\nfor _ in repeat each more { count += 1 }" : "let count = \(count)")
            let rows = Rows(count, policy.droppingFailure)
            \(each { "let column\($1) = Rows.Column<\($1)>(rows)" })\(hasMore ? "\nlet columns = (repeat Rows.Column<each More>(rows))" : "")
            let serialized = serialize(sink, subscription, rows, policy) {
              transform(\(each({ "rule.next(in: column\($1))" }, separator: ", "))\(hasMore ? ", repeat rule.next(in: each columns)" : ""))
            }
            \(each { "serialized.start(\($0), \($0 == names.last && !hasMore ? "isLast: true, " : "")column\($1), rule)" })\(hasMore ? "\nfor (column, signal) in repeat (each columns, each more) { serialized.start(signal, column, rule) }" : "")
          case .describe(let answer): answer(describe(\(names.joined(separator: ", ")), \(hasMore ? "repeat each more, " : "")by: rule.name))
          }
        }
      }
    """
}

/// The code behind the main forms. Variadic code is not specialized.
func mainRows() -> String {
  let names = letters, types = names.map { $0.uppercased() }
  func each(_ text: (Int) -> String, separator: String = ", ") -> String { names.indices.map(text).joined(separator: separator) }
  return """
      /// Returns a signal of what a function makes of the rows of nine or more signals.
      @inline(never)
      static func rows<\(types.joined(separator: ", ")), each More, Rule: Rows.Rule>(
        \(each({ "_ \(names[$0]): Signal<OnMain<\(types[$0])>, Failure>" }, separator: ",\n")),
        _ more: repeat Signal<OnMain<each More>, Failure>,
        by rule: Rule.Type,
        _ policy: BufferingPolicy<Failure>,
        transform: @escaping (\(types.joined(separator: ", ")), repeat each More) -> Value
      ) -> MainSignal {
        typealias Row = (\(each { "OnMain<\(types[$0])>" }), more: (repeat OnMain<each More>))
        let rows = Signal<Row, Failure>.rows(of: \(names.joined(separator: ", ")), repeat each more, by: rule, policy) {
          (\(each { "\(names[$0]): OnMain<\(types[$0])>" }), more: repeat OnMain<each More>) in
          (\(names.joined(separator: ", ")), (repeat each more))
        }
        return MainSignal(
          rows.map(
            unisolated { (row: Row) in
              OnMain(transform(\(each { "row.\($0).value" }), repeat (each row.more).value))
            }
          )
        )
      }
    """
}

/// The form of a number of properties, or of nine or more.
///
/// Its parameters are existential, so that a closure in the place of the last property is told in one sentence.
func form(ofProperties count: Int, isMain: Bool = false) -> String {
  let names = letters.prefix(count), types = names.map { $0.uppercased() }
  let hasMore = count > largest
  let kind = isMain ? "MainProperty" : "Property"
  let base = isMain ? ".base" : ""
  let values = "(\((types + (hasMore ? ["repeat each More"] : [])).joined(separator: ", ")))"
  var parameters = zip(names, types).map { "_ \($0): any \(kind)Protocol<\($1)>" }
  var arguments = names.map { "\($0).property\(base)" }
  var row = (0..<count).map { isMain ? "$\($0).value" : "$\($0)" }.joined(separator: ", ")
  if hasMore {
    parameters.append("_ more: repeat any \(kind)Protocol<each More>")
    arguments.append("repeat (each more).property\(base)")
    let inputs = zip(names, types).map { isMain ? "\($0): OnMain<\($1)>" : "\($0): \($1)" }
    let results = names.map { isMain ? "\($0).value" : $0 } + ["repeat \(isMain ? "(each more).value" : "each more")"]
    row = "(\((inputs + ["more: repeat \(isMain ? "OnMain<each More>" : "each More")"]).joined(separator: ", "))) in "
      + (isMain ? "OnMain((\(results.joined(separator: ", "))))" : "(\(results.joined(separator: ", ")))")
  } else {
    row = isMain ? "OnMain((\(row)))" : "(\(row))"
  }
  let call = ".combining(\(arguments.joined(separator: ", "))) { \(row) }"
  let generics = types.map { isMain ? $0 : "\($0): Sendable" } + (hasMore ? ["each More\(isMain ? "" : ": Sendable")"] : [])
  return """
      /// Returns a property of the values of \(hasMore ? "nine or more" : words[count]!) properties, as \(isMain ? "`Property.combineLatest`" : "``PropertyProtocol/combineLatest(_:)``") does.
      \(isMain ? "" : "@_alwaysEmitIntoClient\n")public static func combineLatest<\(generics.joined(separator: ", "))>(\(parameters.joined(separator: ", ")))
        -> \(kind)<\(values)> where Value == \(values) {
        \(isMain ? "MainProperty(\(call))" : call)
      }
    """
}

/// The code behind the forms of properties.
func combining(_ count: Int) -> String {
  let names = letters.prefix(count), types = names.map { $0.uppercased() }
  func each(_ text: (String, String) -> String) -> String { zip(names, types).map(text).joined(separator: ", ") }
  let others = names.dropFirst(2).map { "\($0).stamp" }.joined(separator: ", ")
  return """
      /// Returns a property of what a function makes of the values of \(words[count]!) properties.
      @_alwaysEmitIntoClient
      static func combining<\(types.joined(separator: ", "))>(
        \(each { "_ \($0): Property<\($1)>" }),
        by transform: @escaping @Sendable (\(types.joined(separator: ", "))) -> Value
      ) -> Property {
        let owner = jointOwner(of: [\(each { name, _ in "\(name).owner" })])
        let (\(names.joined(separator: ", "))) = (\(each { name, _ in "\(name).node" }))
        let links = InputLinks(a, and: [\(names.dropFirst().joined(separator: ", "))])
        let node = DerivedNode<Value>(links) { moment, derive in
          let (\(names.joined(separator: ", "))) = (\(each { name, _ in "\(name).state(at: moment)" }))
          derive(PropertyNode.Stamps(a.stamp, b.stamp\(others.isEmpty ? "" : ", others: [\(others)]"))) { transform(\(each { name, _ in "\(name).value" })) }
        }
        return Property(node, owner: owner)
      }
    """
}

print("// The static forms of operators on two and more signals. Written by scripts/arities.swift.\n\nextension Signal {")
let forms = operators.flatMap { item in
  // The last values of more than four signals are those of an array.
  (2...(item.rule == nil || item.name == "zipLast" ? 4 : largest)).map { form(item, of: $0) } + (item.name == "zipLast" ? [] : [form(item)])
}
print((forms + (2...largest + 1).map(rows)).joined(separator: "\n\n"))
print("}\n\nextension MainSignal {")
let mainForms = operators.filter { $0.rule != nil && $0.name != "zipLast" }.map { form($0, isMain: true) }
print((mainForms + [mainRows()]).joined(separator: "\n\n"))
print("}\n\nextension Property {")
print(((2...largest + 1).map { form(ofProperties: $0) } + (2...largest).map(combining)).joined(separator: "\n\n"))
print("}\n\nextension MainProperty {")
print((2...largest + 1).map { form(ofProperties: $0, isMain: true) }.joined(separator: "\n\n"))
print("}")
