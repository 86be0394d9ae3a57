// Makes everything that comes from the table of names and mistakes, scripts/names.txt.
//
//   swift scripts/names.swift                       fails when a file is out of date
//   swift scripts/names.swift --write               writes the files, as scripts/generate does
//   swift scripts/names.swift --trials FOLDER       also writes a program with each trial
//   swift scripts/names.swift --edit FOLDER         makes the edits that the compiler offers there, a dump of its diagnostics in FOLDER/offers
//   swift scripts/names.swift --compare FOLDER      compares the errors of that program, FOLDER/errors, with the answers, and those behind
//                                                   the edits, FOLDER/edited/errors, if there are some
//
// The files:
//
// - Sources/ReactiveSignals/Generated/Names.swift: a declaration for each name, which the compiler answers with the remedy.
// - Sources/ReactiveSignals/Generated/MainNames.swift: the same for main signals, from the same rows.
// - Sources/ReactiveSignals/Generated/Remedies.swift: the same for the mistakes. Those that are marked for main signals have a file beside it,
//   MainRemedies.swift.
// - The tables of the article "By the name you know", behind the line `<!-- names -->`.
// - Tools/Sources/MarbleEngine/Names/OtherNamesTable.swift: the names for `marbles explain` and the search of the playground.
//
// A declaration in the table is Swift, with these abbreviations:
//
// - It begins with the type that it extends, `both` for signals and properties, or nothing for the top level. Conditions of the extension are
//   in brackets: `Signal[Failure == Never]`. A semicolon separates several declarations.
// - The word `disfavored` stands for the attribute: the compiler tries such a form last. Other attributes stand as they are in Swift.
// - `Same` is `Signal<Value, Failure>`, `Of<T>` is `Signal<T, Failure>`, and `D` is `any Disposable`.
// - In a list of generic parameters T and U are values, N and M are signals, P is a property, E is an error, and other names are any type.
// - A parameter of the type `Time` makes two declarations, one with `Duration` and one with any type.
// - A closure that returns N makes two declarations as well, one with N and one with `Signal`.
// - A parameter that is a closure escapes, and is `@Sendable`, unless its type begins with an attribute.
//
// In a declaration for main signals the types are those of the main actor, such as `MainSignal` for `Signal`, unless the name of the module is
// in front, values need not be `Sendable`, and the answer has their names as well. In one of a mistake a scheduler is the main one by default,
// and a subject is a signal.
import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("names: \(message)\n".utf8))
  exit(1)
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// Returns the parts of a text between separators that stand outside of all parentheses, brackets and angle brackets.
func split(_ text: String, at separator: Character) -> [String] {
  var parts = [""]
  var depth = 0
  var last: Character = " "
  for character in text {
    if "([{<".contains(character) { depth += 1 }
    if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
    if character == separator, depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    last = character
  }
  return parts.map(\.trimmed)
}

/// Returns the range of the text between an opening character and the one that closes it.
func inside(_ text: String, from start: String.Index, _ open: Character, _ close: Character) -> Range<
  String.Index
>? {
  var depth = 0
  var last: Character = " "
  var index = start
  while index < text.endIndex {
    if text[index] == open { depth += 1 }
    if text[index] == close, !(close == ">" && last == "-") {
      depth -= 1
      if depth == 0 { return text.index(after: start)..<index }
    }
    last = text[index]
    index = text.index(after: index)
  }
  return nil
}

struct Row {
  let line: Int
  let section: String
  let spelling: String
  let libraries: [String]
  let answer: String
  let declarations: [String]
  let isSame: Bool
  let trial: String

  /// Whether the row is a call that looks right and cannot work, and not a name of another library.
  var isMistake: Bool { libraries.contains("mistake") || libraries.contains("main mistake") }

  /// Whether the row is about signals, and not about main signals alone.
  var isForSignals: Bool { !libraries.contains("main mistake") }

  init(line: Int, section: String, text: String) {
    let cells = text.components(separatedBy: " |").map(\.trimmed)
    guard cells.count == 5, !cells[0].isEmpty, !cells[1].isEmpty, !cells[2].isEmpty else {
      fail("line \(line) has not five columns with a name, libraries and an answer")
    }
    self.line = line
    self.section = section
    spelling = cells[0]
    libraries = split(cells[1], at: ",")
    answer = cells[2]
    isSame = cells[3] == "same"
    declarations = isSame || cells[3] == "by hand" ? [] : split(cells[3], at: ";").filter { !$0.isEmpty }
    trial = cells[4]
  }

  /// Whether a type of the main actor has the name. A mistake says so.
  var isForMain: Bool {
    if isMistake { return !isForSignals || libraries.contains("main") }
    return declarations.contains { declaration in
      let type = Place(declaration).type
      return type == "both" || mainTypes[type] != nil
    }
  }

  /// The name of this library and the sentence of the answer. One of them may be missing.
  var parts: (name: String?, sentence: String?) { parts(of: answer) }

  /// The same, about the main signal or property that has the name.
  var mainParts: (name: String?, sentence: String?) {
    if !isForSignals { return parts }
    if let (_, sentence) = mainAnswers.first(where: { answer.contains($0.member) }) { return (nil, sentence) }
    if answer.hasPrefix("deliver") || answer.contains("'onMain()'") {
      return (nil, "The events are on the main actor: remove this call.")
    }
    if answer.hasPrefix("observe(_:)"), !answer.contains("'observe {") { return ("subscribe(next:)", nil) }
    return parts(of: onMain(answer.replacing("'observe {", with: "'subscribe {")))
  }

  /// The parts of the message of the compiler. It offers to replace the call by the name, unless the sentence is the remedy.
  func messageParts(isOnMain: Bool) -> (name: String?, sentence: String?) {
    let parts = isOnMain ? mainParts : parts
    return parts.sentence?.hasPrefix("Use '") == true ? (nil, parts.sentence) : parts
  }

  private func parts(of answer: String) -> (name: String?, sentence: String?) {
    let halves = answer.components(separatedBy: " — ")
    guard halves[0].wholeMatch(of: #/[A-Za-z.]+(\([A-Za-z_:]*\))?/#) != nil else { return (nil, answer) }
    return (halves[0], halves.count > 1 ? halves[1] : nil)
  }

  /// The end of the message of the compiler.
  func message(isOnMain: Bool) -> String {
    switch messageParts(isOnMain: isOnMain) {
    case (let name?, nil): "has been renamed to '\(name)'"
    case (let name?, let sentence?):
      "has been renamed to '\(name)': \(sentence.replacing("\\\\", with: "\\"))"
    case (nil, let sentence): "is unavailable: \((sentence ?? "").replacing("\\\\", with: "\\"))"
    }
  }
}

/// Members that main signals have not, and the answers that take the place of those that name them.
let mainAnswers: [(member: String, sentence: String)] = [
  (
    "subscribe(with:",
    "Use 'subscribe(next:failed:completed:)', and capture the object: '{ [weak object] value in … }'."
  ),
  (
    "'connect()' behind",
    "Use 'publish { signal in … }', which subscribes once for all chains in the closure."
  ),
  ("'connect()'.", "Use 'replay(capacity: 1)'."),
  ("publish()", "Use 'share()', or 'share(startingAt: 2)' to wait for two subscribers."),
  (
    "waitForFirst()",
    "The main actor does not wait: use 'await signal.first()' or 'await signal.collected()'."
  ),
  ("Use 'deliver(on:buffering:)", "Use 'asyncMap(buffering: .newest(1)) { … }'."),
  ("Signal.range(", "Use 'MainSignal.from(1...3)'."),
  ("task(on:", "Use 'MainSignal.task { … }'."),
  (
    "'decode(_:with:)'",
    "Decode and encode before the values come onto the main actor, with ReactiveSignalsFoundation."
  ),
  ("subscribe(on:", "A subscription begins on the main actor: remove this call."),
]

/// The type in front of a declaration, and the conditions of its extension.
struct Place {
  let type: String
  let conditions: String
  let declaration: String

  init(_ text: String) {
    let place = split(text, at: " ")[0]
    let parts = place.split(separator: "[", maxSplits: 1)
    type = String(parts[0])
    conditions = parts.count > 1 ? " where \(parts[1].dropLast())" : ""
    declaration = text.dropFirst(place.count).trimmed
  }
}

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
func read(_ path: String) -> String {
  guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
    fail("cannot read \(path)")
  }
  return text
}

/// Returns a text in which each type is that of the main actor.
func onMain(_ text: String) -> String {
  text.replacing(#/(: |any )SignalProtocol/#) { "\($0.output.1)MainSignalConvertible" }
    .replacing(": SubscriberProtocol", with: ": MainSignalProtocol")
    .replacing("GroupedSignal", with: "MainGroup").replacing("SignalProducer", with: "Signal")
    .replacing(
      #/(ReactiveSignals\.)?\b(Signal|SignalProtocol|Subject|Subscriber|Property|PropertyProtocol|MutableProperty|Command|Execution)\b/#
        .wordBoundaryKind(.simple)
    ) { ($0.output.1.map(String.init) ?? "Main") + $0.output.2 }
}

var rows: [Row] = []
var sections: [String] = []
for (index, line) in read("scripts/names.txt").split(separator: "\n", omittingEmptySubsequences: false)
  .enumerated()
{
  if line.hasPrefix("## ") { sections.append(String(line.dropFirst(3))) }
  if line.hasPrefix("#") || line.isEmpty { continue }
  rows.append(Row(line: index + 1, section: sections.last ?? "", text: String(line)))
}

// MARK: Declarations

/// Writes the abbreviations of a type or of the end of a declaration in full.
func expanded(_ text: String, failure: String) -> String {
  var text = text
  while let start = text.range(of: #"\bOf<"#, options: .regularExpression) {
    let open = text.index(before: start.upperBound)
    guard let range = inside(text, from: open, "<", ">") else { fail("no end of \(text)") }
    text.replaceSubrange(
      start.lowerBound..<text.index(after: range.upperBound),
      with: "Signal<\(text[range]), \(failure)>"
    )
  }
  return text.replacing(#/\bSame\b/#, with: "Signal<Value, \(failure)>").replacing(
    #/\bD\b/#,
    with: "any Disposable"
  )
  .replacing(#/(\.?)\bFailure\b(?!:)/#) { $0.output.1.isEmpty ? failure : ".Failure" }
}

func parameter(_ text: String, isOnMain: Bool) -> String {
  let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
  guard parts.count == 2, parts[1].hasPrefix("("), parts[1].contains("->") else { return text }
  let sendable = isOnMain ? "" : "@Sendable "
  return parts[1].hasPrefix("((")
    ? "\(parts[0]): (\(sendable)\(parts[1].dropFirst())" : "\(parts[0]): @escaping \(sendable)\(parts[1])"
}

func generics(_ text: String, isOnMain: Bool) -> String {
  split(text, at: ",").map { name in
    switch name {
    case "T", "U": isOnMain ? name : "\(name): Sendable"
    case "N", "M": "\(name): SignalProtocol"
    case "P": "P: PropertyProtocol"
    case "E": "E: Error"
    default: name
    }
  }.joined(separator: ", ")
}

/// Writes a declaration in full, without its attributes.
func declaration(_ text: String, failure: String, isOnMain: Bool = false) -> String {
  if text.hasPrefix("typealias") { return "public \(text)" }
  let isVariable = text.hasPrefix("var ") || text.hasPrefix("static var ")
  var text = text
  if !isVariable {
    guard let open = text.firstIndex(of: "(") else { fail("no parameters in \(text)") }
    if let angle = text.firstIndex(of: "<"), angle < open, let range = inside(text, from: angle, "<", ">") {
      text.replaceSubrange(range, with: generics(String(text[range]), isOnMain: isOnMain))
    }
    guard let start = text.firstIndex(of: "("), let range = inside(text, from: start, "(", ")") else {
      fail("no parameters in \(text)")
    }
    text.replaceSubrange(
      range,
      with: split(String(text[range]), at: ",").map { parameter($0, isOnMain: isOnMain) }.joined(
        separator: ", "
      )
    )
  }
  text = expanded(text, failure: failure)
  if isOnMain {
    text = onMain(text).replacing(#/any KeyPath<(.*?)> & Sendable/#) { "KeyPath<\($0.output.1)>" }
  }
  // An opaque result needs a value.
  let result = text.firstMatch(of: #/\) -> some SignalProtocol(<.*>)$/#)
  return "public \(text) { \(result.map { "Signal\($0.output.1).never" } ?? "neverCalled()") }"
}

/// A time is a duration, whose factories the compiler then finds, or of any type.
func withTimes(_ text: String) -> [String] {
  guard text.contains(#/: Time\b/#), let open = text.firstIndex(of: "(") else { return [text] }
  let others = text[..<open].hasSuffix(">") ? "\(text[..<open].dropLast()), Time>" : "\(text[..<open])<Time>"
  return [text.replacing(#/: Time\b/#, with: ": Duration"), others + text[open...]]
}

/// A closure that returns a signal may return one of any type, or a `Signal`, which lets it begin with a dot.
func withInnerSignals(_ text: String) -> [String] {
  guard text.contains("<N>("),
    text.contains(") -> N)") || text.contains(") throws -> N)")
  else { return [text] }
  let isOfOtherValues = text.contains("Signal<N.Value, N.Failure>")
  let isOfOtherFailures = isOfOtherValues || text.contains("N.Failure>")
  guard isOfOtherFailures else { return [text] }
  let inner = isOfOtherValues ? "Signal<T, E>" : "Signal<Value, E>"
  return [
    text,
    text.replacing("<N>(", with: isOfOtherValues ? "<T, E>(" : "<E>(").replacing(
      "-> N)",
      with: "-> \(inner))"
    )
    .replacing("N.Value", with: "T").replacing("N.Failure", with: "E"),
  ]
}

func attributes(_ row: Row, isOfProperty: Bool, isOnMain: Bool = false) -> String {
  var parts = row.messageParts(isOnMain: isOnMain)
  // `bind` and the like of a property are those of its signal.
  if isOfProperty {
    if let name = parts.name
      ?? parts.sentence?.wholeMatch(of: #/Use the property '(\w+)'\./#).map({ String($0.output.1) })
    {
      parts = (nil, "Use the signal of the property: 'property.signal.\(name)'.")
    } else {
      parts.sentence = "Use the signal of the property, 'property.signal'. \(parts.sentence ?? "")"
    }
  }
  let arguments = [
    parts.name.map { "renamed: \"\($0)\"" }, parts.sentence.map { "message: \"\($0)\"" },
  ].compactMap(\.self)
  return "@available(*, unavailable, \(arguments.joined(separator: ", ")))"
}

/// Whether callers may ignore the result of a declaration.
func isDiscardable(_ declaration: String) -> Bool {
  declaration.contains(#/-> (any Disposable|AnyCancellable|(Main)?Execution<.*>)( where .*)? \{/#)
}

/// Returns the declaration with the attribute that keeps its code out of the library. Nobody calls it.
func uncompiled(_ declaration: String) -> String {
  (declaration.contains("neverCalled()") ? "@_alwaysEmitIntoClient " : "") + declaration
}

/// The declarations of a file, in extensions.
struct Declarations {
  var text: String
  private var extensions: [(type: String, members: [String])] = []

  init(_ title: String) {
    text =
      "// \(title). `scripts/generate` makes this file from scripts/names.txt.\n\n// swift-format-ignore-file\n"
  }

  mutating func add(_ row: Row, _ place: Place, to type: String, isOfProperty: Bool, isOnMain: Bool) {
    var container = type + (isOnMain ? onMain(place.conditions) : place.conditions)
    var head = place.declaration
    var markers: [String] = []
    while let word = head.prefixMatch(of: #/(disfavored|@\w+) /#) {
      markers.append(word.output.1 == "disfavored" ? "@_disfavoredOverload" : String(word.output.1))
      head = String(head[word.range.upperBound...])
    }
    // A variable has no conditions of its own.
    if head.contains("var "), let condition = head.range(of: " where ") {
      container += head[condition.lowerBound...]
      head = String(head[..<condition.lowerBound])
    }
    let isOfPropertyAlone = ["PropertyProtocol", "MainPropertyProtocol"].contains(type)
    if isOnMain, row.isMistake {
      head = head.replacing("some TimedScheduler", with: "some TimedScheduler = MainScheduler.shared")
    }
    let member = declaration(head, failure: isOfPropertyAlone ? "Never" : "Failure", isOnMain: isOnMain)
    let lines =
      [attributes(row, isOfProperty: isOfProperty, isOnMain: isOnMain)]
      + markers + (isDiscardable(member) ? ["@discardableResult"] : [])
      + [uncompiled(member)]
    let text = lines.map { "  \($0)\n" }.joined()
    if let index = extensions.firstIndex(where: { $0.type == container }) {
      extensions[index].members.append(text)
    } else {
      extensions.append((container, [text]))
    }
  }

  consuming func file() -> String {
    for (type, members) in extensions {
      text +=
        "\n@_documentation(visibility: internal)\nextension \(type) {\n\(members.joined(separator: "\n"))}\n"
    }
    return text
  }
}

/// The types of the main actor with the foreign names of a type.
let mainTypes = [
  "SignalProtocol": ["MainSignalProtocol"], "PropertyProtocol": ["MainPropertyProtocol"],
  "Signal": ["MainSignal"],
  "Subject": ["MainSubject"], "SubscriberProtocol": ["MainSubject", "MainSubscriber"],
  "MutableProperty": ["MainMutableProperty"], "Command": ["MainCommand"],
]

/// Writes the declarations of the names or of the mistakes.
func declarations(_ title: String, ofMistakes: Bool = false, isOnMain: Bool = false) -> String {
  var file = Declarations(title)
  if ofMistakes, !isOnMain { file.text += "\npublic import Dispatch\n" }
  for row in rows where row.isMistake == ofMistakes && (isOnMain ? row.isForMain : row.isForSignals) {
    for source in row.declarations.flatMap(withTimes).flatMap(withInnerSignals) {
      let place = Place(source)
      if ["typealias", "func"].contains(place.type) {
        if isOnMain { continue }
        let text = declaration(source, failure: "Failure")
        file.text += "\n@_documentation(visibility: internal)\n\(attributes(row, isOfProperty: false))\n"
        file.text += (isDiscardable(text) ? "@discardableResult\n" : "") + "\(uncompiled(text))\n"
        continue
      }
      let isOfBoth = place.type == "both"
      for type in isOfBoth ? ["SignalProtocol", "PropertyProtocol"] : [place.type] {
        for container in isOnMain ? mainTypes[type] ?? [] : [type] {
          file.add(
            row,
            place,
            to: container,
            isOfProperty: type == "PropertyProtocol" && isOfBoth,
            isOnMain: isOnMain
          )
        }
      }
    }
  }
  return file.file()
}

// MARK: The article

/// Returns the links of the articles, as `name(labels)` with the type in front, such as `SignalProtocol/map(_:)`.
func links() -> [String] {
  let folder = root.appending(path: "Sources/ReactiveSignals/ReactiveSignals.docc/Articles")
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  var links: Set<String> = []
  for file in files where file.hasSuffix(".md") && file != "ByTheNameYouKnow.md" {
    for match in read("Sources/ReactiveSignals/ReactiveSignals.docc/Articles/\(file)").matches(
      of: #/``([A-Za-z]+(?:\/[^`]+)?)``/#
    ) {
      links.insert(String(match.output.1))
    }
  }
  return links.sorted { ($0.count, $0) < ($1.count, $1) }
}

/// Returns the link to a name, or `nil` if the articles have none.
func link(_ name: String, among links: [String]) -> String? {
  let text = name.replacing(#/^Signal\./#, with: "")
  guard text.contains("(") else {
    return links.first { $0 == text } ?? links.first { $0.hasSuffix("/\(text)") }
  }
  if text.hasPrefix("init(") { return nil }
  let own = { (link: String) in
    ["SignalProtocol/", "Signal/", "Command/"].first { link.hasPrefix($0) }.map { link.dropFirst($0.count) }
      ?? ""
  }
  // `debounce(for:on:` begins `debounce(for:on:where:)` too.
  return links.first { own($0) == text } ?? links.first { own($0).hasPrefix(text.dropLast()) }
}

/// Returns a link to the first call or type that a sentence names, or `nil` if the articles have none.
func link(inSentence sentence: String, among links: [String]) -> String? {
  guard let match = sentence.firstMatch(of: #/'(?:Signal\.)?(\w+)(\(\w+:)?/#), match.output.1 != "Signal"
  else {
    return nil
  }
  let code = match.output.1
  let call = match.output.2.map { "\(code)\($0)" } ?? "\(code)("
  return links.first { $0 == code }
    ?? links.first { $0.hasPrefix("SignalProtocol/\(call)") || $0.hasPrefix("Signal/\(call)") }
    ?? links.first { $0 == "SignalProtocol/\(code)" || $0 == "Signal/\(code)" }
}

func article() -> String {
  let links = links()
  var text = "<!-- names -->\n"
  for section in sections where rows.contains(where: { $0.section == section && !$0.isMistake }) {
    text += "\n## \(section)\n\n| name | ReactiveSignals | library |\n|---|---|---|\n"
    for row in rows where row.section == section && !row.isSame && !row.isMistake {
      let parts = row.parts
      let name = parts.name.map { name in link(name, among: links).map { "``\($0)``" } ?? "`\(name)`" }
      var sentence = parts.sentence?.replacing(#/'([^']+)'/#) {
        "`\($0.output.1.replacing("\\\\", with: "\\"))`"
      }
      if name == nil, let link = link(inSentence: parts.sentence ?? "", among: links) {
        sentence = "\(sentence ?? "") See ``\(link)``."
      }
      let spellings = split(row.spelling, at: ",").map { "`\($0)`" }.joined(separator: " ")
      text += "| \(spellings) | \([name, sentence].compactMap(\.self).joined(separator: " ")) "
      text += "| \(row.libraries.joined(separator: ", ")) |\n"
    }
  }
  return text
}

// MARK: The tools

func toolNames() -> String {
  let lines = rows.filter { !$0.isSame && !$0.isMistake }.map { row in
    "    \(row.spelling) | \(row.libraries.joined(separator: ", ")) | \(row.answer.replacing("\\\\", with: "\\").replacing(#/<doc:(\w+)>/#) { "the article '\($0.output.1)'" })"
  }
  return """
    // The names of other libraries. `scripts/generate` makes this file from scripts/names.txt.

    extension OtherName {
      static let table = #\"""
    \(lines.joined(separator: "\n"))
        \"""#
    }

    """
}

// MARK: Trials

let fixtures = """
  import ReactiveSignals
  enum Trouble: Error { case one }
  enum Loss: Error { case one }
  final class Thing: @unchecked Sendable { var text = ""; var number = 0; var last: Int? }
  let ints = Signal<Int, Never>.empty
  let loads = Signal<Int, Trouble>.empty
  let losses = Signal<Int, Loss>.empty
  let texts = Signal<String, Never>.empty
  let flags = Signal<Bool, Never>.empty
  let maybes = Signal<Int?, Never>.empty
  let lists = Signal<[Int], Never>.empty
  let inner = Signal<Signal<Int, Never>, Never>.empty
  let events = Signal<Event<Int, Trouble>, Never>.empty
  let subject = Subject<Int, Never>()
  let failing = Subject<Int, Trouble>()
  let behavior = BehaviorSubject<Int, Never>(1)
  let number = MutableProperty(1)
  let maybe = MutableProperty<Int?>(nil)
  let title = Property(1)
  let thing = Thing()
  let scheduler = MainScheduler.shared
  let scope = 1
  let lifetime = number.lifetime
  let bag = ScopedDisposable()
  let compound = CompoundDisposable()
  let disposable: any Disposable = BlockDisposable {}
  let command = Command<Int, Int, Never> { .just($0) }

  """

/// Writes two programs: one with the trials, and in the folder `main` one with those that main signals and the like have to pass.
func writeTrials(to folder: URL) throws {
  for isOnMain in [false, true] {
    let folder = isOnMain ? folder.appending(path: "main") : folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = "import Dispatch\nimport ReactiveSignals\n"
    for (index, row) in rows.enumerated()
    where !row.trial.isEmpty && (isOnMain ? row.isForMain : row.isForSignals) {
      let trial = isOnMain ? onMain(row.trial) : row.trial
      text += "// \(index)\nfunc trial\(index)(set: inout Set<Int>, array: inout [Int]) { \(trial) }\n"
    }
    try text.write(to: folder.appending(path: "Trials.swift"), atomically: true, encoding: .utf8)
    try (isOnMain ? onMain(fixtures) : fixtures)
      .write(to: folder.appending(path: "Fixtures.swift"), atomically: true, encoding: .utf8)
  }
}

/// Writes the program with the edits of the compiler to the folder `edited`.
func edit(in folder: URL) throws {
  var program = Array(try Data(contentsOf: folder.appending(path: "Trials.swift")))
  var file = "", edits: [Range<Int>: String] = [:]
  for line in try String(contentsOf: folder.appending(path: "offers"), encoding: .utf8).split(separator: "\n")
  {
    if let match = line.firstMatch(of: #/<FileName abbrevid=\d+ op0=(\d+) .*Trials\.swift'$/#) {
      file = String(match.output.1)
    }
    // The number, line, column and offset of the start, then of the end, and the length of the text.
    guard
      let match = line.firstMatch(
        of:
          #/<FixIt abbrevid=\d+ op0=(\d+) op1=\d+ op2=\d+ op3=(\d+) op4=\d+ op5=\d+ op6=\d+ op7=(\d+) op8=\d+\/>(?: blob data = '(.*)'$)?/#
      ), match.output.1 == file, let start = Int(match.output.2), let end = Int(match.output.3)
    else { continue }
    edits[start..<end] = match.output.4.map(String.init) ?? ""
  }
  for (range, text) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
    program.replaceSubrange(range, with: Array(text.utf8))
  }
  let edited = folder.appending(path: "edited")
  try FileManager.default.createDirectory(at: edited, withIntermediateDirectories: true)
  try Data(program).write(to: edited.appending(path: "Trials.swift"))
}

/// Returns the errors in a program of trials, by the number of the trial.
func errors(in folder: URL) throws -> [Int: [String]] {
  let program = try String(contentsOf: folder.appending(path: "Trials.swift"), encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
  var found: [Int: [String]] = [:]
  for line in try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8).split(separator: "\n")
  {
    guard let match = line.firstMatch(of: #/([A-Za-z]+)\.swift:(\d+):\d+: error: (.*)$/#) else { continue }
    guard match.output.1 == "Trials", let number = Int(match.output.2), number > 2,
      let index = Int(program[number - 2].dropFirst(3))
    else { fail("an error outside of the trials: \(line)") }
    let message = match.output.3.replacing(
      #/has been replaced by (?:[a-z]+ )*'/#,
      with: "has been renamed to '"
    )
    found[index, default: []].append(String(message))
  }
  return found
}

/// Returns the number of trials in which the edit of the compiler leaves another error than the answer says.
///
/// A sentence says what else to write, and another answer may follow.
func compareEdited(in folder: URL, isOnMain: Bool) throws -> Int {
  let edited = folder.appending(path: "edited")
  guard FileManager.default.fileExists(atPath: edited.appending(path: "errors").path) else { return 0 }
  let before = try errors(in: folder)
  let after = try errors(in: edited)
  let known = rows.map { $0.message(isOnMain: isOnMain) }
  var faults = 0
  for (index, errors) in after.sorted(by: { $0.key < $1.key }) {
    let row = rows[index]
    let mayLeaveErrors = row.messageParts(isOnMain: isOnMain).sentence != nil
    let others = errors.filter { error in
      if error.contains(#/^(expected|consecutive)/#) { return true }
      let isAnswer = known.contains { error.hasSuffix($0) } && before[index]?.contains(error) != true
      return !mayLeaveErrors && !isAnswer
    }
    if others.isEmpty { continue }
    faults += 1
    print("scripts/names.txt:\(row.line): the edit of the compiler leaves an error: \(others[0])")
  }
  return faults
}

func compare(in folder: URL, isOnMain: Bool) throws -> Int {
  let found = try errors(in: folder)
  var faults = 0
  var (names, mistakes) = (0, 0)
  let known = Set(rows.map { $0.message(isOnMain: isOnMain) })
  for (index, row) in rows.enumerated()
  where !row.trial.isEmpty && (isOnMain ? row.isForMain : row.isForSignals) {
    if row.isMistake { mistakes += 1 } else { names += 1 }
    let errors = found[index] ?? []
    // A trial may use other foreign names, such as the type in front of a factory.
    let strange = errors.filter { error in !known.contains { error.hasSuffix($0) } }
    let answers = errors.count { $0.hasSuffix(row.message(isOnMain: isOnMain)) }
    // Each declaration of a mistake has a statement in its trial.
    let wanted = row.isSame ? 0 : row.isMistake ? row.declarations.count : 1
    if strange.isEmpty, row.isSame ? errors.isEmpty : answers >= wanted { continue }
    faults += 1
    print(
      "scripts/names.txt:\(row.line): \(isOnMain ? onMain(row.trial) : row.trial)\n  expected  \(row.isSame ? "no error" : "… " + row.message(isOnMain: isOnMain))"
    )
    for error in errors.isEmpty ? ["no error"] : errors { print("  found     \(error)") }
  }
  let counts = ["\(names) names of other libraries"] + (mistakes > 0 ? ["\(mistakes) mistakes"] : [])
  let others = isOnMain ? " on the main actor" : ", \(rows.count { $0.trial.isEmpty }) names without a trial"
  print(counts.joined(separator: " and ") + others)
  return faults
}

// MARK: Files

let articlePath = "Sources/ReactiveSignals/ReactiveSignals.docc/Articles/ByTheNameYouKnow.md"

func files() -> [(path: String, text: String)] {
  let old = read(articlePath)
  guard let marker = old.range(of: "<!-- names -->") else {
    fail("\(articlePath) has no line <!-- names -->")
  }
  var files = [
    ("Sources/ReactiveSignals/Generated/Names.swift", declarations("The names of other libraries")),
    (
      "Sources/ReactiveSignals/Generated/MainNames.swift",
      declarations("The names of other libraries", isOnMain: true)
    ),
    (
      "Sources/ReactiveSignals/Generated/Remedies.swift",
      declarations("Calls that look right and cannot work", ofMistakes: true)
    ),
    (articlePath, old[..<marker.lowerBound] + article()),
    ("Tools/Sources/MarbleEngine/Names/OtherNamesTable.swift", toolNames()),
  ]
  if rows.contains(where: { $0.isMistake && $0.isForMain }) {
    files.append(
      (
        "Sources/ReactiveSignals/Generated/MainRemedies.swift",
        declarations(
          "Calls of main signals that look right and cannot work",
          ofMistakes: true,
          isOnMain: true
        )
      )
    )
  }
  return files
}

func checkFiles() {
  for (path, text) in files()
  where (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) != text {
    fail("\(path) is not as scripts/names.txt makes it: run 'scripts/generate'")
  }
}

var arguments = CommandLine.arguments.dropFirst()
switch arguments.popFirst() {
case "--write":
  for (path, text) in files() {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }
case "--trials":
  checkFiles()
  try writeTrials(to: URL(fileURLWithPath: arguments.popFirst() ?? "."))
case "--edit": try edit(in: URL(fileURLWithPath: arguments.popFirst() ?? "."))
case "--compare":
  let folder = URL(fileURLWithPath: arguments.popFirst() ?? ".")
  let faults = try [(folder, false), (folder.appending(path: "main"), true)]
    .reduce(0) { try $0 + compare(in: $1.0, isOnMain: $1.1) + compareEdited(in: $1.0, isOnMain: $1.1) }
  if faults > 0 { fail("\(faults) names are answered otherwise") }
case nil: checkFiles()
case let option?: fail("unknown option \(option)")
}
