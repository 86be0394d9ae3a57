import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  /// Work of which one message of a key is done at a time.
  @Suite struct PartitionTests {
    private struct Change: Codable, Equatable {
      var key: String
      var number: Int
    }

    /// The work of all workers.
    private final class Ledger: Sendable {
      private struct State {
        var busy = Set<String>()
        /// The numbers that were begun, for each key.
        var begun: [String: [Int]] = [:]
        var overlaps: [String] = []
        var counts = [0, 0, 0]
        var most = 0
      }
      private let state = Mutex(State())

      func begin(_ change: Change, _ worker: Int) {
        state.withLock { state in
          if !state.busy.insert(change.key).inserted { state.overlaps.append(change.key) }
          state.begun[change.key, default: []].append(change.number)
          state.counts[worker] += 1
          state.most = max(state.most, state.busy.count)
        }
      }

      func end(_ change: Change) { state.withLock { _ = $0.busy.remove(change.key) } }
      var overlaps: [String] { state.withLock { $0.overlaps } }
      var begun: [String: [Int]] { state.withLock { $0.begun } }
      var counts: [Int] { state.withLock { $0.counts } }
      /// The largest number of keys that were worked on at the same time.
      var most: Int { state.withLock { $0.most } }
    }

    private let partitions = NATSPartitions("changes", count: 8)

    @Test("The partition of a key is that of the server's mapping", .needsProcess("It needs a configuration"))
    func hash() async throws {
      let server = try await Server(
        """
        mappings: { "raw.*": "changes.{{partition(8,1)}}" }
        """
      )
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      connection.subject("changes.*", .text).signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      let keys = (0..<40).map { "key-\($0 * 7919)" } + ["ü", "a"]
      for key in keys { try connection.subject("raw.\(key)", .text).publish(key) }
      let messages = try await within { try await received.first(keys.count) }
      #expect(messages.map(\.value) == keys)
      #expect(messages.map(\.subject) == keys.map { partitions.subject(of: $0) })
      #expect(Set(messages.map(\.subject)) == Set(partitions.subjects))
    }

    @Test("Three workers of which one leaves do the messages of each key in order, and one at a time")
    func workers() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.createStream("CHANGES", NATSStreamOptions(subjects: partitions.subjects))
      let stream = connection.stream("CHANGES", .json(Change.self))
      let (keys, count) = ((0..<20).map { "customer \($0)" }, 40)
      let ledger = Ledger()
      let done = ReplaySubject<Change, NATSError>(capacity: .unlimited)
      var options = NATSWorkOptions()
      options.answerTime = .seconds(2)
      let refused = Mutex(Set<String>())
      var workers: [any Disposable] = []
      for number in 0..<3 {
        let other = try await server.connect().stream("CHANGES", .json(Change.self))
        let worker = other.work("billing", in: partitions, options).process(limit: 4) { job in
          Signal<Int, TooLate>.task { () throws(TooLate) in
            for _ in 0..<20 { await Task.yield() }
            // One message of each key fails once, and is done before the next one.
            let isRefused = job.value.number == 5 && refused.withLock { $0.insert(job.value.key).inserted }
            if isRefused { throw TooLate() }
            return 1
          }
          .on(subscribed: { ledger.begin(job.value, number) })
          .finally { ledger.end(job.value) }
        }
        workers.append(worker.subscribe(next: { done.send($0.value) }, failed: { done.fail($0) }))
      }
      // All three ask for messages of all partitions before there are some.
      for number in 0..<partitions.count {
        // There may be no group yet.
        let numbers = stream.statistics(of: "billing-\(number)", every: .milliseconds(5))
          .retry(backoff: .exponential(initial: .milliseconds(5), factor: 1), on: TaskScheduler())
        try await within { try await numbers.first { $0.waitingWorkerCount >= 3 } }
      }
      let changes = Signal.from((0..<count).flatMap { n in keys.map { Change(key: $0, number: n) } })
      _ = try await within {
        try await changes.publish(to: stream, in: partitions, key: { $0.key }).first(keys.count * count)
      }
      _ = try await within { try await done.first(200) }
      let counts = ledger.counts
      #expect(counts.allSatisfy { $0 > 0 })
      workers[0].dispose()
      try await within {
        var left = Set(keys)
        for try await change in done.values where change.number == count - 1 {
          left.remove(change.key)
          if left.isEmpty { break }
        }
      }
      #expect(ledger.overlaps == [])
      #expect(ledger.most > 1)
      #expect(ledger.counts[1] > counts[1] && ledger.counts[2] > counts[2])
      for key in keys {
        // A number is begun again only before the next one, after a refusal or when its worker has left.
        let begun = ledger.begun[key] ?? []
        #expect(begun == begun.sorted())
        #expect(Set(begun) == Set(0..<count))
      }
      for worker in workers { worker.dispose() }
    }

    @Test("A group in partitions is deleted with all its consumers")
    func deletion() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.createStream("CHANGES", NATSStreamOptions(subjects: partitions.subjects))
      let stream = connection.stream("CHANGES", .json(Change.self))
      for number in 0..<40 {
        try await stream.publish(Change(key: "\(number)", number: 0), key: "\(number)", in: partitions)
      }
      // Without answers, one of each partition.
      let jobs = ReplaySubject<NATSWork<Change>, NATSError>(capacity: .unlimited)
      stream.work("billing", in: partitions).subscribe(jobs)
      let given = try await within { try await jobs.first(8) }
      #expect(given.map(\.subject).sorted() == partitions.subjects)
      try await stream.deleteGroup("billing", in: partitions)
      await #expect(throws: NATSError.self) { try await within { try await jobs.first(9) } }
      await #expect(throws: NATSError.self) { try await stream.deleteGroup("billing", in: partitions) }
      await #expect(throws: NATSError.notFound("billing-0")) { try await stream.statistics(of: "billing-0") }
    }
  }
}
