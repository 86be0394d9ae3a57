import Foundation
import ReactiveSignalsTestingTraits

/// The file to which tests write the facts and rules that they prove, for `scripts/coverage`. The environment variable
/// `REACTIVE_SIGNALS_PROOFS` names it.
enum Proofs {
  private static let path = ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_PROOFS"]
  private static let lines = Shared(0)

  static func note(_ kind: String, _ name: String, _ detail: String = "") {
    guard let path else { return }
    let line = Data("\(kind)\t\(name)\t\(detail)\n".utf8)
    lines.withLock { count in
      if count == 0 { _ = FileManager.default.createFile(atPath: path, contents: nil) }
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      file.seekToEndOfFile()
      file.write(line)
      file.closeFile()
      count += 1
    }
  }
}
