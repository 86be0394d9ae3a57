import Foundation

/// The number of calls that stop the program in each file of a target.
///
/// - Parameter silently: Whether only those are counted that have no message in a release build.
package func preconditions(of target: String, silently: Bool = false) -> [String: Int] {
  let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  let folder = "/\(root)/Sources/\(target)"
  var counts: [String: Int] = [:]
  for file in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  where file.hasSuffix(".swift") {
    let text = (try? String(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"), encoding: .utf8)) ?? ""
    // Most lines name none of them, and a regular expression takes long to find that in a debug build.
    for line in text.split(separator: "\n")
    where line.contains("precondition") || line.contains("stopProgram(") || line.contains("fatalError(") {
      guard !line.drop(while: { $0 == " " }).hasPrefix("//"), !line.contains("func stopProgram(") else {
        continue
      }
      let silent = line.matches(of: #/\b(precondition|preconditionFailure)\(/#).count
      let told = line.matches(of: #/\b(stopProgram|fatalError)\(/#).count
      let calls = silently ? silent : silent + told
      if calls > 0 { counts[String(file.split(separator: "/").last ?? ""), default: 0] += calls }
    }
  }
  return counts
}
