import Dispatch
import Foundation
import Testing

/// The inputs that `scripts/fuzz` has found, once each, except those that take seconds. `scripts/fuzz --replay` runs these too.
@Suite struct CorpusTests {
  @Test("Each input of the corpora is answered", arguments: ["notation", "chains", "messages"])
  func replay(_ target: String) async throws {
    let corpora = URL(filePath: #filePath).appending(path: "../../../../Tests/Fuzzing/Corpora/\(target)")
    let files = try FileManager.default.contentsOfDirectory(
      at: corpora.standardizedFileURL,
      includingPropertiesForKeys: nil
    )
    #expect(!files.isEmpty)
    let isSlow = { (file: URL) in
      ["-oom-", "-timeout-"].contains { file.lastPathComponent.contains($0) }
    }
    for file in files where !isSlow(file) {
      let bytes = try Data(contentsOf: file)
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
      #expect(fault == nil, "\(file.lastPathComponent)")
    }
  }
}
