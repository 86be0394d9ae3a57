import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct WorkTests {
    func makeStream(_ connection: NATSConnection) async throws -> NATSStream<Int> {
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      return connection.stream("JOBS", .json(Int.self))
    }

    func fill(_ stream: NATSStream<Int>, _ count: Int) async throws {
      _ = try await within {
        try await Signal.range(0..<count).publish(to: stream, subject: "jobs").first(count)
      }
    }

    @Test("Two workers share the messages, and each message is done once")
    func sharing() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 200)
      let done = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let workers = (0..<2).map { _ in
        stream.work("workers", batch: 5).process(limit: 3) { _ in Signal<Int, Never>.empty }
          .subscribe { done.send($0.value) }
      }
      let values = try await within { try await done.first(200) }
      #expect(values.sorted() == Array(0..<200))
      for worker in workers { worker.dispose() }
    }

    @Test("Work that fails is given to a worker again")
    func refusal() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 3)
      let tries = Mutex([Int: Int]())
      let done = stream.work("workers").process(limit: 1) { job -> Signal<Int, TooLate> in
        let count = tries.withLock { tries in
          tries[job.value, default: 0] += 1
          return tries[job.value] ?? 0
        }
        return job.value == 1 && count < 3 ? .fail(TooLate()) : .empty
      }
      let jobs = try await within { try await done.first(3) }
      #expect(jobs.map(\.value).sorted() == [0, 1, 2])
      #expect(jobs.first { $0.value == 1 }?.deliveryCount == 3)
      #expect(tries.withLock { $0 } == [0: 1, 1: 3, 2: 1])
    }

    @Test("A worker asks for no more messages than its chain wants")
    func demand() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 100)
      let running = Mutex(0)
      let started = ReplaySubject<Int, Never>(capacity: .unlimited)
      let ends = Subject<Void, Never>()
      let first = stream.work("workers", batch: 4).process(limit: 2) { job in
        running.withLock { $0 += 1 }
        started.send(job.value)
        return ends.take(1)
      }
      .subscribe()
      _ = try await within { try await started.first(2) }
      // The first worker does two messages, has up to four more, and leaves the others to the second.
      let second = try await within { try await stream.work("workers", batch: 1).first(90) }
      #expect(second.count == 90)
      #expect(running.withLock { $0 } == 2)
      first.dispose()
    }

    @Test("A deleted stream fails its workers")
    func deletion() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 1)
      let received = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      stream.work("workers").subscribe(received)
      try await within { try await received.first(1) }.first?.acknowledge()
      try await connection.deleteStream("JOBS")
      await #expect(throws: NATSError.self) { try await within { try await received.first(2) } }
    }

    @Test("Work goes on after a kill of the server: every message is done")
    func kill() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 2000)
      let done = try await within {
        var done = Set<Int>()
        let jobs = stream.work("workers", batch: 50).process(limit: 8) { _ in Signal<Int, Never>.empty }
        for try await job in jobs.values {
          if done.insert(job.value).inserted, done.count == 1000 {
            await server.kill()
            try await server.start()
          }
          if done.count == 2000 { break }
        }
        return done
      }
      #expect(done.count == 2000)
    }
  }
}
