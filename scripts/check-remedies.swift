// Compares the code that an unavailable declaration advises, in its message or as its new name, with the members that there are: each
// function has to exist with the labels that are written. One without a receiver has to be a member of the type that the mistake was made with,
// or of a signal, of the same actor.
//
//   swift scripts/check-remedies.swift SYMBOL_GRAPHS SOURCES…
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable { let pathComponents: [String] }
  let symbols: [Symbol]
}

/// The labels of each function, by its type and its name.
var members: [String: [String: [[Substring]]]] = [:]
let arguments = CommandLine.arguments.dropFirst()
let graphs = URL(filePath: arguments.first ?? ".")
for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil) {
  for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols {
    let path = symbol.pathComponents
    let parts = path[path.count - 1].split(separator: "(", maxSplits: 1)
    let labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":") : []
    members[path.dropLast().last ?? "", default: [:]][String(parts[0]), default: []].append(labels)
  }
}

/// What remedies name of the language, of the standard library and of the library for user interfaces, which is empty on Linux.
let ofOthers: Set = ["throws", "seconds", "milliseconds", "channel", "textChannel"]

/// Returns a Boolean value that indicates whether the labels are in this order among others, which may have default values.
func isPart(_ labels: [Substring], of all: [Substring]) -> Bool {
  var rest = all[...]
  return labels.allSatisfy { label in
    guard let index = rest.firstIndex(of: label) else { return false }
    rest = rest[(index + 1)...]
    return true
  }
}

/// Returns the labels of the arguments behind an opening parenthesis. `(…)` has none.
func labels(_ text: Substring) -> [Substring] {
  var depth = 0
  let own = text.prefix { character in
    depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
    return depth >= 0
  }
  depth = 0
  var result: [Substring] = []
  for match in own.matches(of: #/[(\[{]|[)\]}]|\b(\w+):/#) {
    if let label = match.output.1, depth == 0 { result.append(label) }
    depth += "([{".contains(match.output.0) ? 1 : ")]}".contains(match.output.0) ? -1 : 0
  }
  return result
}

var remedies = 0
var wrong: [String] = []
for path in arguments.dropFirst() {
  var type = ""
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(
    separator: "\n",
    omittingEmptySubsequences: false
  )
  for (index, line) in lines.enumerated() {
    if let match = line.firstMatch(of: #/^(?:public )?(?:extension|struct|final class|class|enum) (\w+)/#) {
      type = String(match.output.1)
    }
    guard line.contains("@available(*, unavailable") else { continue }
    let declared = lines[(index + 1)...].lazy.compactMap {
      $0.firstMatch(of: #/(?:func|var|typealias|init) ?(\w*)/#)?.output.1
    }.first
    let isOnMain = type.hasPrefix("Main")
    let near = members.filter { $0.key == type || $0.key.hasPrefix("Main") == isOnMain }
    var code = line.firstMatch(of: #/renamed: "([^"]*)"/#).map { [$0.output.1] } ?? []
    code += line.matches(of: #/'([^']*)'/#).map(\.output.1)
    for text in code {
      remedies += 1
      // A message may name the mistake itself.
      for call in text.matches(of: #/(\b\w+\.|\.)?\b([a-z]\w*)(?:\(| \{)/#)
      where call.output.2 != declared && !ofOthers.contains(String(call.output.2)) {
        let written = text[call.range].hasSuffix("(") ? labels(text[call.range.upperBound...]) : []
        let places: [[String: [[Substring]]]] =
          switch call.output.1.map({ $0.dropLast() }) {
          case let owner? where owner.first?.isUppercase == true: members[String(owner)].map { [$0] } ?? []
          case nil where call.range.lowerBound == text.startIndex: Array(near.values)
          default: Array(members.values)
          }
        let exists = places.contains { place in
          place[String(call.output.2), default: []].contains { isPart(written, of: $0) }
        }
        if !exists {
          wrong.append("\(path):\(index + 1): '\(text)': \(type) has no '\(call.output.2)' with \(written)")
        }
      }
    }
  }
}
for remedy in wrong { print(remedy) }
print("\(remedies) pieces of code in remedies, \(wrong.count) of which name what does not exist")
exit(wrong.isEmpty ? 0 : 1)
