// Adds a link into the playground below each marble diagram of the site that `scripts/build-documentation` builds. The links are those
// of the article that `marbles diagrams` writes, where the title of a link is the name of its diagram.
//
//   swift scripts/link-playground.swift .build-documentation/site
import Foundation

typealias Object = [String: Any]

let article = try String(
  contentsOfFile: "Sources/ReactiveSignals/ReactiveSignals.docc/Articles/OperatorsInThePlayground.md",
  encoding: .utf8
)
let links = article.matches(of: #/\]\((\S+) "(\w+)"\)/#)
let addresses = Dictionary(uniqueKeysWithValues: links.map { (String($0.2), String($0.1)) })

/// Returns the address for the diagram that a paragraph shows, or `nil`.
func address(for paragraph: Object) -> String? {
  let parts = paragraph["inlineContent"] as? [Object] ?? []
  return parts.lazy.compactMap { $0["identifier"] as? String }.compactMap { addresses[$0] }.first
}

func paragraph(_ address: String) -> Object {
  let link: Object = ["type": "reference", "identifier": address, "isActive": true]
  let rest: [Object] = [
    ["type": "text", "text": ", which "],
    ["type": "codeVoice", "code": "swift run --package-path Playground"],
    ["type": "text", "text": " starts."],
  ]
  return ["type": "paragraph", "inlineContent": [link] + rest]
}

func reference(_ address: String) -> Object {
  let title = "Try it in the playground"
  return [
    "type": "link", "identifier": address, "url": address, "title": title,
    "titleInlineContent": [["type": "text", "text": title]],
  ]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1] + "/data/documentation", isDirectory: true)
let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
  $0 as? URL
}
var count = 0
for file in files ?? [] where file.pathExtension == "json" {
  guard var page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object else { continue }
  var references = page["references"] as? Object ?? [:]
  var sections = page["primaryContentSections"] as? [Object] ?? []
  let before = count
  for index in sections.indices {
    sections[index]["content"] = (sections[index]["content"] as? [Object])?.flatMap { block in
      guard let address = address(for: block) else { return [block] }
      references[address] = reference(address)
      count += 1
      return [block, paragraph(address)]
    }
  }
  guard count > before else { continue }
  page["references"] = references
  page["primaryContentSections"] = sections
  try JSONSerialization.data(withJSONObject: page).write(to: file)
}
print("\(count) links into the playground")
