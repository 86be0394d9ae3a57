import Dispatch
import Foundation
import Testing

/// The inputs that `scripts/fuzz` has found, once each, except those that take seconds. A line of a corpus is an input in base64.
@Suite struct CorpusTests {
  @Test("Each input of the corpora is answered", arguments: ["notation", "chains", "messages"])
  func replay(_ target: String) async throws {
    let corpus = URL(filePath: #filePath).appending(path: "../../../../Tests/Fuzzing/Corpora/\(target).txt")
    let lines = try String(contentsOf: corpus.standardizedFileURL, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines where !line.hasPrefix("slow ") {
      let bytes = try #require(Data(base64Encoded: String(line)))
      // A target blocks its thread while a task reads, so it has a thread that no task needs.
      let fault = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          let fault =
            switch target {
            case "notation": FuzzTargets.notation(bytes)
            case "chains": FuzzTargets.chains(bytes)
            default: FuzzTargets.messages(bytes)
            }
          continuation.resume(returning: fault)
        }
      }
      #expect(fault == nil, "\(line)")
    }
  }
}
