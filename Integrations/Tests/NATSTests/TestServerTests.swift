import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting
import ReactiveSignalsTesting
import Synchronization
import Testing

extension NATSTests {
  /// The server in this process, with the time of a scheduler. Hours pass in milliseconds.
  @Suite struct TestServerTests {
    private let scheduler = TestScheduler()
    private let server: NATSTestServer

    init() throws { server = try NATSTestServer(scheduler: scheduler) }

    /// Waits until the server has a number of answers of workers.
    private func answers(_ count: Int) async throws {
      try await within { [server] in try await server.answerCount.signal.first { $0 == count } }
    }

    @Test("A message without an answer is given to a worker again when its time is over, and not before")
    func answerTime() async throws {
      let stream = try await makeStream(try await server.connect())
      try await fill(stream, 1)
      var options = NATSWorkOptions()
      options.answerTime = .seconds(3600)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers", options).subscribe(jobs)
      let given = try await within { try await jobs.first(1) }
      scheduler.advance(by: .seconds(3000))
      given[0].extend()
      try await answers(1)
      scheduler.advance(by: .seconds(3599))
      #expect(try await stream.statistics(of: "workers").redeliveredCount == 0)
      scheduler.advance(by: .seconds(1))
      #expect(try await within { try await jobs.first(2) }.map(\.deliveryCount) == [1, 2])
      worker.dispose()
    }

    @Test("A refused message is given to a worker again when its delay is over, and not before")
    func refusal() async throws {
      let stream = try await makeStream(try await server.connect())
      try await fill(stream, 2)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers").subscribe(jobs)
      let given = try await within { try await jobs.first(2) }
      given[0].refuse(after: .seconds(86_400))
      given[1].acknowledge()
      try await answers(2)
      scheduler.advance(by: .seconds(86_399))
      #expect(try await stream.statistics(of: "workers").redeliveredCount == 0)
      scheduler.advance(by: .seconds(1))
      #expect(try await within { try await jobs.first(3) }.map(\.value) == [0, 1, 0])
      worker.dispose()
    }

    @Test("A message that is refused as often as allowed is a dead letter, some virtual hours later")
    func deadLetter() async throws {
      let connection = try await server.connect()
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead"]))
      let stream = try await makeStream(connection)
      try await fill(stream, 1)
      var options = NATSWorkOptions()
      options.deliveryLimit = 3
      options.deadLetterSubject = "dead"
      let worker = stream.work("workers", options)
        .process(limit: 1, refusingFor: .seconds(3600)) { _ in Signal<Int, TooLate>.fail(TooLate()) }
        .subscribe(next: { _ in }, failed: { _ in })
      for count in 1...2 {
        try await answers(count)
        scheduler.advance(by: .seconds(3600))
      }
      try await options.deadLetterCount.becomes(1)
      #expect(try await connection.stream("DEAD", .json(Int.self)).signal(from: .start).first()?.value == 0)
      worker.dispose()
    }

    @Test("An identifier is known, and a message is kept, for the time of the scheduler")
    func ages() async throws {
      let connection = try await server.connect()
      var options = NATSStreamOptions(subjects: ["numbers"])
      options.duplicateWindow = .seconds(60)
      options.ageLimit = .seconds(3600)
      try await connection.createStream("NUMBERS", options)
      let stream = connection.stream("NUMBERS", .json(Int.self))
      func publish() async throws -> UInt64 { try await stream.publish(1, to: "numbers", id: "one").sequence }
      #expect(try await publish() == 1)
      scheduler.advance(by: .seconds(59))
      #expect(try await publish() == 1)
      scheduler.advance(by: .seconds(1))
      #expect(try await publish() == 2)
      let stored = try await within { try await stream.signal(from: .start).first(2) }
      #expect(stored.map(\.date.timeIntervalSinceReferenceDate) == [0, 60])
      let late = stream.signal(from: .time(Date(timeIntervalSinceReferenceDate: 30)))
      #expect(try await within { try await late.first(1) }.map(\.sequence) == [2])
      scheduler.advance(by: .seconds(3540))
      #expect(try await within { try await stream.signal(from: .start).first(1) }.map(\.sequence) == [2])
    }

    @Test("A worker goes on behind an outage of the server, which keeps what it has")
    func outage() async throws {
      var options = NATSOptions()
      options.reconnectDelay = .milliseconds(10)
      let connection = try await server.connect(options)
      let stream = try await makeStream(connection)
      let done = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let worker = stream.work("workers").on(next: { $0.acknowledge() }).map(\.value).subscribe(done)
      try await fill(stream, 1)
      _ = try await within { try await done.first(1) }
      server.stop()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      try server.start()
      try await stream.publish(7, to: "jobs")
      #expect(try await within { try await done.first(2) } == [0, 7])
      worker.dispose()
    }

    @Test("A server ends when nothing refers to it, and its address is free")
    func end() async throws {
      var other: NATSTestServer? = try NATSTestServer()
      let url = try #require(other?.url)
      let connection = try #require(try await other?.connect())
      other = nil
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      connection.close()
      await #expect(throws: NATSError.noServer) { try await NATSConnection.connect(NATSOptions(url)) }
    }

    @Test("A server that is stopped keeps its port, which no other program gets before it starts again")
    func port() throws {
      let server = try NATSTestServer()
      let port = try #require(URL(string: server.url)?.port)
      server.stop()
      #expect(throws: POSIXError.self) { try socket(port) { bind($0, $1, $2) == 0 } }
      try server.start()
      close(try connectedSocket(port))
    }

    @Test("A process that this one has started does not keep the connections of a server that is stopped")
    func inheritance() async throws {
      let server = try NATSTestServer()
      let connection = try await server.connect()
      let child = try #require(popen("cat > /dev/null", "w"))
      defer { pclose(child) }
      server.stop()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
    }

    @Test("A server may be released by an observer of its answers, on its own thread")
    func endByObserver() async throws {
      let kept = Mutex<NATSTestServer?>(try NATSTestServer())
      let connection = try #require(try await kept.withLock { $0 }?.connect())
      let stream = try await makeStream(connection)
      try await fill(stream, 1)
      kept.withLock { $0 }?.answerCount.signal.filter { $0 == 1 }.subscribe { _ in kept.withLock { $0 = nil }
      }
      let worker = stream.work("workers").subscribe(next: { $0.acknowledge() }, failed: { _ in })
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      worker.dispose()
      connection.close()
    }

    @Test("A configuration that the server does not offer is refused with the reason")
    func mirrors() async throws {
      let connection = try await server.connect()
      let request = connection.subject("$JS.API.STREAM.CREATE.M", .text)
      let answer = try await within {
        try await request.request("{\"name\":\"M\",\"mirror\":{\"name\":\"S\"}}", answer: .text).first()
      }
      #expect(answer?.contains("mirrors, sources and republished messages are not offered") == true)
    }
  }
}
