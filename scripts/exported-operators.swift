// Prints the keys of the public members of signals and sequences that return signals, in the form of `scripts/coverage`: the name, with
// the first label if that says which of several it is, such as `take` or `take(while:)`.
//
//   swift scripts/exported-operators.swift FOLDER_OF_SYMBOL_GRAPHS
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }
  let symbols: [Symbol]
}

/// Members that return a signal and are neither an operator nor a factory.
let others: Set = [
  "erased",  // the same signal, by another type
  "staged(by:)", "staged(perSubscription:)", "operation",  // for authors of operators
  "pipe",  // a pair of a signal and its input, a subject
  "observe",  // the function `observe`, by a name that nothing hides
]
/// Operators whose variants share a row, whatever the label.
let withoutLabels: Set = ["on", "signal", "replay", "replayLazily", "share", "task", "produce"]

/// The key of a member, or `nil` if it does not return a signal.
func key(of symbol: Graph.Symbol) -> String? {
  guard symbol.pathComponents.count == 2,
    ["Signal", "SignalProtocol", "Sequence"].contains(symbol.pathComponents[0])
  else { return nil }
  let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
  let result: Substring
  switch symbol.kind.identifier {
  case "swift.method", "swift.type.method":
    guard let arrow = declaration.range(of: "->", options: .backwards) else { return nil }
    result = declaration[arrow.upperBound...]
  case "swift.property", "swift.type.property":
    guard let colon = declaration.firstIndex(of: ":") else { return nil }
    result = declaration[declaration.index(after: colon)...]
  default: return nil
  }
  guard result.contains(#/\b(SignalProtocol|Signal|MulticastConnection)</#) else { return nil }
  // Another member has this name.
  if symbol.pathComponents[1] == "attempt(_:)", symbol.kind.identifier == "swift.type.method" {
    return "Signal.attempt"
  }
  let title = symbol.pathComponents[1]
  let name = String(title.prefix { $0 != "(" })
  let labels = title.dropFirst(name.count + 1).dropLast().split(separator: ":")
  let label = labels.contains("backoff") ? "backoff" : labels.first ?? "_"
  if label == "_" || label == "buffering" || withoutLabels.contains(name) || name.hasPrefix("async") {
    return name
  }
  return "\(name)(\(label):)"
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.path.hasSuffix(".symbols.json") }
let keys = try files.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
  .compactMap(key)
for key in Set(keys).subtracting(others).sorted() { print(key) }
