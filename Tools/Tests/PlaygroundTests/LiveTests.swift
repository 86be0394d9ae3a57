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
  private func start(_ sources: [LiveSource], _ chain: String, in surroundings: LiveSurroundings) -> Log {
    let log = Log()
    let session = LiveSession(on: scheduler, in: surroundings) { event in
      if !["folder", "started"].contains(event.kind) { log.add(event.kind, event.text) }
    }
    session.obey(message(sources, chain))
    return log
  }

  /// The message that starts a chain. Commas separate its operators.
  private func message(_ sources: [LiveSource], _ chain: String) -> Data {
    let calls = chain.split(separator: ", ").map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
    let names = sources.map { #""\#($0.rawValue)""# }.joined(separator: ",")
    return Data(#"{"kind":"start","sources":[\#(names)],"chain":[\#(calls)]}"#.utf8)
  }

  private func write(_ text: String, to url: URL) throws { try Data(text.utf8).write(to: url) }

  // MARK: The folder

  @Test("The folder sends the files that are added, changed and removed")
  func folder() throws {
    let log = start([.folder], "map uppercase", in: surroundings)
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
    let log = start([.folder], "retryBackoff 1 1", in: surroundings)
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
    #expect(log.all.last == "failed")
  }

  // MARK: The load

  @Test("The load is the share of the time between two readings")
  func load() throws {
    try FileManager.default.createDirectory(at: surroundings.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: surroundings.folder) }
    var surroundings = surroundings
    let file = surroundings.folder.appending(path: "stat")
    surroundings.processorTimes = file.path
    let log = start([.load], "ignore 0", in: surroundings)
    try write("cpu 10 0 10 70 10\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    // Of 40 more units, 30 are busy.
    try write("cpu 30 0 20 75 15\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    // Of 10 more units, none is busy.
    try write("cpu 30 0 20 85 15\ncpu0 1", to: file)
    scheduler.advance(by: .milliseconds(300))
    #expect(log.all == ["subscribed", "input 75", "output 75", "input 0"])
  }

  @Test("A system without the times of its processors is a failure, which a chain replaces after a retry")
  func noLoad() {
    var surroundings = surroundings
    surroundings.processorTimes = "/does/not/exist"
    let log = start([.load], "retry 1, catch x|", in: surroundings)
    scheduler.advance(by: .seconds(2))
    let attempt = ["subscribed", "inputFailed this system has no /does/not/exist"]
    #expect(log.all == attempt + attempt + ["output x", "completed"])
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
    session.obey(message([.program], "retry 1, map uppercase"))
    var log: [String] = []
    for await event in events { log.append(event) }
    session.stop()
    let reason = "the program has failed: \(ProcessError.exited(status: 3))"
    let attempt = ["subscribed", "input one", "output ONE", "inputFailed \(reason)"]
    #expect(log == ["started retry 1, map uppercase"] + attempt + attempt + ["failed"])
  }

  // MARK: The chain

  @Test("The operators are those of the engine, and their ticks are half seconds")
  func ticks() throws {
    let log = start([.load], "interval 1, take 2", in: surroundings)
    #expect(log.all.count == 1)
    let none = start([], "interval 1, take 2", in: surroundings)
    scheduler.advance(by: .milliseconds(450))
    #expect(none.all == [])
    scheduler.advance(by: .milliseconds(50))
    #expect(none.all == ["output 0"])
    scheduler.advance(by: .milliseconds(500))
    #expect(none.all == ["output 0", "output 1", "completed"])
  }

  @Test("Two lines are merged")
  func lines() throws {
    var surroundings = surroundings
    surroundings.processorTimes = "/does/not/exist"
    let log = start([.load, .folder], "catch x|, merge", in: surroundings)
    defer { try? FileManager.default.removeItem(at: surroundings.folder) }
    try write("1", to: surroundings.folder.appending(path: "pear"))
    scheduler.advance(by: .milliseconds(350))
    #expect(log.all.filter { $0.hasPrefix("output") }.sorted() == ["output + pear", "output x"])
  }

  @Test("A chain that repeats without waiting is stopped, and says so", .timeLimit(.minutes(1)))
  func stuck() {
    let log = start([], "fail, retryWhen 0", in: surroundings)
    scheduler.advance(by: .seconds(1))
    #expect(log.all.last?.hasPrefix("problem The chain repeats") == true)
  }

  @Test(
    "A chain with a mistake starts nothing, and the message names it",
    arguments: ["throttle x", "take -1", "shell", "merge3", "zip", "map uppercase, shell"]
  )
  func mistakes(chain: String) {
    let log = start([.load], chain, in: surroundings)
    scheduler.advance(by: .seconds(1))
    #expect(log.all.count == 1)
    #expect(log.all.first?.hasPrefix("problem ") == true)
  }
}
