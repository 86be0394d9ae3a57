// Compares ReactiveSignalsNATS with libnats called by hand: `nats-bench nats://127.0.0.1:4222`. The server has JetStream.
//   nats-bench URL                    all, in eleven turns: the medians, and the median of the ratios
//   nats-bench URL compare TURNS      the same, in another number of turns
//   nats-bench URL libnats NUMBER     one side of one benchmark, which the comparison starts
//   nats-bench URL signals NUMBER     the other side
//   nats-bench URL create REPLICAS    makes the stream for the next two
//   nats-bench URL publish COUNT      one process of several: publishes to a stream, and prints its rate
//   nats-bench URL replay COUNT       one process of several: reads the stream
//   nats-bench URL core COUNT         publishes to a subject, for a profiler
//   nats-bench URL receive COUNT      receives what another process publishes by `core`, for a profiler
//   nats-bench URL properties COUNT   the threads of this process with properties, and the time until they have their values
//   nats-bench URL table COUNT        updates of tables over keys, by partitions and workers
//   nats-bench URL scale              growth with subscribers, subjects and the length of a stream
import CLibNATS
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization

let count = 200_000
let payload = Data(repeating: 120, count: 100)
/// Returns the bytes of a message, with a reference that is the caller's, as whatever makes the messages of a program does. The optimizer would
/// see through a function, and lend the bytes to the loop by hand.
let message = maker(of: payload)
@inline(never) func maker(of data: Data) -> @Sendable (_ number: Int) -> Data { { _ in data } }
/// Reads the first byte of a message where it is.
let firstByte = NATSCoder<UInt8>(
  encode: { _ in payload },
  decodeBytes: { bytes in bytes.isEmpty ? 0 : bytes.unsafeLoad(as: UInt8.self) }
)
/// The messages to a stream that have no acknowledgement yet, at most.
let pendingLimit = 16_384

/// Ends the program: after a failure, a measurement would wait without end.
@Sendable func stop(_ failure: NATSError) { fatalError("\(failure)") }

/// A count of messages that other threads reach.
final class Arrivals: Sendable {
  private let expected: Int
  private let number = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)
  init(_ expected: Int = count) { self.expected = expected }
  func arrive() { if number.add(1, ordering: .relaxed).newValue == expected { semaphore.signal() } }
  /// Counts a message, and stops the program unless it is one of the benchmark.
  @inline(never) func arrive(_ first: UInt8?) {
    precondition(first == payload.first)
    arrive()
  }
  func wait() { semaphore.wait() }
}

/// A signal of one message at a time, for round trips.
final class Turns: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func arrive() { semaphore.signal() }
  func wait() { semaphore.wait() }
}

/// libnats by hand.
struct Raw: @unchecked Sendable {
  var connection: OpaquePointer?
  var jetStream: OpaquePointer?

  init(_ url: String, _ arrivals: Arrivals = Arrivals()) {
    // The deadline by which `NATSConnection` notices a line that is cut. libnats reads the clock for each message then.
    var settings: OpaquePointer?
    natsOptions_Create(&settings)
    natsOptions_SetURL(settings, url)
    natsOptions_SetWriteDeadline(settings, 2000)
    natsConnection_Connect(&connection, settings)
    natsOptions_Destroy(settings)
    var options = jsOptions()
    jsOptions_Init(&options)
    options.PublishAsync.AckHandler = { _, message, _, _, closure in
      if let closure { Unmanaged<Arrivals>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive() } }
      natsMsg_Destroy(message)
    }
    options.PublishAsync.AckHandlerClosure = Unmanaged.passRetained(arrivals).toOpaque()
    options.PublishAsync.MaxPending = Int64(pendingLimit)
    // Longer than any measurement: a loop that finds no room waits.
    options.PublishAsync.StallWait = 60_000
    natsConnection_JetStream(&jetStream, connection, &options)
  }

  func publish(_ subject: String = "bench", _ count: Int = count) {
    // The string is converted once.
    subject.withCString { subject in
      for number in 0..<count {
        message(number).withUnsafeBytes { bytes in
          _ = natsConnection_Publish(connection, subject, bytes.baseAddress, CInt(bytes.count))
        }
      }
    }
  }

  /// Reads the first byte of a message where it is.
  static let arrived: natsMsgHandler = { _, _, message, closure in
    if let closure, let bytes = natsMsg_GetData(message) {
      let first = UInt8(bitPattern: bytes[0])
      Unmanaged<Arrivals>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive(first) }
    }
    natsMsg_Destroy(message)
  }

  /// Copies the bytes of a message.
  static let arrivedData: natsMsgHandler = { _, _, message, closure in
    if let closure, let bytes = natsMsg_GetData(message) {
      let data = Data(bytes: bytes, count: Int(natsMsg_GetDataLength(message)))
      Unmanaged<Arrivals>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive(data.first) }
    }
    natsMsg_Destroy(message)
  }

  func subscribe(_ arrivals: Arrivals, _ arrived: natsMsgHandler = Raw.arrived) {
    var subscription: OpaquePointer?
    let closure = Unmanaged.passRetained(arrivals).toOpaque()
    natsConnection_Subscribe(&subscription, connection, "bench", arrived, closure)
    natsSubscription_SetPendingLimits(subscription, -1, -1)
    natsConnection_Flush(connection)
  }

  /// Answers each message to `ping` with one to `pong`.
  func echo() {
    var subscription: OpaquePointer?
    let answer: natsMsgHandler = { connection, _, message, _ in
      natsConnection_Publish(connection, "pong", natsMsg_GetData(message), natsMsg_GetDataLength(message))
      natsMsg_Destroy(message)
    }
    natsConnection_Subscribe(&subscription, connection, "ping", answer, nil)
    natsConnection_Flush(connection)
  }

  func listen(_ turns: Turns) {
    var subscription: OpaquePointer?
    let arrived: natsMsgHandler = { _, _, message, closure in
      if let closure { Unmanaged<Turns>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive() } }
      natsMsg_Destroy(message)
    }
    let closure = Unmanaged.passRetained(turns).toOpaque()
    natsConnection_Subscribe(&subscription, connection, "pong", arrived, closure)
    natsConnection_Flush(connection)
  }

  /// Stores messages with the promises of signals, except one: none is sent again after a lost connection. Each has an identifier that no other
  /// process gives, is refused by any other stream, and waits while too many have no acknowledgement.
  func store() {
    let prefix = String(UInt64.random(in: 0...(.max)), radix: 36)
    for number in 0..<count {
      var options = jsPubOptions()
      jsPubOptions_Init(&options)
      message(number).withUnsafeBytes { bytes in
        "\(prefix).\(number)".withCString { id in
          "BENCH".withCString { stream in
            options.MsgId = id
            options.ExpectStream = stream
            _ = js_PublishAsync(jetStream, "stored", bytes.baseAddress, CInt(bytes.count), &options)
          }
        }
      }
    }
  }

  func replay(_ arrivals: Arrivals, _ arrived: natsMsgHandler) {
    var subscription: OpaquePointer?
    var options = jsSubOptions()
    jsSubOptions_Init(&options)
    options.Ordered = true
    let closure = Unmanaged.passRetained(arrivals).toOpaque()
    js_Subscribe(&subscription, jetStream, "stored", arrived, closure, nil, &options, nil)
  }

  func close() { natsConnection_Close(connection) }
}

/// The values of one side of a benchmark, one for each round.
@MainActor var results: [(name: String, values: [Double])] = []

@MainActor
func add(_ name: String, _ value: Double) {
  if let index = results.firstIndex(where: { $0.name == name }) {
    results[index].values.append(value)
  } else {
    results.append((name, [value]))
  }
}

/// Adds the messages per second of a closure that handles `count` messages, and the processor time of this process for each.
@MainActor
func measure(_ name: String, _ count: Int = count, _ body: () throws -> Void) rethrows {
  let start = processorTime()
  add("\(name), k/s", try rate(count, body) / 1000)
  add("\(name), ns", (processorTime() - start) / Double(count))
}

/// The nanoseconds that all threads of this process have run.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the messages per second of a closure that handles `count` messages.
func rate(_ count: Int = count, _ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
}

/// Adds the median and the 99th percentile of round trips, in microseconds.
@MainActor
func measureTrips(_ trips: Int = 1000, _ body: () throws -> Void) rethrows {
  var times: [Double] = []
  for _ in 0..<trips {
    let start = ContinuousClock.now
    try body()
    times.append((ContinuousClock.now - start) / .microseconds(1))
  }
  times.sort()
  add("round trip p50, µs", times[trips / 2])
  add("round trip p99, µs", times[trips * 99 / 100])
}

func connect(_ url: String) async throws -> NATSConnection {
  try await NATSConnection.connect(NATSOptions(url))
}

func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

/// One benchmark for both sides, each with connections of its own.
struct Benchmark {
  let raw: @MainActor (_ url: String) -> Void
  let signals: @MainActor (_ url: String) async throws -> Void
  /// A Boolean value that indicates whether each side begins with an empty stream.
  let needsStream: Bool

  init(
    needsStream: Bool = false,
    raw: @escaping @MainActor (_ url: String) -> Void,
    signals: @escaping @MainActor (_ url: String) async throws -> Void
  ) {
    self.needsStream = needsStream
    self.raw = raw
    self.signals = signals
  }

  @MainActor static var values: some SignalProtocol<Data, Never> {
    Signal.range(0..<count).map { message($0) }
  }

  @MainActor static func all() -> [Benchmark] {
    [
      Benchmark(
        raw: { url in
          let (receiver, publisher, last) = (Raw(url), Raw(url), Turns())
          receiver.listen(last)
          measure("publish") {
            publisher.publish()
            publisher.publish("pong", 1)
            last.wait()
          }
          for connection in [receiver, publisher] { connection.close() }
        },
        signals: { url in
          let (receiver, publisher, last) = (try await connect(url), try await connect(url), Turns())
          let end = receiver.subject("end", .data).signal(overflow: .failing(beyond: 1))
            .subscribe(next: { _ in last.arrive() }, failed: stop)
          try await receiver.flush()
          try measure("publish") {
            _ = values.publish(to: publisher.subject("bench.signals", .data))
            try publisher.subject("end", .data).publish(payload)
            last.wait()
          }
          end.dispose()
        }
      ),
      receiving("publish and receive", by: 1, Raw.arrived, firstByte) { $0 },
      receiving("fan-out to 4", by: 4, Raw.arrived, firstByte) { $0 },
      receiving("fan-out to 4, Data", by: 4, Raw.arrivedData, .data) { $0.first },
      Benchmark(
        raw: { url in
          let (echo, caller, turns) = (Raw(url), Raw(url), Turns())
          echo.echo()
          caller.listen(turns)
          measureTrips {
            caller.publish("ping", 1)
            turns.wait()
          }
          for connection in [echo, caller] { connection.close() }
        },
        signals: { url in
          let (echo, caller, turns) = (try await connect(url), try await connect(url), Turns())
          let answers = echo.subject("ping", .data).signal(overflow: .failing(beyond: 1000)).map(\.value)
            .publish(to: echo.subject("pong", .data))
          let listening = caller.subject("pong", .data).signal(overflow: .failing(beyond: 1000))
            .subscribe(next: { _ in turns.arrive() }, failed: stop)
          try await echo.flush()
          try await caller.flush()
          let ping = caller.subject("ping", .data)
          try measureTrips {
            try ping.publish(payload)
            turns.wait()
          }
          answers.dispose()
          listening.dispose()
        }
      ),
      Benchmark(
        needsStream: true,
        raw: { url in
          let stored = Arrivals()
          let publisher = Raw(url, stored)
          measure("store, acknowledged") {
            publisher.store()
            stored.wait()
          }
          publisher.close()
        },
        signals: { url in
          let stored = Arrivals()
          let stream = try await connect(url).stream("BENCH", .data)
          measure("store, acknowledged") {
            _ = values.publish(to: stream, subject: "stored", limit: pendingLimit)
              .subscribe(next: { _ in stored.arrive() }, failed: stop)
            stored.wait()
          }
        }
      ),
      replaying("replay", Raw.arrived, firstByte) { $0 },
      replaying("replay, Data", Raw.arrivedData, .data) { $0.first },
    ]
  }

  /// A publisher, and receivers on connections of their own.
  @MainActor static func receiving<Value>(
    _ name: String,
    by receiverCount: Int,
    _ arrived: natsMsgHandler,
    _ coder: NATSCoder<Value>,
    _ first: @escaping @Sendable (Value) -> UInt8?
  ) -> Benchmark {
    Benchmark(
      raw: { url in
        let (publisher, arrivals) = (Raw(url), Arrivals(receiverCount * count))
        let receivers = (0..<receiverCount).map { _ in Raw(url) }
        for receiver in receivers { receiver.subscribe(arrivals, arrived) }
        measure(name, receiverCount * count) {
          publisher.publish()
          arrivals.wait()
        }
        for connection in receivers + [publisher] { connection.close() }
      },
      signals: { url in
        let (publisher, arrivals) = (try await connect(url), Arrivals(receiverCount * count))
        var subscriptions: [any Disposable] = []
        for _ in 0..<receiverCount {
          let receiver = try await connect(url)
          let messages = receiver.subject("bench.signals", coder).signal(overflow: .failing(beyond: .max))
          subscriptions.append(
            messages.subscribe(next: { arrivals.arrive(first($0.value)) }, failed: stop)
          )
          try await receiver.flush()
        }
        measure(name, receiverCount * count) {
          _ = values.publish(to: publisher.subject("bench.signals", .data))
          arrivals.wait()
        }
        for subscription in subscriptions { subscription.dispose() }
      }
    )
  }

  /// Reads what the benchmark before it has stored.
  @MainActor static func replaying<Value>(
    _ name: String,
    _ arrived: natsMsgHandler,
    _ coder: NATSCoder<Value>,
    _ first: @escaping @Sendable (Value) -> UInt8?
  ) -> Benchmark {
    Benchmark(
      raw: { url in
        let (reader, replayed) = (Raw(url), Arrivals())
        measure(name) {
          reader.replay(replayed, arrived)
          replayed.wait()
        }
        reader.close()
      },
      signals: { url in
        let replayed = Arrivals()
        let stream = try await connect(url).stream("BENCH", coder)
        measure(name) {
          // It ends before the stream is deleted.
          let replay = stream.signal(from: .start)
            .subscribe(next: { replayed.arrive(first($0.value)) }, failed: stop)
          replayed.wait()
          replay.dispose()
        }
      }
    )
  }
}

/// Measures one side of a benchmark in some rounds, behind one that warms the process up, and prints the median of each result.
@MainActor
func measure(_ url: String, _ benchmark: Benchmark, isRaw: Bool, rounds: Int = 3) async throws {
  for round in 0...rounds {
    if benchmark.needsStream {
      let connection = try await connect(url)
      try? await connection.deleteStream("BENCH")
      try await connection.createStream("BENCH", NATSStreamOptions(subjects: ["stored"]))
    }
    if isRaw { benchmark.raw(url) } else { try await benchmark.signals(url) }
    if round == 0 { results = [] }
  }
  for (name, values) in results { print(name, median(values), separator: "\t") }
}

/// Measures both sides of each benchmark, one right after the other, and each first in every second turn: the speed of a machine changes
/// within seconds by more than the sides differ. Each has a process of its own: in one process, they have other ratios.
@MainActor
func compare(_ url: String, _ turns: Int) throws {
  var rows: [(name: String, raw: [Double], signals: [Double])] = []
  for turn in 0..<turns {
    for number in Benchmark.all().indices {
      for side in turn.isMultiple(of: 2) ? ["libnats", "signals"] : ["signals", "libnats"] {
        for line in try output(of: [url, side, "\(number)"]).split(separator: "\n") {
          let parts = line.split(separator: "\t")
          guard let value = Double(parts[1]) else { continue }
          let name = String(parts[0])
          if rows.allSatisfy({ $0.name != name }) { rows.append((name, [], [])) }
          guard let index = rows.firstIndex(where: { $0.name == name }) else { continue }
          if side == "libnats" { rows[index].raw.append(value) } else { rows[index].signals.append(value) }
        }
      }
    }
  }
  for (name, raw, signals) in rows {
    let ratios = zip(raw, signals).map { $1 / $0 }
    print(
      name.padding(toLength: 30, withPad: " ", startingAt: 0),
      "libnats \(Int(median(raw)))",
      "signals \(Int(median(signals)))",
      "ratio \((median(ratios) * 100).rounded() / 100)"
    )
  }
}

/// Returns the output of this program with other arguments.
func output(of arguments: [String]) throws -> String {
  let (process, output) = (Process(), Pipe())
  process.executableURL = Bundle.main.executableURL
  process.arguments = arguments
  process.standardOutput = output
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  precondition(process.terminationStatus == 0, "\(arguments) failed")
  return String(decoding: bytes, as: UTF8.self)
}

/// How the rates change with the number of subscribers, of subjects, and of messages in a stream.
func grow(_ url: String) async throws {
  let publisher = try await connect(url)
  for subscribers in [1, 10, 100, 1000] {
    let messages = max(200, 100_000 / subscribers)
    let (connection, arrivals) = (try await connect(url), Arrivals(messages * subscribers))
    let subscriptions = (0..<subscribers).map { _ in
      connection.subject("grow", .data).signal(overflow: .failing(beyond: .max)).subscribe(
        next: { _ in
          arrivals.arrive()
        },
        failed: stop
      )
    }
    try await connection.flush()
    let rate = rate(messages * subscribers) {
      _ = Signal.range(0..<messages).map { _ in payload }.publish(to: publisher.subject("grow", .data))
      arrivals.wait()
    }
    print("subscribers \(subscribers): \(Int(rate / 1000)) k deliveries/s")
    for subscription in subscriptions { subscription.dispose() }
  }
  for subjects in [1, 1000, 100_000] {
    let arrivals = Arrivals(100_000)
    let connection = try await connect(url)
    let subscription = connection.subject("many.>", .data).signal(overflow: .failing(beyond: .max))
      .subscribe(next: { _ in arrivals.arrive() }, failed: stop)
    try await connection.flush()
    let rate = rate(100_000) {
      for number in 0..<100_000 {
        try? publisher.subject("many.\(number % subjects)", .data).publish(payload)
      }
      arrivals.wait()
    }
    print("subjects \(subjects): \(Int(rate / 1000)) k/s")
    subscription.dispose()
  }
  for length in [10_000, 100_000, 1_000_000] {
    try? await publisher.deleteStream("GROW")
    try await publisher.createStream("GROW", NATSStreamOptions(subjects: ["length"]))
    let stream = publisher.stream("GROW", .data)
    let stored = Arrivals(length)
    let storing = rate(length) {
      _ = Signal.range(0..<length).map { _ in payload }.publish(to: stream, subject: "length", limit: 4096)
        .subscribe(next: { _ in stored.arrive() }, failed: stop)
      stored.wait()
    }
    let read = Arrivals(length)
    let replaying = rate(length) {
      // It ends before the stream is deleted.
      let replay = stream.signal(from: .start).subscribe(next: { _ in read.arrive() }, failed: stop)
      read.wait()
      replay.dispose()
    }
    let start = ContinuousClock.now
    _ = try await stream.signal(from: .sequence(UInt64(length))).first()
    let seek = ContinuousClock.now - start
    print(
      "length \(length): store \(Int(storing / 1000)) k/s, replay \(Int(replaying / 1000)) k/s,",
      "first message from the end \(seek)"
    )
  }
}

/// The number of threads of this process.
func threadCount() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
}

/// How many messages a second the workers of a table fold, with 1,000 keys.
func fold(_ url: String, _ count: Int) async throws {
  for (partitionCount, workerCount) in [(1, 1), (4, 1), (16, 1), (64, 1), (16, 2), (64, 2)] {
    let partitions = NATSPartitions("table", count: partitionCount)
    let connection = try await connect(url)
    for name in ["TABLE", "KV_table"] { try? await connection.deleteStream(name) }
    try await connection.createStream("TABLE", NATSStreamOptions(subjects: partitions.subjects))
    let stream = connection.stream("TABLE", .json(Int.self))
    for try await _ in Signal.range(0..<count).publish(
      to: stream,
      in: partitions,
      key: { "key\($0 % 1_000)" }
    ).values {}
    let arrivals = Arrivals(count)
    let start = ContinuousClock.now
    var workers: [any Disposable] = []
    for _ in 0..<workerCount {
      let other = try await connect(url)
      let table = other.stream("TABLE", .json(Int.self)).table(
        "table",
        in: partitions,
        to: try await other.createBucket("table"),
        .json(Int.self),
        initial: 0,
        key: { "key\($0 % 1_000)" },
        fold: +=
      )
      workers.append(table.subscribe(next: { _ in arrivals.arrive() }, failed: stop))
    }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        arrivals.wait()
        continuation.resume()
      }
    }
    let rate = Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    for worker in workers { worker.dispose() }
    print("\(partitionCount) partitions, \(workerCount) workers: \(Int(rate)) updates a second")
  }
}

/// How many threads properties need, and how long it takes until they have the values of the bucket.
func hold(_ url: String, _ count: Int) async throws {
  let connection = try await connect(url)
  try? await connection.deleteStream("KV_bench")
  let bucket = try await connection.createBucket("bench", isInMemory: true)
  let stream = try await connect(url).stream("KV_bench", .json(Int.self))
  for number in 0..<count { try await stream.publish(number + 1, to: "$KV.bench.key.\(number)") }
  print("threads before: \(threadCount())")
  let most = Atomic(0)
  let start = ContinuousClock.now
  let properties = (0..<count).map { number in
    let property = bucket.property("key.\(number)", .json(Int.self), initial: 0)
    if number % 100 == 0 { most.max(threadCount(), ordering: .relaxed) }
    return property
  }
  for property in properties {
    for await value in property.value.signal.values where value > 0 { break }
    most.max(threadCount(), ordering: .relaxed)
  }
  print("\(count) properties have their values after \(ContinuousClock.now - start)")
  print("threads at most: \(most.load(ordering: .relaxed)), then: \(threadCount())")
}

@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let url = arguments.first ?? "nats://127.0.0.1:4222"
    let number = arguments.dropFirst(2).first.flatMap { Int($0) } ?? count
    let arrivals = Arrivals(number)
    switch arguments.dropFirst().first {
    case nil: try compare(url, 11)
    case "compare": try compare(url, number)
    case "libnats": try await measure(url, Benchmark.all()[number], isRaw: true)
    case "signals": try await measure(url, Benchmark.all()[number], isRaw: false)
    case "scale": try await grow(url)
    case "core":
      let connection = try await connect(url)
      let rate = rate(number) {
        _ = Signal.range(0..<number).map { _ in payload }.publish(to: connection.subject("bench", .data))
      }
      print("publish: \(Int(rate / 1000)) k/s")
    case "receive":
      let connection = try await connect(url)
      let subscription = connection.subject("bench", .data).signal(overflow: .failing(beyond: .max))
        .subscribe(
          next: { _ in arrivals.arrive() },
          failed: stop
        )
      try await connection.flush()
      arrivals.wait()
      subscription.dispose()
    case "properties": try await hold(url, number)
    case "table": try await fold(url, number)
    case "create":
      let connection = try await connect(url)
      try? await connection.deleteStream("BENCH")
      var options = NATSStreamOptions(subjects: ["stored"])
      options.replicaCount = number
      try await connection.createStream("BENCH", options)
    case "publish":
      let connection = try await connect(url)
      let stream = connection.stream("BENCH", .data)
      let rate = rate(number) {
        _ = Signal.range(0..<number).map { _ in payload }.publish(to: stream, subject: "stored", limit: 4096)
          .subscribe(next: { _ in arrivals.arrive() }, failed: stop)
        arrivals.wait()
      }
      print("publish: \(Int(rate / 1000)) k/s")
    default:
      let connection = try await connect(url)
      let rate = rate(number) {
        _ = connection.stream("BENCH", .data).signal(from: .start).subscribe(
          next: { _ in arrivals.arrive() },
          failed: stop
        )
        arrivals.wait()
      }
      print("replay: \(Int(rate / 1000)) k/s")
    }
  }
}
