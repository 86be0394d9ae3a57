import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

private let partitions = NATSPartitions("numbers", count: 4)

/// The sum of the numbers of a key, and their count, which tells a number that is folded twice from another one.
struct Sum: Codable, Equatable, Sendable {
  var sum = 0
  var count = 0
}

private func key(_ number: Int) -> String { "key\(number % 10)" }

extension NATSConnection {
  /// A worker that makes the table of the sums, with a time of answers that is short, since a worker that is killed leaves its messages.
  fileprivate func table(
    _ folding: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Signal<(key: String, value: Sum, sequence: UInt64), NATSError> {
    var options = NATSWorkOptions()
    options.answerTime = .seconds(1)
    return stream("NUMBERS", .json(Int.self)).table(
      "sums",
      in: partitions,
      to: try await createBucket("sums"),
      .json(Sum.self),
      initial: Sum(),
      options: options,
      key: key
    ) { sum, number in
      folding(number)
      sum.sum += number
      sum.count += 1
    }
  }

  /// Stores the numbers from 0, by their keys.
  fileprivate func fill(_ count: Int) async throws {
    try await createStream("NUMBERS", NATSStreamOptions(subjects: partitions.subjects))
    let stream = stream("NUMBERS", .json(Int.self))
    _ = try await within {
      try await Signal.range(0..<count).publish(to: stream, in: partitions, key: key).first(count)
    }
  }

  /// Waits until all messages have been acknowledged, and returns the table.
  fileprivate func sums() async throws -> [String: Sum] {
    let stream = stream("NUMBERS", .json(Int.self))
    try await within(.seconds(120)) {
      while true {
        let groups = try await stream.groups().values
        if groups.count == partitions.count, groups.allSatisfy({ $0.pendingCount + $0.unansweredCount == 0 })
        {
          return
        }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    let count = try await self.stream("KV_sums", .json(Sum.self)).statistics().messageCount
    let last = self.stream("KV_sums", .json(Sum.self)).signal(from: .lastPerSubject)
    let all = try await within { try await last.first(count) }
    return Dictionary(
      uniqueKeysWithValues: all.map { (String($0.subject.dropFirst("$KV.sums.".count)), $0.value) }
    )
  }
}

/// The fold of the numbers from 0.
private func fold(_ count: Int) -> [String: Sum] {
  (0..<count).reduce(into: [:]) { sums, number in
    sums[key(number), default: Sum()].sum += number
    sums[key(number), default: Sum()].count += 1
  }
}

extension NATSTests {
  /// Tables over keys.
  @Suite struct TableTests {
    @Test("The values of the keys are in the bucket, and each message is an update")
    func values() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.fill(100)
      let table = try await connection.table()
      let updates = try await within { try await table.first(100) }
      #expect(updates.map(\.sequence).sorted() == Array(1...100))
      for key in (0..<10).map({ "key\($0)" }) {
        let counts = updates.filter { $0.key == key }.map(\.value.count)
        #expect(counts == Array(1...10))
      }
      #expect(try await connection.sums() == fold(100))
      let sum = try await connection.createBucket("sums").property("key3", .json(Sum.self), initial: Sum())
      try await within { try await sum.value.signal.first { $0 == Sum(sum: 480, count: 10) } }
    }

    @Test(
      "A message that comes again is not folded again, and the value of another worker is the one to go on with"
    )
    func again() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.fill(20)
      // It remembers its values.
      let first = ReplaySubject<(key: String, value: Sum, sequence: UInt64), NATSError>(capacity: .unlimited)
      let worker = try await connection.table().subscribe(first)
      _ = try await within { try await first.first(20) }
      // The group forgets its answers. All messages come again.
      worker.dispose()
      try await connection.flush()
      let stream = connection.stream("NUMBERS", .json(Int.self))
      try await stream.deleteGroup("sums", in: partitions)
      let again = try await connection.table().subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await within { while try await stream.groups().count != partitions.count {} }
      #expect(try await connection.sums() == fold(20))
      again.dispose()
      try await connection.flush()
      // A key that is deleted begins anew, also for a worker that remembers it.
      try await connection.createBucket("sums").delete("key0")
      let next = ReplaySubject<(key: String, value: Sum, sequence: UInt64), NATSError>(capacity: .unlimited)
      let last = try await connection.table().subscribe(next)
      try await stream.publish(0, key: key(0), in: partitions)
      #expect(try await within { try await next.first(1) }.first?.value == Sum(sum: 0, count: 1))
      try await connection.createBucket("sums").delete("key0")
      try await stream.publish(10, key: key(0), in: partitions)
      #expect(try await within { try await next.first(2) }.last?.value == Sum(sum: 10, count: 1))
      last.dispose()
    }

    @Test("A message whose key is none of a bucket is a dead letter, and a table without its bucket fails")
    func failures() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.fill(3)
      let stream = connection.stream("NUMBERS", .json(Int.self))
      var options = NATSWorkOptions()
      let bucket = try await connection.createBucket("sums")
      func table(_ coder: NATSCoder<Int>, _ group: String) -> Signal<
        (key: String, value: Int, sequence: UInt64), NATSError
      > {
        stream.table(group, in: partitions, to: bucket, coder, initial: 0, options: options) {
          $0 == 0 ? "no key" : "k\($0)"
        } fold: {
          $0 += $1
        }
      }
      let updates = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let worker = table(.json(), "a").map(\.value).subscribe(updates)
      let values = try await within { try await updates.first(2) }
      #expect(values.sorted() == [1, 2])
      try await options.deadLetterCount.becomes(1)
      worker.dispose()
      let unreadable = NATSCoder<Int>(encode: { _ in throw TooLate() }, decode: { _ in throw TooLate() })
      await #expect {
        _ = try await within { [values = table(unreadable, "b")] in try await values.first(1) }
      } throws: { error in
        if case NATSError.undecodable = error { true } else { false }
      }
      options = NATSWorkOptions()
      try await connection.deleteStream("KV_sums")
      await #expect(throws: NATSError.notFound("KV_sums")) {
        _ = try await within { [values = table(.json(), "c")] in try await values.first(1) }
      }
    }

    @Test(
      "The table is the fold of the stream, while three workers are replaced 60 times at random, and the server is killed"
    )
    func replaced() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let count = 2_000
      try await connection.fill(count)
      let updates = ReplaySubject<UInt64, NATSError>(capacity: .unlimited)
      @Sendable func makeWorker() async throws -> any Disposable {
        try await server.connect().table().map(\.sequence).subscribe(
          next: { updates.send($0) },
          failed: { updates.fail($0) }
        )
      }
      var workers: [any Disposable] = []
      for _ in 0..<3 { workers.append(try await makeWorker()) }
      var (restarts, seen) = (0, 0)
      var all = Set<UInt64>()
      for try await sequence in updates.values {
        all.insert(sequence)
        seen += 1
        if restarts < 60, seen >= (restarts + 1) * count / 70 {
          workers[restarts % 3].dispose()
          if restarts == 30 {
            await server.kill()
            try await server.start()
          }
          workers[restarts % 3] = try await makeWorker()
          restarts += 1
        }
        if all.count >= count * 95 / 100, restarts == 60 { break }
      }
      #expect(try await connection.sums() == fold(count))
      for worker in workers { worker.dispose() }
    }

    @Test(
      "The table is the fold of the stream, while processes of workers are killed in the middle of their work"
    )
    func killed() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let count = 2_000
      try await connection.fill(count)
      let url = server.url
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            for _ in 0..<6 {
              await #expect(processExitsWith: .signal(SIGKILL)) { [url = url as String] in
                try await killedWorker(url)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let worker = try await connection.table().subscribe(next: { _ in }, failed: { Issue.record($0) })
      #expect(try await connection.sums() == fold(count))
      worker.dispose()
    }
  }
}

/// A worker that kills its process at random, in a closure or a thousandth of a second behind one: before or behind the write, or the answer.
private func killedWorker(_ url: String) async throws {
  let connection = try await NATSConnection.connect(NATSOptions(url))
  let left = Mutex(Int.random(in: 20...150))
  let table = try await connection.table { _ in
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isLast {
      Thread.detachNewThread {
        usleep(.random(in: 0...5_000))
        kill(getpid(), SIGKILL)
      }
    }
  }
  for try await _ in table.values {}
}
