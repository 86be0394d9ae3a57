import Foundation

/// The number of calls that stop the program in each file of a target.
package func preconditions(of target: String) -> [String: Int] {
  let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  let folder = "/\(root)/Sources/\(target)"
  var counts: [String: Int] = [:]
  for file in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  where file.hasSuffix(".swift") {
    let text = (try? String(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"), encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      let calls = line.matches(of: #/\b(precondition|preconditionFailure|fatalError)\(/#).count
      if calls > 0 { counts[String(file.split(separator: "/").last ?? ""), default: 0] += calls }
    }
  }
  return counts
}
