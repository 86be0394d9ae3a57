// Checks the site that `scripts/build-documentation` builds, and the Markdown files. Fails when
//
// - a public symbol has no documentation comment;
// - an operator or factory does not state what it sends, its end, disposal, thread, memory and complexity, or has no example with output;
// - the page of the library, of `Signal` or of `SignalProtocol` lists a symbol outside of all topic groups;
// - a sentence begins with a pronoun that CONTRIBUTING.md rules out;
// - a row of a table has a different number of cells than its header;
// - a relative link, or a path in backticks, leads nowhere;
// - a link or a picture of the first page of the site leads nowhere;
// - the site lacks its settings, or a name of another library in its navigation.
//
//   swift scripts/check-documentation.swift .build-documentation
//   swift scripts/check-documentation.swift --entries FOLDER      checks the operators of a folder of symbol graphs alone
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Identifier: Decodable { let precise: String }
    let identifier: Identifier
    let pathComponents: [String]
    let kind: Kind
    let declarationFragments: [Fragment]?
    let docComment: Comment?
  }
  let symbols: [Symbol]
}

struct Page: Decodable {
  struct Section: Decodable {
    let identifiers: [String]
    let generated: Bool?
  }
  let topicSections: [Section]?
}

func decode<T: Decodable>(_ type: T.Type, _ url: URL) throws -> T {
  try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

/// The first words of a sentence, if they are a pronoun in place of a subject.
func pronoun(in line: String) -> Substring? {
  line.firstMatch(of: #/(?:^[-| ]*|\. |\| )((?:What|Who|Whoever|How|Whether) .{0,20})/#)?.1
}

// Operators and factories

extension Graph.Symbol {
  /// The name with the types that contain it.
  var path: String { pathComponents.joined(separator: ".") }

  /// A Boolean value that indicates whether a protocol gives this member to a type, such as one of the standard library.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

  /// A Boolean value that indicates whether this is a member of signals or sequences.
  var isMember: Bool {
    pathComponents.count == 2 && ["Signal", "SignalProtocol", "Sequence"].contains(pathComponents[0])
  }

  /// A Boolean value that indicates whether this returns a signal, and not the same signal by another type. Tools for authors of
  /// operators do not count, nor does `observe`, whose page has a paragraph for each part.
  var returnsSignal: Bool {
    let others = [
      "SignalProtocol.erased", "SignalProtocol.staged(by:)", "SignalProtocol.staged(perSubscription:)",
      "Signal.pipe()",
      "MulticastConnection.signal", "observe(_:_:isolation:)",
    ]
    guard !others.contains(path) else { return false }
    let declaration = (declarationFragments ?? []).map(\.spelling).joined()
    let result: Range<String.Index>?
    switch kind.identifier {
    case "swift.method", "swift.type.method", "swift.func":
      result = declaration.range(of: "->", options: .backwards)
    case "swift.property", "swift.type.property": result = declaration.range(of: ":")
    default: return false
    }
    return result.map {
      declaration[$0.upperBound...].contains(#/\b(SignalProtocol|Signal|MulticastConnection)</#)
    } ?? false
  }
}

/// The labels of the list that states the contract of an operator, in their order.
let labels = ["Sends", "Ends", "Disposal", "Thread", "Memory"]

/// The parts that a comment lacks. A comment that says "it behaves as" and links an operator has the contract of that one.
func gaps(in lines: [String]) -> [String] {
  let text = lines.joined(separator: " ")
  var gaps: [String] = []
  if !text.contains(#/behaves as\s+`/#) {
    let stated = lines.compactMap { $0.firstMatch(of: #/^- \*\*(\w+)\*\*: /#).map { String($0.1) } }
    gaps += labels.filter { !stated.contains($0) }
    if gaps.isEmpty, stated != labels { gaps.append("the order of the list") }
    if !text.contains("- Complexity: ") { gaps.append("Complexity") }
    let end = lines.drop { !$0.hasPrefix("- **Ends**") }.prefix { !$0.hasPrefix("- **Disposal**") }.joined(
      separator: " "
    )
    if !end.isEmpty, !end.contains(#/\bas\b|[Nn]ever|[Cc]omplet.*[Ff]ail|[Ff]ail.*[Cc]omplet/#) {
      gaps.append("completion and failure")
    }
  }
  // Output follows code, or there is a drawing: a block of comments.
  let blocks = lines.split { !$0.hasPrefix("    ") }
  let hasOutput = blocks.contains { block in
    let code = block.map { $0.drop { $0 == " " } }
    let isComment = code.map { $0.hasPrefix("//") }
    return isComment.filter { $0 }.count >= 2 && isComment.first == true
      || zip(isComment, isComment.dropFirst()).contains { !$0 && $1 }
      || code.contains { $0.contains("print(") && $0.contains(" // ") }
  }
  if !hasOutput { gaps.append("an example with output") }
  return gaps
}

/// Prints the operators whose comments lack a part. Returns whether there are none.
func checkOperators(_ symbols: [Graph.Symbol]) -> Bool {
  let operators = symbols.filter { $0.returnsSignal && $0.isMember }
  let found = operators.map { ($0.path, gaps(in: ($0.docComment?.lines ?? []).map(\.text))) }
  for (name, gaps) in found.sorted(by: { $0.0 < $1.0 }) where !gaps.isEmpty {
    print("  \(name): \(gaps.joined(separator: ", "))")
  }
  let counts = (labels + ["Complexity", "an example with output"]).map { part in
    "\(part) \(found.count { !$0.1.contains(part) })"
  }
  print("\(operators.count) operators and factories state: \(counts.joined(separator: ", "))")
  return !operators.isEmpty && found.allSatisfy(\.1.isEmpty)
}

/// Prints the other sources of signals whose comments lack a part. Not all of them can have an example whose output is known. Returns
/// whether there are none.
func checkSources(_ symbols: [Graph.Symbol]) -> Bool {
  let found = symbols.filter { $0.returnsSignal && !$0.isMember }.map { symbol in
    (
      symbol.path,
      gaps(in: (symbol.docComment?.lines ?? []).map(\.text)).filter { $0 != "an example with output" }
    )
  }
  for (name, gaps) in found where !gaps.isEmpty { print("  \(name): \(gaps.joined(separator: ", "))") }
  print("\(found.count) other sources of signals, \(found.count { $0.1.isEmpty }) state all parts")
  return found.allSatisfy(\.1.isEmpty)
}

if CommandLine.arguments[1] == "--entries" {
  let folder = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
  let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.path.hasSuffix(".symbols.json") }
  exit(try checkOperators(graphs.flatMap { try decode(Graph.self, $0).symbols }) ? 0 : 1)
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!.compactMap {
  $0 as? URL
}
var status: Int32 = 0

let graphs = files.filter { $0.path.contains("/extracted-symbols/") && $0.path.hasSuffix(".symbols.json") }
// An extension of another library's type has a page, and documentation only on its members.
let symbols = try graphs.flatMap { try decode(Graph.self, $0).symbols }.filter {
  $0.kind.identifier != "swift.extension"
}
// A member that a protocol of another library gives to a type has its documentation there.
let silent = symbols.filter { $0.docComment == nil && !$0.isSynthesized }.map(\.path).sorted()
print("\(symbols.count) public symbols, \(silent.count) without documentation")
for name in silent { print("  \(name)") }
if symbols.isEmpty || !silent.isEmpty { status = 1 }

let core = graphs.filter { $0.path.contains("/extracted-symbols/ReactiveSignals/") }
if !checkOperators(try core.flatMap { try decode(Graph.self, $0).symbols }) { status = 1 }
let others = ["ReactiveSignals", "ReactiveSignalsFoundation", "ReactiveSignalsStreams", "ReactiveSignalsUI"]
  .flatMap { library in
    graphs.filter { $0.path.contains("/extracted-symbols/\(library)/") }
  }
if !checkSources(try others.flatMap { try decode(Graph.self, $0).symbols }) { status = 1 }

// The sentences of comments; a member of an extension occurs in several graphs.
let pronouns = symbols.flatMap { symbol in
  (symbol.docComment?.lines ?? []).map(\.text).filter { !$0.hasPrefix("    ") }.compactMap(pronoun)
    .map { "\(symbol.pathComponents.joined(separator: ".")): \($0)…" }
}
print("\(Set(pronouns).count) sentences of comments begin with a pronoun")
for sentence in Set(pronouns).sorted() { print("  \(sentence)") }
if !pronouns.isEmpty { status = 1 }

for name in ["reactivesignals", "reactivesignals/signal", "reactivesignals/signalprotocol"] {
  let file = folder.appendingPathComponent("site/data/documentation/\(name).json")
  guard let page = try? decode(Page.self, file) else {
    print("\(name): there is no page")
    status = 1
    continue
  }
  let sections = page.topicSections ?? []
  // DocC puts the descriptions of a type into a group.
  let strays = sections.filter { $0.generated == true }.flatMap(\.identifiers)
    .filter { !$0.hasSuffix("Convertible-Implementations") }
  print("\(name): \(sections.count) groups, \(strays.count) in none")
  for stray in strays { print("  \(stray.split(separator: "/").last ?? "")") }
  if sections.isEmpty || !strays.isEmpty { status = 1 }
}

// Markdown

let roots = [
  "README.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md", "Examples/README.md", "Tools/README.md", "Documentation", "Sources",
]
let articles = roots.flatMap { root in
  root.hasSuffix(".md")
    ? [root]
    : (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).map {
      root + "/" + $0
    }
}
.filter { $0.hasSuffix(".md") }.sorted()

/// The cells of a row; an escaped bar belongs to a cell.
func cells(_ row: String) -> Int {
  row.replacingOccurrences(of: #"\|"#, with: "").split(separator: "|", omittingEmptySubsequences: false).count
}

func complain(_ file: String, _ line: Int, _ text: String) {
  print("\(file):\(line): \(text)")
  status = 1
}

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

for file in articles {
  var columns: Int?
  var isCode = false
  let folder = (file as NSString).deletingLastPathComponent
  for (index, line) in try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    .enumerated()
  {
    if line.hasPrefix("```") { isCode.toggle() }
    guard !isCode else { continue }
    if line.hasPrefix("|") {
      if let columns, cells(line) != columns {
        complain(file, index + 1, "\(cells(line) - 2) cells in a table of \(columns - 2)")
      }
      columns = columns ?? cells(line)
    } else {
      columns = nil
    }
    if let words = pronoun(in: line) { complain(file, index + 1, "a sentence begins with \"\(words)…\"") }
    for link in line.matches(of: #/\]\(([^)#:]+)\)/#) where !line.contains("![") {
      let target = (folder as NSString).appendingPathComponent(String(link.1))
      if !exists(target) { complain(file, index + 1, "no file \(target)") }
    }
    for path in line.matches(
      of: #/`((?:Sources|Tests|Tools|Documentation|Benchmarks|scripts)\/[A-Za-z0-9_.\/+-]+)`/#
    ) {
      if !exists(String(path.1)) && !exists((folder as NSString).appendingPathComponent(String(path.1))) {
        complain(file, index + 1, "no file \(path.1)")
      }
    }
  }
}
let start = try String(contentsOf: folder.appendingPathComponent("site/index.html"), encoding: .utf8)
let targets = start.matches(of: #/(?:href|src|srcset)="([^"]+)"/#).map { String($0.1) }
for target in targets where !exists(folder.appendingPathComponent("site/" + target).path) {
  complain("site/index.html", 1, "no file \(target)")
}
if targets.isEmpty { complain("site/index.html", 1, "it has no link") }

// Each page asks for its settings. The filter of the navigation finds names of other libraries.
if !exists(folder.appendingPathComponent("site/theme-settings.json").path) {
  complain("site", 1, "no file theme-settings.json")
}
let navigation = try String(contentsOf: folder.appendingPathComponent("site/index/index.json"), encoding: .utf8)
for name in ["removeDuplicates", "flatMapLatest", "rate limit", "backpressure"]
where !navigation.contains("\"title\":\"\(name)\"") {
  complain("site/index/index.json", 1, "no page is found under the name '\(name)'")
}

print("\(articles.count) Markdown files")
exit(status)
