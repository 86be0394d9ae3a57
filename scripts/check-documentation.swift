// Checks the site that `scripts/build-documentation` builds, and the Markdown files. Fails when
//
// - a public symbol has no documentation comment;
// - the page of the library, of `Signal` or of `SignalProtocol` lists a symbol outside of all topic groups;
// - a sentence begins with a pronoun that CONTRIBUTING.md rules out;
// - a row of a table has a different number of cells than its header;
// - a relative link, or a path in backticks, leads nowhere;
// - a link or a picture of the first page of the site leads nowhere.
//
//   swift scripts/check-documentation.swift .build-documentation
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Kind: Decodable { let identifier: String }
    let pathComponents: [String]
    let kind: Kind
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
let silent = symbols.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }.sorted()
print("\(symbols.count) public symbols, \(silent.count) without documentation")
for name in silent { print("  \(name)") }
if symbols.isEmpty || !silent.isEmpty { status = 1 }

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
    .filter { !$0.hasSuffix("CustomStringConvertible-Implementations") }
  print("\(name): \(sections.count) groups, \(strays.count) in none")
  for stray in strays { print("  \(stray.split(separator: "/").last ?? "")") }
  if sections.isEmpty || !strays.isEmpty { status = 1 }
}

// Markdown

let roots = ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md", "Tools/README.md", "Documentation", "Sources"]
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

print("\(articles.count) Markdown files")
exit(status)
