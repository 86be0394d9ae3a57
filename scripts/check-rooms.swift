// Checks that each folder of the library uses only folders below it, that unsafe code stands only in the files that
// `scripts/unsafe-files` lists, and that the checkout has no other files and folders than those listed here.
//
//   swift scripts/check-rooms.swift [--graph] [CHECKOUT]
//
// The check lists each use that breaks the order. With `--graph` it also prints the folders that each folder uses, and the
// names of the types and functions it uses of them. Operators may be built of public operators of any family, as those of
// a user are: methods are not counted.
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
  ".ci", ".editorconfig", ".gitattributes", ".github", ".gitignore", ".spi.yml", ".swift-format", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md",
  "Documentation", "Examples", "Integrations", "LICENSE", "Package.swift", "README.md", "SECURITY.md", "Sources", "Tests", "Tools",
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

/// The files that may hold code that the compiler cannot prove safe, from the list.
let listed = try String(contentsOfFile: checkout + "/scripts/unsafe-files", encoding: .utf8)
  .split(separator: "\n")
  .map { String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces) }
  .filter { !$0.isEmpty }
let found = try (swiftFiles(under: checkout + "/Sources") + swiftFiles(under: checkout + "/Tools/Sources"))
  .filter {
    try SourceFile($0, in: checkout).code.contains(#/\bunsafe\b|@unchecked|\bUnmanaged\b|\bUnsafe\w*/#)
  }
  .map { String($0.dropFirst(checkout.count + 1)) }
for path in Set(found).subtracting(listed) {
  problems.append("\(path): has unsafe code, and is not in scripts/unsafe-files")
}
for path in Set(listed).subtracting(found) {
  problems.append("\(path): is in scripts/unsafe-files, and has no unsafe code")
}
for name in try FileManager.default.contentsOfDirectory(atPath: checkout)
where !top.contains(name) && !made.contains(name) && !name.hasPrefix(".build") && !name.hasSuffix(".xcodeproj") {
  problems.append("\(name): is not in the list of scripts/check-rooms.swift")
}
for problem in problems.sorted() { print(problem) }
if problems.isEmpty {
  print("Each folder uses only folders below it, and unsafe code stands only in the files listed, and nothing lies beside the folders")
}
exit(problems.isEmpty ? 0 : 1)
