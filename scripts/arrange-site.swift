// Arranges the site that DocC has made.
//
// - The picture of an operator moves under its summary. DocC puts it below the parameters, with the discussion.
// - The page of an operator states its names in other libraries, as `marbles explain` does. They come from the table of the tools.
// - A picture keeps the size of its letters on a small screen, where it scrolls.
// - The names that other libraries have for an operator enter the navigation, so that its filter finds them. They come from the tables of
//   the article "By the name you know" and of those about other libraries: the name in the first column, a link in the second.
//
//   swift scripts/arrange-site.swift .build-documentation/site <(swift run --package-path Tools marbles registry --names)
import Foundation

typealias Object = [String: Any]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("arrange-site: \(message)\n".utf8))
  exit(1)
}
func read(_ url: URL) -> Object {
  guard let data = try? Data(contentsOf: url),
    let object = try? JSONSerialization.jsonObject(with: data) as? Object
  else { fail("\(url.path) is not an object in JSON") }
  return object
}
func write(_ object: Object, to url: URL) throws {
  try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]).write(
    to: url
  )
}

guard CommandLine.arguments.count == 3 else { fail("usage: arrange-site.swift SITE NAMES") }
let site = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let data = site.appending(path: "data/documentation")

// MARK: Pictures

/// Returns the page with the picture that begins its discussion in front of all other sections, or `nil` if there is none.
func withPictureFirst(_ page: Object) -> Object? {
  guard var sections = page["primaryContentSections"] as? [Object] else { return nil }
  for (index, section) in sections.enumerated() {
    guard var content = section["content"] as? [Object], content.count > 1,
      content[0]["type"] as? String == "heading",
      let parts = content[1]["inlineContent"] as? [Object], parts.count == 1,
      parts[0]["type"] as? String == "image"
    else { continue }
    let picture: Object = ["kind": "content", "content": [content.remove(at: 1)]]
    if content.count == 1 { sections.remove(at: index) } else { sections[index]["content"] = content }
    var page = page
    page["primaryContentSections"] = [picture] + sections
    return page
  }
  return nil
}

// MARK: Names of an operator

/// The names of other libraries for the symbols here, as `marbles registry --names` prints them.
let counterparts: [String: [(library: String, names: [String])]] = {
  let file = CommandLine.arguments[2]
  guard let text = try? String(contentsOfFile: file, encoding: .utf8), !text.isEmpty else {
    fail("\(file) has no names")
  }
  var known: [String: [(library: String, names: [String])]] = [:]
  for line in text.split(separator: "\n") {
    let cells = line.split(separator: "\t").map(String.init)
    known[cells[0], default: []].append((library: cells[1], names: Array(cells.dropFirst(2))))
  }
  return known
}()

/// Returns the names of the symbol whose labels begin a title: `debounce(for:on:)` stands for `debounce(for:on:where:)`.
func longer(_ title: String) -> [(library: String, names: [String])]? {
  let symbols = counterparts.keys.filter { $0.hasSuffix(":)") && title.hasPrefix($0.dropLast()) }
  return symbols.max { $0.count < $1.count }.flatMap { counterparts[$0] }
}

/// Returns the page with a table of its names in other libraries at its end, or `nil` if there are none.
func withNames(_ page: Object) -> Object? {
  guard let metadata = page["metadata"] as? Object, let title = metadata["title"] as? String,
    ["method", "property", "op"].contains(metadata["symbolKind"] as? String ?? ""),
    let identifier = page["identifier"] as? Object, let url = identifier["url"] as? String,
    url.contains("/SignalProtocol/") || url.contains("/Signal/"), let names = counterparts[title] ?? longer(title)
  else { return nil }
  func cell(_ parts: [Object]) -> [Object] { [["type": "paragraph", "inlineContent": parts]] }
  let rows = names.map { entry in
    let codes = entry.names.enumerated().flatMap { index, name -> [Object] in
      (index > 0 ? [["type": "text", "text": ", "]] : []) + [["type": "codeVoice", "code": name]]
    }
    return [cell([["type": "text", "text": entry.library]]), cell(codes)]
  }
  let head = [cell([["type": "text", "text": "library"]]), cell([["type": "text", "text": "name"]])]
  let section: Object = [
    "kind": "content",
    "content": [
      ["type": "heading", "level": 2, "anchor": "In-other-libraries", "text": "In other libraries"],
      ["type": "table", "header": "row", "rows": [head] + rows],
    ],
  ]
  var page = page
  page["primaryContentSections"] = (page["primaryContentSections"] as? [Object] ?? []) + [section]
  return page
}

var named = 0
var pictures = 0
let files = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)
while let url = files?.nextObject() as? URL {
  guard url.pathExtension == "json" else { continue }
  let page = read(url)
  guard page["kind"] as? String == "symbol" else { continue }
  let pictured = withPictureFirst(page)
  let arranged = withNames(pictured ?? page)
  guard let result = arranged ?? pictured else { continue }
  try write(result, to: url)
  pictures += pictured == nil ? 0 : 1
  named += arranged == nil ? 0 : 1
}
guard named > 100 else { fail("only \(named) operators have their names in other libraries") }
guard pictures > 100 else { fail("only \(pictures) operators have a picture under their summary") }

// MARK: The frame of each page

/// The way to the front page, and the letters of pictures on small screens: a picture is as wide as it is drawn, and scrolls.
let frame = """
  <style>
  .site-frame { display: flex; gap: 1.25rem; overflow-x: auto; white-space: nowrap; padding: .4rem 1.4rem; font: 15px system-ui, sans-serif; background: #1b1a18 }
  .site-frame a { color: #f2efe9; text-decoration: none } .site-frame a:first-child { font-weight: 600 }
  @media (max-width: 735px) {
    .site-frame { padding-inline: 1rem; gap: .75rem; font-size: 13px }
    .content p:has(> picture), .content p:has(> .image-asset), .primary-content p:has(picture) { overflow-x: auto }
    .content picture img[src*=".svg"], .primary-content picture img[src*=".svg"] { max-width: none !important; width: auto }
  }
  </style>
  <nav class="site-frame" aria-label="Site"><a href="/">ReactiveSignals</a><a href="/documentation/reactivesignals/">Reference</a>\
  <a href="/documentation/reactivesignals/whichoperator/">Operators</a><a href="/documentation/reactivesignals/bythenameyouknow/">Names</a></nav>
  """
for folder in ["documentation", "tutorials"] {
  let pages = FileManager.default.enumerator(at: site.appending(path: folder), includingPropertiesForKeys: nil)
  while let url = pages?.nextObject() as? URL {
    guard url.lastPathComponent == "index.html" else { continue }
    let html = try String(contentsOf: url, encoding: .utf8)
    guard let body = html.firstRange(of: #/<body[^>]*>/#) else { fail("\(url.path) has no body") }
    try (html[..<body.upperBound] + frame + html[body.upperBound...]).write(to: url, atomically: true, encoding: .utf8)
  }
}

// MARK: Names

/// The address of the library.
let module = "/documentation/reactivesignals"

/// A name, and the page that it opens.
struct Name {
  let text: String
  let path: String
}

/// Returns the inline elements of a cell, in order.
func elements(_ cell: Any) -> [Object] {
  (cell as? [Object] ?? []).flatMap { $0["inlineContent"] as? [Object] ?? [] }
}

/// Returns the names in the tables of an article.
func names(in article: String) -> [Name] {
  let page = read(data.appending(path: "reactivesignals/\(article).json"))
  let references = page["references"] as? [String: Object] ?? [:]
  let content = (page["primaryContentSections"] as? [Object] ?? []).flatMap {
    $0["content"] as? [Object] ?? []
  }
  let rows = content.filter { $0["type"] as? String == "table" }.flatMap {
    ($0["rows"] as? [[Any]] ?? []).dropFirst()
  }
  return rows.flatMap { row -> [Name] in
    guard row.count > 1 else { return [] }
    let targets = elements(row[1]).compactMap { $0["identifier"] as? String }.compactMap {
      references[$0]?["url"] as? String
    }
    let codes = elements(row[0]).compactMap { $0["code"] as? String }
    let words = elements(row[0]).compactMap { $0["text"] as? String }.joined()
      .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    // A name that is answered in a sentence without a link opens the article with the sentence.
    let first = targets.first ?? "\(module)/\(article)"
    // As many links as names: each name has its own.
    return (codes.isEmpty ? words : codes).enumerated().map { index, text in
      // `flatMapLatest { }` is found as `flatMapLatest`.
      Name(
        text: text.components(separatedBy: " {")[0],
        path: !targets.isEmpty && targets.count == codes.count ? targets[index] : first
      )
    }
  }
}

/// Returns the last component of a path without labels, such as `map` for `…/map(_:)`.
func baseName(_ path: String) -> String {
  String((path.split(separator: "/").last ?? "").prefix { $0 != "(" && $0 != "-" })
}

let articles = [
  ("bythenameyouknow", "Tasks and names"), ("fromreactivecocoa", "ReactiveCocoa"), ("fromrxswift", "RxSwift"),
  ("fromcombine", "Combine"), ("fromreactiveswift", "ReactiveSwift"),
]
var known: Set<String> = []
var nodes: [Object] = []
for (article, title) in articles {
  let fresh = names(in: article).filter {
    $0.text.prefix { $0 != "(" }.lowercased() != baseName($0.path)
      && known.insert("\($0.text) \($0.path)").inserted
  }
  if fresh.isEmpty { fail("\(article) has no table of names with links") }
  nodes.append(["type": "groupMarker", "title": title])
  nodes += fresh.map { ["type": "symbol", "title": $0.text, "path": $0.path] }
}
let index = site.appending(path: "index/index.json")
var navigation = read(index)
guard var languages = navigation["interfaceLanguages"] as? [String: [Object]], var roots = languages["swift"]
else {
  fail("\(index.path) has no pages in Swift")
}
// The names stand behind the pages themselves: the navigation marks the first node with the address of the page that is shown.
func add(to node: inout Object) -> Bool {
  var children = node["children"] as? [Object] ?? []
  if node["path"] as? String == module {
    let list: Object = [
      "type": "collection", "title": "Names elsewhere", "path": "\(module)/bythenameyouknow",
      "children": nodes,
    ]
    children += [["type": "groupMarker", "title": "Other libraries"], list]
  } else if let index = children.firstIndex(where: { $0["path"] as? String == module }) {
    guard add(to: &children[index]) else { return false }
  } else {
    return false
  }
  node["children"] = children
  return true
}
guard let root = roots.indices.first, add(to: &roots[root]) else {
  fail("the navigation has no page of the library")
}
languages["swift"] = roots
navigation["interfaceLanguages"] = languages
try write(navigation, to: index)
print(
  "\(named) operators have a table of names, \(pictures) pictures are under their summaries, and \(nodes.count - articles.count) names in the navigation"
)
