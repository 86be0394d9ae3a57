// Looks through what `scripts/build-documentation` has made. Fails when a public symbol has no documentation comment, or when the page of
// the library, of `Signal` or of `SignalProtocol` lists something that is in no group.
//
//   swift scripts/check-documentation.swift .build-documentation
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {}
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

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!.compactMap { $0 as? URL }
var status: Int32 = 0

let graphs = files.filter { $0.path.contains("/extracted-symbols/") && $0.path.hasSuffix(".symbols.json") }
// An extension of someone else's type has a page, and documentation only on its members.
let symbols = try graphs.flatMap { try decode(Graph.self, $0).symbols }.filter { $0.kind.identifier != "swift.extension" }
let silent = symbols.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }.sorted()
print("\(symbols.count) public symbols, \(silent.count) without documentation")
for name in silent { print("  \(name)") }
if symbols.isEmpty || !silent.isEmpty { status = 1 }

for name in ["reactivesignals", "reactivesignals/signal", "reactivesignals/signalprotocol"] {
  let file = folder.appendingPathComponent("site/data/documentation/\(name).json")
  guard let page = try? decode(Page.self, file) else {
    print("\(name): there is no page")
    status = 1
    continue
  }
  let sections = page.topicSections ?? []
  // How a type is described is put into a group by DocC.
  let strays = sections.filter { $0.generated == true }.flatMap(\.identifiers)
    .filter { !$0.hasSuffix("CustomStringConvertible-Implementations") }
  print("\(name): \(sections.count) groups, \(strays.count) in none")
  for stray in strays { print("  \(stray.split(separator: "/").last ?? "")") }
  if sections.isEmpty || !strays.isEmpty { status = 1 }
}
exit(status)
