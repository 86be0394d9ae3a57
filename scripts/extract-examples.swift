// Extracts the Swift examples of the documentation into a program. See `scripts/check-examples`.
//
//   swift scripts/extract-examples.swift Tools
//   swift scripts/extract-examples.swift Integrations
//
// The argument is the package that compiles the program, which has the libraries of the examples. Its folder is `.build-examples/Sources`.
//
// An example is a block fenced with ```swift in a Markdown file or a documentation comment, an indented block of a documentation
// comment, or a file of a tutorial. Each becomes a file with one function; declarations at the left margin become declarations of the file.
//
// An HTML comment behind an example of an article is a second example. It has other lines from the first one that begins as stated:
//
//     <!-- from `let recording`
//     …
//     -->
import Foundation

struct Line {
  let number: Int
  let text: String
}

struct Example {
  let file: String
  var line: Int
  var code: [Line]
  var isContinued: Bool
}

/// The examples that one package compiles.
struct Program {
  /// Files, and folders with their files.
  let roots: [String]
  let imports: [String]
  /// The file of the declarations that examples use, which becomes part of the program with the runner. Without one, both are modules.
  var standIns: String?

  private static let common = ["Dispatch", "Foundation", "Observation", "ReactiveSignals", "Synchronization"]
  private static let libraries = [
    "ReactiveSignals", "ReactiveSignalsFoundation", "ReactiveSignalsStreams", "ReactiveSignalsTesting",
  ]
  private static let server = "Sources/ReactiveSignalsServer/"

  static let all = [
    "Tools": Program(
      roots: ["README.md", "CONTRIBUTING.md", "Documentation"] + libraries.map { "Sources/" + $0 },
      imports: common + [
        "ReactiveSignalsFoundation", "ReactiveSignalsInspector", "ReactiveSignalsStreams",
        "ReactiveSignalsTesting", "StandIns",
      ]
    ),
    "Integrations": Program(
      roots: [
        "Documentation/NATS.md", "Documentation/NATSOperations.md", "Sources/ReactiveSignalsNATS",
        "Sources/ReactiveSignalsNATSTesting",
      ],
      imports: common + [
        "Metrics", "ReactiveSignalsNATS", "ReactiveSignalsNATSTesting", "ReactiveSignalsServer",
        "ReactiveSignalsTesting", "Tracing",
      ],
      standIns: "Tools/DocumentationExamples/StandIns/NATS.swift"
    ),
    "Examples/Todo": Program(
      roots: ["Documentation/GRDB.md", "Sources/ReactiveSignalsGRDB"]
        + ["Heartbeats", "LogToLogger", "Metered", "ServerSentEvent", "Traced"].map { server + $0 + ".swift" },
      imports: common + [
        "GRDB", "Logging", "Metrics", "ReactiveSignalsGRDB", "ReactiveSignalsServer", "ReactiveSignalsTesting",
        "Tracing",
      ],
      standIns: "Tools/DocumentationExamples/StandIns/GRDB.swift"
    ),
    "Examples/LineServer": Program(
      roots: ["Documentation/PostgreSQL.md", "Documentation/Server.md"]
        + ["EventsResponse", "ServiceLifetime"].map { server + $0 + ".swift" },
      imports: common + ["Hummingbird", "ReactiveSignalsServer", "ReactiveSignalsTesting", "ServiceLifecycle"],
      standIns: "Tools/DocumentationExamples/StandIns/Server.swift"
    ),
  ]
}

// MARK: Finding the examples

/// The lines of each comment of a source file, or all lines of a Markdown file.
func texts(of path: String) throws -> [[Line]] {
  let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
  let numbered = lines.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
  guard path.hasSuffix(".swift") else { return [numbered] }
  var comments: [[Line]] = [[]]
  for line in numbered {
    let trimmed = line.text.drop { $0 == " " }
    if trimmed.hasPrefix("///") {
      let text = trimmed.dropFirst(3)
      comments[comments.count - 1].append(
        Line(number: line.number, text: String(text.hasPrefix(" ") ? text.dropFirst() : text))
      )
    } else if comments.last?.isEmpty == false {
      comments.append([])
    }
  }
  return comments
}

func indentation(_ text: String) -> Int { text.prefix { $0 == " " }.count }

func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }

/// The code of the block that starts at `start`, and the index behind it. `nil` where no example starts.
func block(in lines: [Line], at start: Int, isComment: Bool) -> (code: [Line]?, end: Int)? {
  let first = lines[start]
  let margin = indentation(first.text)
  if first.text.dropFirst(margin).hasPrefix("```") {
    let end =
      lines[(start + 1)...].firstIndex { $0.text.dropFirst(indentation($0.text)).hasPrefix("```") }
      ?? lines.count
    let isSwift = first.text.dropFirst(margin) == "```swift"
    return (isSwift ? Array(lines[(start + 1)..<end]) : nil, min(end + 1, lines.count))
  }
  guard isComment, margin >= 4, start == 0 || isBlank(lines[start - 1].text) else { return nil }
  var end = start
  while end < lines.count, isBlank(lines[end].text) || indentation(lines[end].text) >= 4 { end += 1 }
  return (Array(lines[start..<end]), end)
}

func examples(in path: String) throws -> [Example] {
  if path.contains(".docc/"), path.hasSuffix(".swift") { return [try step(path)] }
  var found: [Example] = []
  var others: [Example] = []
  for lines in try texts(of: path) {
    var index = 0
    while index < lines.count {
      guard let block = block(in: lines, at: index, isComment: path.hasSuffix(".swift")) else {
        index += 1
        continue
      }
      let marker = lines[..<index].last { !isBlank($0.text) }?.text.trimmingCharacters(in: .whitespaces)
      if let code = block.code, marker != "<!-- fragment -->" {
        let margin = code.filter { !isBlank($0.text) }.map { indentation($0.text) }.min() ?? 0
        let example = Example(
          file: path,
          line: lines[index].number,
          code: code.map { Line(number: $0.number, text: String($0.text.dropFirst(margin))) },
          isContinued: marker == "<!-- continued -->"
        )
        found.append(example)
        others += variants(of: example, in: lines[block.end...])
      }
      index = block.end
    }
  }
  return found + others
}

/// The variants of `example` that follow it in an article.
func variants(of example: Example, in lines: ArraySlice<Line>) -> [Example] {
  var rest = lines
  var found: [Example] = []
  while let start = rest.firstIndex(where: { !isBlank($0.text) }),
    let beginning = rest[start].text.wholeMatch(of: #/<!-- from `(.+)`/#)?.1,
    let end = rest[start...].firstIndex(where: { $0.text == "-->" })
  {
    guard let kept = example.code.firstIndex(where: { $0.text.hasPrefix(beginning) }) else {
      fatalError("\(example.file):\(rest[start].number): no line of the example begins with '\(beginning)'")
    }
    var variant = example
    variant.line = rest[start].number
    variant.isContinued = false
    variant.code = Array(example.code[..<kept]) + rest[(start + 1)..<end]
    found.append(variant)
    rest = rest[(end + 1)...]
  }
  return found
}

/// A file of a tutorial. A file of tests continues the one before it.
func step(_ path: String) throws -> Example {
  let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
  let code = lines.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
  return Example(file: path, line: 1, code: code, isContinued: path.hasSuffix("Tests.swift"))
}

/// Puts those that continue another behind it.
func joined(_ examples: [Example]) -> [Example] {
  examples.reduce(into: []) { result, example in
    if example.isContinued, let last = result.indices.last {
      result[last].code += example.code
    } else {
      result.append(example)
    }
  }
}

// MARK: Making a file of each

extension Example {
  /// Whether it consists of comments: one or two marble diagrams, an operator, and the diagram of the result.
  private var isDrawing: Bool { code.allSatisfy { $0.text.hasPrefix("//") || isBlank($0.text) } }

  /// The test that a drawing describes; the example itself where it is code, and `nil` where it is neither.
  ///
  ///     // a--b-----|
  ///     // --1--2--3--|   merge
  ///     // a-1b-2--3--|   x = (a, 1)
  var test: Example? {
    guard isDrawing else { return self }
    let rows = code.map { $0.text.dropFirst(2).drop { $0 == " " } }.filter { !$0.isEmpty }
    guard rows.count == 3, let first = rows[0].prefixMatch(of: Self.diagram)?.output,
      let result = rows[2].prefixMatch(of: Self.diagram)?.output
    else { return nil }
    var statements = ["let scheduler = TestScheduler()"]
    var operation: String
    if let second = rows[1].prefixMatch(of: Self.diagram)?.output {
      statements.append("let second = scheduler.cold(\"\(second)\")")
      operation = rows[1].dropFirst(second.count).trimmingCharacters(in: .whitespaces)
      operation =
        operation.hasSuffix(":)") ? String(operation.dropLast()) + " second)" : operation + "(second)"
    } else {
      operation = String(rows[1].replacing(#/ {2,}\(.*\)$/#, with: ""))
    }
    let failure = operation.contains("failingWith") ? "DrawingError" : "Never"
    let names = rows[2].matches(of: #/([A-Za-z0-9]) = (\([^)]*\)|\[[^\]]*\])/#).map {
      "\"\($0.2)\": \"\($0.1)\""
    }
    statements += [
      "let first: TestSignal<String, \(failure)> = scheduler.cold(\"\(first)\")",
      "let names: [String: String] = [\(names.isEmpty ? ":" : names.joined(separator: ", "))]",
      "let recording = scheduler.record(first.\(operation).map { name(of: $0, names) })",
      "scheduler.run()",
      "#expect(recording == \"\(result)\")",
    ]
    var test = self
    test.code = statements.map { Line(number: line, text: $0) }
    return test
  }

  private static let diagram = #/[-a-zA-Z0-9()|#]*-[-a-zA-Z0-9()|#]*/#

  /// Comments at the left margin behind a statement, and those behind `print(…)`. Text in parentheses behind spaces explains.
  var output: [String] {
    var output: [String] = []
    var isBehindCode = false
    for line in code.map(\.text) {
      if line.hasPrefix("// ") || line == "//" {
        if isBehindCode { output.append(String(line.dropFirst(3))) }
      } else if !isBlank(line) {
        isBehindCode = true
        let statement = line.trimmingCharacters(in: .whitespaces)
        if statement.hasPrefix("print("), let comment = statement.range(of: #" // "#, options: .backwards) {
          output.append(String(statement[comment.upperBound...]))
        }
      }
    }
    return output.map { $0.replacingOccurrences(of: #" {2,}\(.*\)$"#, with: "", options: .regularExpression) }
  }

  /// Whether there is something to compare.
  var runs: Bool { !output.isEmpty || code.contains { $0.text.contains("#expect(") } }

  /// Whether its output can come after it has returned.
  var waits: Bool {
    code.contains { line in
      ["Main", "Queue", "Task", "Actor", ".main", "observe", "start", "async", "Process", "database"].contains {
        line.text.contains($0)
      }
    }
  }

  private static let keywords = [
    "@", "final class ", "class ", "struct ", "enum ", "actor ", "protocol ", "extension ", "func ",
    "nonisolated struct ",
  ]

  /// The declarations and the statements, each with the lines of all, and the names of tests.
  private var parts: (declarations: [String], statements: [String], tests: [String]) {
    var parts: (declarations: [String], statements: [String], tests: [String]) = ([], [], [])
    var isDeclaration = false
    for (index, line) in code.enumerated() {
      if index > 0, code[index - 1].number + 1 != line.number {
        let jump = "#sourceLocation(file: \"\(file)\", line: \(line.number))"
        parts.declarations.append(jump)
        parts.statements.append(jump)
      }
      var text = line.text.replacingOccurrences(of: "#expect(", with: "expect(")
      let starts = !isDeclaration && Self.keywords.contains { text.hasPrefix($0) }
      let belongs = isDeclaration || starts
      if starts { isDeclaration = !text.hasSuffix("}") } else if text.hasPrefix("}") { isDeclaration = false }
      if starts, let name = text.firstMatch(of: #/^@Test func ([a-zA-Z]+)/#) {
        parts.tests.append("try \(name.1)()")
      }
      if starts { text = text.replacing("@Test ", with: "@MainActor ") }
      if starts, !isExtension, text.contains(#/^(@[a-zA-Z]+ )*func /#) {
        text = text.replacing("func ", with: "static func ", maxReplacements: 1)
      }
      parts.declarations.append(belongs ? text : "")
      parts.statements.append(belongs || text.hasPrefix("import ") ? "" : text)
    }
    return parts
  }

  /// An extension has to stand in the file itself, and so has all it refers to.
  private var isExtension: Bool { code.contains { $0.text.hasPrefix("extension ") } }

  /// An example that uses a scheduler without making one runs in virtual time. A diagram in front of the code is its `signal`.
  private func stage(_ body: String) -> (before: String, after: String) {
    guard body.contains(#/(?:^|[^A-Za-z.])scheduler(?:[^A-Za-z(]|$)/#), !body.contains("let scheduler") else {
      return ("", "")
    }
    let diagram = code.first?.text.wholeMatch(of: #/// ([-a-zA-Z0-9()|#]+)/#)?.1
    let signal = diagram.map { "; let signal = scheduler.cold(\"\($0)\")" } ?? ""
    return ("let scheduler = TestScheduler()" + signal, body.contains("scheduler.advance(") ? "" : "scheduler.run()")
  }

  private var isAsync: Bool {
    let body = code.map(\.text).joined(separator: "\n")
    return body.contains("await") && !body.contains(".waitFor")
  }

  /// Its arguments in the table of the program.
  func entry(named name: String) -> String {
    let run = "\(name.capitalized).run"
    let synchronous = isAsync ? "" : " synchronously: \(run),"
    return
      "Example(\"\(file):\(line)\", output: \(output), runs: \(runs), waits: \(waits),\(synchronous) \(run)),"
  }

  /// Statements by which the variables live on behind the function, as they do in a program, while a database sends the rest of the output.
  private func kept(_ body: String) -> String {
    guard runs, body.contains("database") else { return "" }
    return code.compactMap { $0.text.prefixMatch(of: #/let ([a-zA-Z]+)/#)?.1 }.map { "kept.append(\($0))" }
      .joined(separator: "\n")
  }

  func source(named name: String) -> String {
    // Foundation has its requests in a module of its own away from Apple platforms.
    let networking = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
    let (declarations, statements, tests) = parts
    let body = code.map(\.text).joined(separator: "\n")
    let (before, after) = stage(body)
    let location = "#sourceLocation(file: \"\(file)\", line: \(code.first?.number ?? line))"
    let declared = ([location] + declarations + ["#sourceLocation()"]).joined(separator: "\n")
    return """
      \(program.imports.map { "import \($0)" }.joined(separator: "\n"))
      \(networking)
      \(isExtension ? declared : "")
      enum \(name.capitalized) {
      \(isExtension ? "" : declared)
      @MainActor static func run() \(isAsync ? "async " : "")throws {
      \(before)
      \(location)
      \(statements.joined(separator: "\n"))
      #sourceLocation()
      \(after)
      \(kept(body))
      \(tests.joined(separator: "\n"))
      }
      }

      """
  }
}

// MARK: The program

let package = CommandLine.arguments[1]
let program = Program.all[package] ?? { fatalError("\(package) compiles no examples") }()
let folder = package + "/.build-examples/Sources"
let manager = FileManager.default

/// The files of the examples, without those that another package compiles.
func paths(of program: Program) -> [String] {
  let others = Program.all.filter { $0.key != package }.flatMap(\.value.roots)
  return program.roots.flatMap { root -> [String] in
    guard !root.hasSuffix(".md"), !root.hasSuffix(".swift") else { return [root] }
    let files = manager.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.map { root + "/" + $0 }.sorted()
      .filter { path in !others.contains { path == $0 } }
  }
}

let all = joined(try paths(of: program).flatMap(examples)).compactMap(\.test)

/// Leaves a file alone that has not changed, so that it is not compiled again.
func write(_ text: String, to name: String) throws {
  let path = folder + "/" + name
  if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}

try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
var names: Set<String> = ["Examples.swift"]
var entries: [String] = []
for (number, example) in all.enumerated() {
  let name = "example\(number)"
  names.insert(name + ".swift")
  try write(example.source(named: name), to: name + ".swift")
  entries.append("    " + example.entry(named: name))
}
let table = """
  \(program.standIns == nil ? "import ExampleRunner" : "")

  @main struct Examples {
    @MainActor static let all = [
  \(entries.joined(separator: "\n"))
    ]

    @MainActor static func main() { run(all) }
  }

  """
try write(table, to: "Examples.swift")
for file in program.standIns.map({ [$0, "Tools/DocumentationExamples/Sources/ExampleRunner/Runner.swift"] }) ?? [] {
  let name = file.split(separator: "/").last.map(String.init) ?? file
  names.insert(name)
  try write(String(contentsOfFile: file, encoding: .utf8), to: name)
}
for file in try manager.contentsOfDirectory(atPath: folder) where !names.contains(file) {
  try manager.removeItem(atPath: folder + "/" + file)
}
print("\(all.count) examples, \(all.filter(\.runs).count) of them to be run")
