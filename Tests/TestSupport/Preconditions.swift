import Foundation

/// The number of calls that stop the program in each file of a target.
package func preconditions(of target: String) -> [String: Int] {
  let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/\(target)")
  var counts: [String: Int] = [:]
  let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift" else { continue }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      let calls = line.matches(of: #/\b(precondition|preconditionFailure|fatalError)\(/#).count
      if calls > 0 { counts[file.lastPathComponent, default: 0] += calls }
    }
  }
  return counts
}
