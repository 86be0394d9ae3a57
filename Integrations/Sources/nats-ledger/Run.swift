import ArgumentParser
import Dispatch
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS

/// Starts the processes, kills them, and compares their notes.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the processes, kills them, and prints the ledger."
  )
  @Option(help: "The number of messages.") var count = 100_000
  @Flag(help: "Two kills of the server instead of four, and one worker that is killed.") var short = false
  @Flag(help: "Adds false notes in the end, which have to be found.") var selfTest = false
  @Option(help: "The seconds after which the run has failed.") var limit = 300
  @Option(help: "A file for the log of the server, with each message.") var log: String?

  /// The seconds within which a worker answers.
  private var answerTime: Int { short ? 3 : 5 }

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cast = try Cast(folder, count: count, answerTime: answerTime, log: log)
    let start = ContinuousClock.now
    cast.endsWithSignals()
    let isComplete = try await cast.play(isShort: short, until: start + .seconds(limit))
    let table = try await cast.table()
    var report = try await Report(cast, table, isComplete: isComplete)
    await cast.end()
    report.readNotes()
    print(report.text(duration: ContinuousClock.now - start))
    if !report.faults.isEmpty { throw ExitCode(1) }
    if selfTest { try testReport(cast, table) }
  }

  /// Fails if a report finds none of the false notes.
  private func testReport(_ cast: Cast, _ table: [String: Total]) throws {
    let time = now()
    let again = ["s", "c", "s"].enumerated().map { "\($1) \(count + 1) 2 \(time + 60_000_000_000 + $0)" }
    let planted = ["published": "\(count)", "read": "1 0", "worker2": again.joined(separator: "\n")]
    for (name, line) in planted { try Notes(cast.folder.appending(path: name)).add(line) }
    var report = Report(cast)
    report.readNotes()
    var doubled = table
    doubled[Names.key(0)]?.add(0)
    report.compare(doubled)
    print(report.faults.map { "Planted: \($0)" }.joined(separator: "\n"))
    let expected = [
      "acknowledged", "acknowledged in another place", "read", "read again", "done at least once",
      "done again after a confirmation, for no reason",
      "added in the table",
    ]
    for name in expected where !report.faults.contains(where: { $0.hasPrefix("\(name): ") }) {
      print("A planted fault is not found: \(name)")
      throw ExitCode(1)
    }
  }
}

/// A time without a server.
struct Outage {
  var start: Int
  /// The time at which the server is back.
  var end = 0
  /// The time at which the answers that the server wrote to its file last had arrived, at the latest.
  var saved = 0
  /// A Boolean value that indicates whether the file of the group is empty. Server 2.9.10 empties it before it writes it, ten times a second. If
  /// it is killed in between, it has forgotten all answers.
  var hasLostGroup = false
}

/// All processes, and the times at which they were killed.
final class Cast {
  let folder: URL
  let count: Int
  let answerTime: Int
  let url: String
  let server: Child
  let publisher: Child
  let reader: Child
  let sum: Child
  let workers: [Child]
  let tables: [Child]
  private var all: [Child] { workers + tables + [reader, sum, publisher] }
  /// The kills of the server.
  private(set) var outages: [Outage] = []
  /// The worker that was stopped, and the time.
  private(set) var stops: [(worker: Int, time: ClosedRange<Int>)] = []
  private(set) var signals: [String: Int] = [:]
  private var deadline = ContinuousClock.now
  private let published, read: LineCount
  private let work: [LineCount]

  struct TooLate: Error {}

  init(_ folder: URL, count: Int, answerTime: Int, log: String?) throws {
    self.folder = folder
    self.count = count
    self.answerTime = answerTime
    // None of those that the system gives to outgoing connections.
    let port = Int.random(in: 10_000..<30_000)
    url = "nats://127.0.0.1:\(port)"
    let paths = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/nats-server" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw ValidationError("nats-server is not installed")
    }
    server = Child(
      "server",
      URL(filePath: path),
      ["-a", "127.0.0.1", "-p", "\(port)", "-js", "-sd", folder.appending(path: "store").path]
        + (log.map { ["-DV", "-l", $0] } ?? []),
      isSilent: true
    )
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let place = ["--url", url, "--folder", folder.path]
    publisher = Child(
      "publisher",
      program,
      ["publish"] + place + ["--count", "\(count)"],
      endsByItself: true
    )
    reader = Child("reader", program, ["read"] + place)
    sum = Child("sum", program, ["sum"] + place)
    workers = (0..<3).map { number in
      Child(
        "worker \(number)",
        program,
        ["work"] + place + ["--number", "\(number)", "--answer-time", "\(answerTime)"]
      )
    }
    tables = (0..<2).map { number in
      Child("table \(number)", program, ["tabulate"] + place + ["--answer-time", "\(answerTime)"])
    }
    published = LineCount(folder.appending(path: "published"))
    read = LineCount(folder.appending(path: "read"))
    work = (0..<3).map { LineCount(folder.appending(path: "worker\($0)")) }
  }

  func connect() async throws -> NATSConnection {
    try await Place.parse(["--url", url, "--folder", folder.path]).connect()
  }

  // MARK: - The play

  /// Runs all, and returns a Boolean value that indicates whether everything was published, read, added and done in time.
  func play(isShort: Bool, until deadline: ContinuousClock.Instant) async throws -> Bool {
    self.deadline = deadline
    try server.start()
    let connection = try await connect()
    try await connection.createStream(Names.stream, NATSStreamOptions(subjects: Names.partitions.subjects))
    try await makeState(connection)
    for child in all { try child.start() }
    do {
      if isShort { try await playShort() } else { try await playLong() }
      try await wait { try await self.isComplete(connection) }
    } catch is TooLate {
      return false
    }
    return true
  }

  private func playLong() async throws {
    try await wait { self.published.update() > self.count * 15 / 100 }
    try await killServer()
    try await wait { self.read.update() > self.count * 30 / 100 }
    try await restart(reader, SIGKILL)
    try await wait { self.published.update() > self.count * 50 / 100 }
    try await killServer()
    try await restart(sum, SIGKILL)
    try await restart(tables[0], SIGKILL)
    try await waitForWork(30)
    try await restart(workers[0], SIGKILL)
    try await waitForWork(36)
    try await restart(workers[0], SIGTERM)
    let stop = stop(1)
    try await waitForWork(50)
    try await killServer()
    try await restart(tables[1], SIGKILL)
    try await waitForWork(58)
    try await restart(workers[2], SIGKILL)
    try await waitForWork(64)
    try await restart(workers[2], SIGTERM)
    try await wait { self.hasPassed(stop) }
    proceed(stop)
    try await waitForWork(75)
    try await restart(workers[1], SIGKILL)
    try await waitForWork(80)
    try await killServer()
    try await restart(tables[0], SIGKILL)
    try await waitForWork(88)
    try await restart(workers[1], SIGTERM)
  }

  private func playShort() async throws {
    try await wait { self.published.update() > self.count * 20 / 100 }
    try await killServer()
    try await wait { self.read.update() > self.count * 30 / 100 }
    try await restart(reader, SIGKILL)
    try await restart(sum, SIGKILL)
    try await restart(tables[0], SIGKILL)
    try await waitForWork(40)
    let stop = stop(1)
    try await restart(workers[0], SIGKILL)
    try await waitForWork(60)
    try await killServer()
    try await restart(workers[2], SIGTERM)
    try await wait { self.hasPassed(stop) }
    proceed(stop)
  }

  private func killServer() async throws {
    signals["server SIGKILL", default: 0] += 1
    var outage = Outage(start: now())
    await server.end(SIGKILL)
    readGroup(&outage)
    try server.start()
    // It accepts connections when it has read its streams.
    _ = try await connect()
    outage.end = now()
    outages.append(outage)
  }

  /// Looks at the file in which the server that was killed keeps the answers.
  private func readGroup(_ outage: inout Outage) {
    let path = "store/jetstream/$G/streams/\(Names.stream)/obs/\(Names.group)/o.dat"
    let values = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
    outage.hasLostGroup = (values?[.size] as? Int ?? 0) == 0
    let written = values?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
    // The server collects the answers shortly before it writes them.
    outage.saved = now() - Int(Date().timeIntervalSince(written) * 1e9) - 500_000_000
  }

  private func restart(_ child: Child, _ signal: Int32) async throws {
    let name = signal == SIGKILL ? "SIGKILL" : "SIGTERM"
    signals["\(child.name) \(name)", default: 0] += 1
    await child.end(signal)
    try child.start()
  }

  /// Stops a worker beyond its time to answer, and returns the time at which it may go on.
  private func stop(_ worker: Int) -> (worker: Int, start: Int, end: Int) {
    signals["worker \(worker) SIGSTOP", default: 0] += 1
    workers[worker].send(SIGSTOP)
    return (worker, now(), now() + (answerTime + 2) * 1_000_000_000)
  }

  private func hasPassed(_ stop: (worker: Int, start: Int, end: Int)) -> Bool { now() >= stop.end }

  private func proceed(_ stop: (worker: Int, start: Int, end: Int)) {
    stops.append((stop.worker, stop.start...now()))
    workers[stop.worker].send(SIGCONT)
  }

  // MARK: - Waiting

  private func wait(_ condition: () async throws -> Bool) async throws {
    while try await !condition() {
      if ContinuousClock.now > deadline { throw TooLate() }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until a part of the messages has been confirmed.
  private func waitForWork(_ percent: Int) async throws {
    try await wait {
      self.work.reduce(0) { $0 + $1.update(beginning: UInt8(ascii: "c")) } > self.count * percent / 100
    }
  }

  private func isComplete(_ connection: NATSConnection) async throws -> Bool {
    guard published.update() >= count, read.update() >= count else { return false }
    let groups = try await connection.stream(Names.stream, .json(Int.self)).groups().values
    guard groups.count == 1 + Names.partitions.count,
      groups.allSatisfy({ $0.pendingCount + $0.unansweredCount == 0 })
    else { return false }
    return try await total(connection).count >= count
  }

  // MARK: - The states in buckets

  /// Reads the table, which is complete.
  func table() async throws -> [String: Total] {
    let stream = try await connect().stream("KV_\(Names.table)", .json(Total.self))
    var table: [String: Total] = [:]
    if try await stream.statistics().messageCount == 0 { return table }
    for try await message in stream.signal(from: .lastPerSubject).values(buffering: .waiting(256)) {
      table[String(message.subject.dropFirst("$KV.\(Names.table).".count))] = message.value
      if message.pendingCount == 0 { break }
    }
    return table
  }

  private func makeState(_ connection: NATSConnection) async throws {
    for name in [Names.bucket, Names.table] { _ = try await connection.createBucket(name) }
    try await connection.stream("KV_\(Names.bucket)", .json(Total.self))
      .publish(Total(), to: "$KV.\(Names.bucket).\(Names.key)")
  }

  /// Reads the state in the bucket.
  func total(_ connection: NATSConnection) async throws -> Total {
    let property = try await connection.createBucket(Names.bucket)
      .property(Names.key, .json(Total?.self), initial: nil)
    for await total in property.value.signal.values {
      if let total { return total }
    }
    return Total()
  }

  /// Ends the server with this process, at Control-C too. The other processes notice by themselves.
  func endsWithSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable [server] in
        server.send(SIGKILL)
        exit(1)
      }
      source.resume()
      sources.append(source)
    }
  }

  private var sources: [any DispatchSourceSignal] = []

  func end() async {
    for worker in workers { worker.send(SIGCONT) }
    for child in all + [server] { await child.end(SIGKILL) }
  }
}
