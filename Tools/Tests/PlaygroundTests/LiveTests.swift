import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation
import ReactiveSignalsTesting
import Synchronization
import Testing

@testable import PlaygroundServer

/// The sources of live input: a value, a failure and a retry of each.
@Suite struct LiveTests {
  private let scheduler = TestScheduler()
  private let surroundings = LiveSurroundings(
    folder: FileManager.default.temporaryDirectory.appending(
      path: "live-\(UUID())",
      directoryHint: .isDirectory
    ),
    script: "echo one; exit 3"
  )

  /// The events of a session, in order.
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])

    var all: [String] { events.withLock { $0 } }

    func add(_ kind: String, _ text: String?) {
      events.withLock { $0.append(text.map { "\(kind) \($0)" } ?? kind) }
    }
  }

  /// Starts a session, which its disposal stops.
  private func start(_ source: LiveSource, _ chain: String, in surroundings: LiveSurroundings) -> Log {
    let log = Log()
    let session = LiveSession(on: scheduler, in: surroundings) { event in
      if event.kind != "folder" { log.add(event.kind, event.text) }
    }
    session.obey(Data(#"{"kind":"start","source":"\#(source.rawValue)","chain":"\#(chain)"}"#.utf8))
    return log
  }

  private func write(_ text: String, to url: URL) throws { try Data(text.utf8).write(to: url) }

  // MARK: The folder

  @Test("The folder sends the files that are added, changed and removed")
  func folder() throws {
    let log = start(.folder, "uppercase", in: surroundings)
    defer { try? FileManager.default.removeItem(at: surroundings.folder) }
    let file = surroundings.folder.appending(path: "pear")
    try write("1", to: file)
    scheduler.advance(by: .milliseconds(200))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)],
      ofItemAtPath: file.path
    )
    scheduler.advance(by: .milliseconds(200))
    try FileManager.default.removeItem(at: file)
    scheduler.advance(by: .milliseconds(200))
    let changes = ["+ pear", "~ pear", "− pear"]
    #expect(log.all == ["subscribed"] + changes.flatMap { ["input \($0)", "output \($0.uppercased())"] })
  }

  @Test("A folder that is removed is a failure, and a retry reads it again")
  func removedFolder() throws {
    let log = start(.folder, "retry 1", in: surroundings)
    try FileManager.default.removeItem(at: surroundings.folder)
    scheduler.advance(by: .milliseconds(200))
    #expect(log.all == ["subscribed", "inputFailed the folder cannot be read"])
    try FileManager.default.createDirectory(at: surroundings.folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: surroundings.folder) }
    scheduler.advance(by: .seconds(1))
    try write("1", to: surroundings.folder.appending(path: "plum"))
    scheduler.advance(by: .milliseconds(200))
    #expect(log.all.dropFirst(2) == ["subscribed", "input + plum", "output + plum"])
    try FileManager.default.removeItem(at: surroundings.folder)
    scheduler.advance(by: .milliseconds(200))
    #expect(log.all.last == "failed the folder cannot be read")
  }

  // MARK: The load

  @Test("The load is the share of the time between two readings")
  func load() throws {
    try FileManager.default.createDirectory(at: surroundings.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: surroundings.folder) }
    var surroundings = surroundings
    let file = surroundings.folder.appending(path: "stat")
    surroundings.processorTimes = file.path
    let log = start(.load, "filter 75", in: surroundings)
    try write("cpu 10 0 10 70 10\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    // Of 40 more units, 30 are busy.
    try write("cpu 30 0 20 75 15\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    // Of 10 more units, none is busy.
    try write("cpu 30 0 20 85 15\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    #expect(log.all == ["subscribed", "input 75 %", "output 75 %", "input 0 %"])
  }

  @Test("A system without the times of its processors is a failure, which a chain replaces after a retry")
  func noLoad() {
    var surroundings = surroundings
    surroundings.processorTimes = "/does/not/exist"
    let log = start(.load, "retry 1, catch none", in: surroundings)
    scheduler.advance(by: .seconds(2))
    let attempt = ["subscribed", "inputFailed this system has no /does/not/exist"]
    #expect(log.all == attempt + attempt + ["output none", "completed"])
  }

  // MARK: The program

  @Test(
    "The program sends its lines, fails with its status, and runs again after a retry",
    .timeLimit(.minutes(1))
  )
  func program() async {
    let (events, sent) = AsyncStream.makeStream(of: String.self)
    // The end of a program comes in real time, and so does the retry after it.
    let session = LiveSession(on: QueueScheduler(label: "live tests"), in: surroundings) { event in
      sent.yield(event.text.map { "\(event.kind) \($0)" } ?? event.kind)
      if event.kind == "failed" { sent.finish() }
    }
    session.obey(Data(#"{"kind":"start","source":"program","chain":"retry 1, uppercase"}"#.utf8))
    var log: [String] = []
    for await event in events { log.append(event) }
    session.stop()
    let reason = "the program has failed: \(ProcessError.exited(status: 3))"
    let attempt = ["subscribed", "input one", "output ONE", "inputFailed \(reason)"]
    #expect(log == attempt + attempt + ["failed \(reason)"])
  }

  // MARK: The chain

  @Test(
    "A chain with a mistake starts nothing, and the message names it",
    arguments: ["throttle", "throttle x", "debounce 5", "take -1", "filter", "shell", "retry 101"]
  )
  func mistakes(chain: String) {
    let log = start(.load, chain, in: surroundings)
    scheduler.advance(by: .seconds(1))
    #expect(log.all.count == 1)
    #expect(log.all.first?.hasPrefix("problem ") == true)
  }
}
