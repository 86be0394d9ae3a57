// Checks that each folder of the library uses only folders below it, that unsafe code states why it is safe, that the code names in
// `Documentation/Design` and the files in the comments of scripts exist, and that the checkout has no other files and folders than those
// listed here.
//
//   swift scripts/check-rooms.swift [--graph] [--unsafe] [CHECKOUT]
//
// The check lists each use that breaks the order. With `--graph` it also prints the folders that each folder uses, and the
// names of the types and functions it uses of them. Operators may be built of public operators of any family, as those of
// a user are: methods are not counted. With `--unsafe` it prints the reasons why unsafe code is safe.
import Foundation

/// The folders of `Sources/ReactiveSignals`, lowest first. Folders in one row do not use each other.
let rows = [
  ["Primitives"],
  ["Disposables"],
  ["Buffering"],
  ["Schedulers"],
  ["Core"],
  ["Subjects"],
  ["Factories"],
  ["Operators/Support"],
  [
    "Operators/Accumulating", "Operators/Combining", "Operators/Failures", "Operators/Filtering",
    "Operators/Flattening", "Operators/Grouping",
    "Operators/Multicasting", "Operators/SideEffects", "Operators/Taking", "Operators/Timing", "Operators/Transforming",
  ],
  ["Operators/Forms"],
  ["State/Graph", "Concurrency", "Diagnostics"],
  ["State"],
  ["MainActor"],
  ["Mistakes"],
  ["Migration"],
  ["Generated"],
]

/// The files and folders of the checkout itself.
let top: Set = [
  ".ci", ".editorconfig", ".gitattributes", ".github", ".gitignore", ".spi.yml", ".swift-format", "Benchmarks", "CHANGELOG.md",
  "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "Documentation", "Examples", "Integrations", "LICENSE", "Package.swift", "README.md", "SECURITY.md", "Sources", "Tests", "Tools",
  "scripts",
]
/// The names that git and the tools make there, beside the folders that begin with `.build`.
let made: Set = [".git", ".swiftpm", ".DS_Store", "DerivedData", "Package.resolved"]

/// A source file, without comments and the text of its string literals.
struct SourceFile {
  let path: String
  let folder: String
  let code: String

  init(_ path: String, in root: String) throws {
    self.path = path
    let relative = path.dropFirst(root.count + 1)
    folder = relative.split(separator: "/").dropLast().joined(separator: "/")
    code = SourceFile.withoutText(try String(contentsOfFile: path, encoding: .utf8))
  }

  /// `source` without comments, and without the text of string literals. Interpolations are kept.
  static func withoutText(_ source: String) -> String {
    source
      .replacing(#/\/\*(?s:.*?)\*\//#, with: "")
      .replacing(#/\/\/.*/#, with: "")
      .replacing(#/"""(?s:.*?)"""/#, with: "")
      .replacing(#/"(?:[^"\\\n]|\\.)*"/#) { match in
        match.output.matches(of: #/\\\(([^"]*?)\)/#).map { String($0.output.1) }.joined(separator: " ")
      }
  }

  /// The names that this file declares for the whole module: types, functions and variables outside of any other type.
  var declaredNames: Set<String> {
    let declaration =
      #/^(?:@\w+(?:\([^)]*\))? +)*((?:\w+(?:\(\w+\))? +)*)(?:struct|class|enum|protocol|actor|typealias|func|let|var) +(\w+)/#
    var names: Set<String> = []
    for line in code.split(separator: "\n") {
      // Declarations of the file are those that are not indented, which `swift format` makes sure of.
      guard let match = line.firstMatch(of: declaration), !match.output.1.contains("private") else {
        continue
      }
      names.insert(String(match.output.2))
    }
    return names
  }

  /// The names in this file that are not members of a type: `name`, but not `.name`. A declaration inside of
  /// another one, of a type, a member, a parameter or a variable, hides the name of the module.
  var usedNames: Set<String> {
    let used = code.matches(of: #/(?:^|[^\w.$]|\.\.\.|\.\.<)([A-Za-z_]\w*)(?!\w|:)/#).map {
      String($0.output.1)
    }
    let own = code.matches(
      of: #/\n +(?:[\w@()]+ +)*(?:struct|class|enum|typealias|associatedtype|func|let|var|case) +(\w+)/#
    )
    let parameters = code.matches(of: #/[(,]\s*(?:\w+ +)?(\w+):/#)
    return Set(used).subtracting((own.map(\.output.1) + parameters.map(\.output.1)).map(String.init))
  }
}

func swiftFiles(under root: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  // The code files of a tutorial are documentation.
  return names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { root + "/" + $0 }
}

let arguments = CommandLine.arguments.dropFirst()
let checkout = arguments.last { !$0.hasPrefix("--") } ?? "."
let root = checkout + "/Sources/ReactiveSignals"
let files = try swiftFiles(under: root).map { try SourceFile($0, in: root) }
var folderOfName: [String: String] = [:]
// No code of the library uses the names of other libraries: it would not compile. Some are those of members.
for file in files where file.folder != "Generated" {
  for name in file.declaredNames { folderOfName[name] = file.folder }
}

/// The uses of one folder by another: the names, and the files they stand in.
var uses: [String: [String: [String: Set<String>]]] = [:]
for file in files {
  for name in file.usedNames {
    guard let folder = folderOfName[name], folder != file.folder else { continue }
    uses[file.folder, default: [:]][folder, default: [:]][name, default: []].insert(file.path)
  }
}

if arguments.contains("--graph") {
  for (folder, used) in uses.sorted(by: { $0.key < $1.key }) {
    print(folder)
    for (other, names) in used.sorted(by: { $0.key < $1.key }) {
      let cyclic = uses[other]?[folder] != nil ? " (and back)" : ""
      print("  -> \(other)\(cyclic): \(names.keys.sorted().joined(separator: ", "))")
    }
  }
}

var problems: [String] = []
var rank: [String: Int] = [:]
for (index, row) in rows.enumerated() {
  for folder in row { rank[folder] = index }
}
for folder in Set(files.map(\.folder)) where rank[folder] == nil {
  problems.append("\(folder): the order of the folders in scripts/check-rooms.swift does not have it")
}
for (folder, used) in uses {
  for (other, names) in used {
    guard let mine = rank[folder], let its = rank[other], its >= mine else { continue }
    for (name, paths) in names {
      for path in paths { problems.append("\(path): uses \(name) of \(other), which is not below \(folder)") }
    }
  }
}

// Code that the compiler cannot prove safe has its proof in a comment: "Safe: …", "`@unchecked Sendable`: …" or
// "`nonisolated(unsafe)`: …". Each `@unchecked Sendable` has one in front of its declaration, and each file at least one.
let proof = #/\/\/.*(?:\bSafe|`@unchecked Sendable`|`nonisolated\(unsafe\)`)[^:`]*: (.*)/#
for path in swiftFiles(under: checkout + "/Sources") + swiftFiles(under: checkout + "/Tools/Sources") {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  guard SourceFile.withoutText(source).contains(#/\bunsafe\b|@unchecked|\bUnmanaged\b|\bUnsafe\w*/#) else { continue }
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  let comments = lines.map { $0.drop { $0 == " " }.hasPrefix("//") }
  let proofs = lines.map { $0.contains("//") ? $0.firstMatch(of: proof)?.1 : nil }
  if proofs.allSatisfy({ $0 == nil }) {
    problems.append("\(path): has unsafe code, and no comment says why it is safe")
  }
  for (index, line) in lines.enumerated() where !comments[index] && line.contains("@unchecked Sendable") {
    // The comment in front, which attributes and the first lines of the declaration may follow.
    let end = (max(0, index - 6)..<index).last { comments[$0] } ?? 0
    let start = (0...end).last { !comments[$0] } ?? 0
    if proofs[start...end].allSatisfy({ $0 == nil }) {
      problems.append("\(path):\(index + 1): no comment in front says why it is safe")
    }
  }
  if arguments.contains("--unsafe") {
    for (index, reason) in proofs.enumerated() {
      if let reason { print("\(path.dropFirst(checkout.count + 1)):\(index + 1): \(reason)") }
    }
  }
}

// The names of code in the pages about the design. A name exists when it is a word of a source or a script, or the name of a file.
let everything = [
  "Sources", "Tests", "Tools", "Benchmarks", "Examples", "Integrations", "scripts", ".ci", ".github", "Package.swift",
]
let words = Process()
let output = Pipe()
words.executableURL = URL(fileURLWithPath: "/bin/bash")
words.currentDirectoryURL = URL(fileURLWithPath: checkout)
words.arguments = [
  "-c",
  #"""
  find "$@" -type f -not -path '*/.build*' | tee >(sed 's/.*\///') >(tr -c 'A-Za-z0-9_' '\n') > /dev/null
  find "$@" -type f -not -path '*/.build*' \( -name '*.swift' -o -name '*.[hc]' -o -name '*.pml' -o -name '*.yml' -o -path '*/scripts/*' \
    -o -path 'scripts/*' \) -not -name '*.txt' -print0 | xargs -0 cat |
    awk '{
      sub(/(^|[^:])\/\/.*/, "")
      count = split($0, words, /[^A-Za-z0-9_]+/)
      for (i = 1; i <= count; i++) seen[words[i]]
    } END { for (word in seen) print word }'
  """#, "words",
] + everything
words.standardOutput = output
try words.run()
let known = Set(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n"))
words.waitUntilExit()
let design = checkout + "/Documentation/Design"
let plan = try String(contentsOfFile: design + "/README.md", encoding: .utf8).split(separator: "```").dropFirst().first ?? ""
// The families are one line of the plan.
for folder in rows.filter({ $0.count < 5 }).joined() where !plan.contains(folder) {
  problems.append("\(design)/README.md: the plan lacks \(folder)")
}
for name in try FileManager.default.contentsOfDirectory(atPath: design).sorted() where name.hasSuffix(".md") {
  var isPicture = false
  let page = try String(contentsOfFile: "\(design)/\(name)", encoding: .utf8)
  for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if line.hasPrefix("```") { isPicture.toggle() }
    // In a picture, the names of types stand among words.
    let names =
      isPicture
      ? line.matches(of: #/\b[A-Z][a-z]+[A-Z]\w+/#).map(\.output)
      : line.matches(of: #/`([^`]+)`/#).map(\.output.1).filter { !$0.hasPrefix("-") }
        .flatMap { $0.matches(of: #/\b[A-Za-z_]\w+/#).map(\.output) }
    // Not the hash of a commit.
    for word in names where !known.contains(word) && !word.contains(#/^(?=.*\d)[0-9a-f]{6,}$/#) {
      problems.append("\(design)/\(name):\(index + 1): there is no \(word)")
    }
  }
}
// So do the files that the comments of scripts name.
for name in try FileManager.default.contentsOfDirectory(atPath: checkout + "/scripts").sorted() {
  let script = try String(contentsOfFile: checkout + "/scripts/" + name, encoding: .utf8)
  for (index, line) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
  where line.hasPrefix("#") || line.hasPrefix("//") {
    for file in line.matches(of: #/(?:^|[\s\/`(])([A-Z]\w+\.(?:swift|pml))\b/#).map(\.output.1) where !known.contains(file) {
      problems.append("scripts/\(name):\(index + 1): there is no \(file)")
    }
  }
}
for name in try FileManager.default.contentsOfDirectory(atPath: checkout)
where !top.contains(name) && !made.contains(name) && !name.hasPrefix(".build") && !name.hasSuffix(".xcodeproj") {
  problems.append("\(name): is not in the list of scripts/check-rooms.swift")
}
for problem in problems.sorted() { print(problem) }
if problems.isEmpty {
  print("Each folder uses only folders below it, unsafe code states why it is safe, and the names in the design exist")
}
exit(problems.isEmpty ? 0 : 1)
