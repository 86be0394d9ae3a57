import ArgumentParser
import Foundation
import ReactiveSignals

/// A program that prints the changes in a directory until it is stopped or the directory is removed.
@main
struct WatchDirectory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch-directory",
    abstract: "Prints the files that are added to a directory, changed in it and removed from it."
  )

  @Argument(help: "The directory.")
  var directory = "."

  @Option(name: .customLong("every"), help: "The interval between two checks, in milliseconds.")
  var interval = 500

  @Option(name: .customLong("for"), help: "The time to run, in seconds. It runs until stopped by default.")
  var duration: Int?

  func run() throws {
    let scheduler = QueueScheduler(label: "watch")
    let directory = URL(fileURLWithPath: directory, isDirectory: true)
    let end = duration.map { Signal.timer(after: .seconds($0), on: scheduler) } ?? .never

    let changes = Signal<Int, Unreadable>.interval(.milliseconds(interval), on: scheduler)
      .start(with: -1)
      .tryMap { _ throws(Unreadable) in try Snapshot(of: directory) }
      .combinePrevious(Snapshot()) { before, now in now.changes(since: before) }
      .skip(1)  // the initial contents
      .flatMap { Signal.from($0) }
      .take(until: end)

    do throws(Unreadable) {
      try changes.on(next: { print($0) }).waitUntilCompleted()
    } catch {
      throw ValidationError("\(error.directory.path) can't be read")
    }
  }
}

struct Unreadable: Error {
  let directory: URL
}

/// The names of the files in a directory and their modification dates.
struct Snapshot: Sendable {
  private var files: [String: Date] = [:]

  init() {}

  init(of directory: URL) throws(Unreadable) {
    do {
      let urls = try FileManager.default.contentsOfDirectory(
        at: directory,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )
      for url in urls {
        // The file may have been removed since.
        let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        files[url.lastPathComponent] = values?.contentModificationDate ?? .distantPast
      }
    } catch {
      throw Unreadable(directory: directory)
    }
  }

  func changes(since before: Snapshot) -> [String] {
    let removed = before.files.keys.filter { files[$0] == nil }.map { "- \($0)" }
    let others = files.compactMap { name, date -> String? in
      guard let last = before.files[name] else { return "+ \(name)" }
      return last == date ? nil : "~ \(name)"
    }
    return (removed + others).sorted()
  }
}
