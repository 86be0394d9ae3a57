import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation

/// A failure of a source or of a chain, in words.
struct LiveFailure: Error {
  let message: String
}

/// The places from which live input comes.
struct LiveSurroundings: Sendable {
  /// The folder whose changes are sent.
  var folder: URL
  /// The program in the language of the shell. Its lines come in bursts, and it ends with status 1.
  var script = """
    for burst in 1 2 3; do for line in a b c; do echo "$line$burst"; sleep 0.15; done; sleep 0.8; done; exit 1
    """
  /// The file with the times of the processors.
  var processorTimes = "/proc/stat"
}

/// Input of this computer. The page chooses one of these, and cannot name a file or a program.
enum LiveSource: String, Codable, Sendable, CaseIterable {
  /// The files that are added to the folder of the server, changed in it and removed from it.
  case folder
  /// The lines of a program that fails at its end.
  case program
  /// The share of time for which the processors are busy, in percent.
  case load

  func signal(
    on scheduler: some TimedScheduler,
    in surroundings: LiveSurroundings
  ) -> Signal<String, LiveFailure> {
    switch self {
    case .folder: Self.changes(in: surroundings.folder, on: scheduler)
    case .program: Self.lines(of: surroundings.script)
    case .load: Self.load(of: surroundings.processorTimes, on: scheduler)
    }
  }

  private static func changes(in folder: URL, on scheduler: some TimedScheduler) -> Signal<
    String, LiveFailure
  > {
    Signal<Int, LiveFailure>.interval(.milliseconds(200), on: scheduler)
      .start(with: -1)
      .tryMap { _ throws(LiveFailure) in try FolderSnapshot(of: folder) }
      .combinePrevious(FolderSnapshot()) { before, now in now.changes(since: before) }
      .skip(1)
      .flatMap { Signal<String, LiveFailure>.from($0) }
      .erased
  }

  private static func lines(of script: String) -> Signal<String, LiveFailure> {
    Process.output(of: URL(filePath: "/bin/sh"), ["-c", script])
      .lines()
      .mapFailure { LiveFailure(message: "the program has failed: \($0)") }
      .erased
  }

  private static func load(of file: String, on scheduler: some TimedScheduler) -> Signal<String, LiveFailure>
  {
    Signal<Int, LiveFailure>.interval(.milliseconds(300), on: scheduler)
      .tryMap { _ throws(LiveFailure) in try ProcessorTimes(of: file) }
      .combinePrevious(ProcessorTimes(busy: 0, total: 0)) { before, now in now.share(since: before) }
      .skip(1)
      .map { "\($0)" }
      .erased
  }
}

/// The names of the files in a folder and their dates.
private struct FolderSnapshot: Sendable {
  private var files: [String: Date] = [:]

  init() {}

  init(of folder: URL) throws(LiveFailure) {
    do {
      let urls = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )
      for url in urls {
        let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        files[url.lastPathComponent] = values?.contentModificationDate ?? .distantPast
      }
    } catch {
      throw LiveFailure(message: "the folder cannot be read")
    }
  }

  func changes(since before: FolderSnapshot) -> [String] {
    let removed = before.files.keys.filter { files[$0] == nil }.map { "− \($0)" }
    let others = files.compactMap { name, date -> String? in
      guard let last = before.files[name] else { return "+ \(name)" }
      return last == date ? nil : "~ \(name)"
    }
    return (removed + others).sorted()
  }
}

/// The times of all processors since the start of the system.
private struct ProcessorTimes: Sendable {
  var busy = 0
  var total = 0

  init(busy: Int, total: Int) {
    self.busy = busy
    self.total = total
  }

  init(of file: String) throws(LiveFailure) {
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    let fields = (text?.split(separator: "\n").first ?? "").split(separator: " ").dropFirst().compactMap {
      Int($0)
    }
    guard fields.count >= 5 else { throw LiveFailure(message: "this system has no \(file)") }
    total = fields.reduce(0, +)
    busy = total - fields[3] - fields[4]
  }

  func share(since before: ProcessorTimes) -> Int {
    100 * (busy - before.busy) / max(1, total - before.total)
  }
}
