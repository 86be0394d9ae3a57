import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct AnswerTests {
    @Test("A canceled task waits no longer, and its message is not stored if no connection was there")
    func cancellation() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await stream.publish(0, to: "jobs")
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      let waiting = Task { () throws(NATSError) in try await stream.publish(1, to: "jobs") }
      let kept = Task { () throws(NATSError) in try await stream.publish(2, to: "jobs") }
      await Task.yield()
      waiting.cancel()
      // The connection for acknowledged messages may notice the end of the server after the other one.
      var mayBeStored = false
      do {
        _ = try await waiting.value
        Issue.record("There is no server")
      } catch NATSError.canceled(let mayBeDone) {
        mayBeStored = mayBeDone
      }
      try await server.start()
      let last = try await within { try await kept.value }.sequence
      let stored = try await within { try await stream.signal(from: .start).first(Int(last)) }.map(\.value)
      #expect(stored == [0, 2] || mayBeStored && stored.sorted() == [0, 1, 2])
    }

    @Test("A task that is canceled before it publishes sends nothing")
    func canceledBefore() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await stream.publish(1, to: "jobs")
      }
      await #expect(throws: NATSError.canceled(mayBeDone: false)) { try await task.value }
      #expect(try await stream.publish(2, to: "jobs").sequence == 1)
    }

    @Test("A message that no server answers in time fails, and is not stored later")
    func deadline() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.answerTime = .milliseconds(300) }
      let stream = try await makeStream(connection)
      try await stream.publish(0, to: "jobs")
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      // The connection for acknowledged messages may notice the end of the server after the other one.
      var mayBeStored: Set<Int> = []
      for number in 1...3 {
        do {
          _ = try await within { try await stream.publish(number, to: "jobs") }
          Issue.record("There is no server")
        } catch NATSError.timeout(let mayBeDone) {
          if mayBeDone { mayBeStored.insert(number) }
        }
      }
      #expect(!mayBeStored.contains(3))
      await #expect(throws: NATSError.self) { try await within { try await connection.flush() } }
      try await server.start()
      try await within { try await connection.state.signal.first { $0 == .connected } }
      let last = try await within {
        while true {
          do { return try await stream.publish(4, to: "jobs") } catch NATSError.timeout {}
        }
      }.sequence
      let stored = try await within { try await stream.signal(from: .start).first(Int(last)) }.map(\.value)
      #expect(stored.first == 0)
      #expect(Set(stored).isSubset(of: mayBeStored.union([0, 4])))
    }

    @Test("The messages that tasks wait for are limited in number and in bytes")
    func limits() async throws {
      let server = try await Server()
      let connection = try await server.connect {
        $0.unansweredLimit = 2
        $0.unansweredByteLimit = 1000
      }
      try await connection.createStream("TEXTS", NATSStreamOptions(subjects: ["texts"]))
      let stream = connection.stream("TEXTS", .text)
      await #expect(throws: NATSError.overflow) {
        try await stream.publish(String(repeating: "a", count: 1001), to: "texts")
      }
      await server.kill()
      let waiting = (0..<2).map { number in Task { try await stream.publish("\(number)", to: "texts") } }
      // A third one finds the queue full when the two are in it.
      try await within {
        while connection.statistics.waitingCount < 2 {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
      await #expect(throws: NATSError.overflow) { try await stream.publish("third", to: "texts") }
      try await server.start()
      for task in waiting { _ = try await within { try await task.value } }
    }

    @Test(
      "A request to a server that stands still ends within the time for answers, and is not made later",
      .needsProcess("It stands still as a process")
    )
    func requestDeadline() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.answerTime = .milliseconds(300) }
      let stream = try await makeStream(connection)
      let store = try await connection.createObjectStore("files")
      let bucket = try await connection.createBucket("bucket")
      try await store.put(Data(count: 10), as: "n")
      let requests: [(String, @Sendable () async throws -> Void)] = [
        ("createStream", { try await connection.createStream("A", NATSStreamOptions(subjects: ["a"])) }),
        ("deleteStream", { try await connection.deleteStream("A") }),
        ("createBucket", { _ = try await connection.createBucket("b") }),
        ("createObjectStore", { _ = try await connection.createObjectStore("b") }),
        ("statistics", { _ = try await stream.statistics(of: "g") }),
        ("deleteGroup", { try await stream.deleteGroup("g") }),
        ("info", { _ = try await store.info("n") }), ("object", { _ = try await store.object("n").first() }),
        ("put", { try await store.put(Data(count: 10), as: "m") }),
        ("delete", { try await bucket.delete("k") }),
        ("publish", { try await stream.publish(1, to: "jobs") }), ("flush", { try await connection.flush() }),
      ]
      try server.suspend()
      for (name, request) in requests {
        // A busy machine delays both.
        async let other = ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(300)) }
        let start = ContinuousClock.now
        await #expect(throws: NATSError.timeout(mayBeDone: true), "\(name)") {
          try await within { try await request() }
        }
        let time = ContinuousClock.now - start
        // libnats waits for two seconds.
        #expect(time < .milliseconds(1500) + (await other), "\(name)")
      }
      server.resume()
    }

    @Test(
      "Of many requests to a server that stands still, those that have not begun say that they never will",
      .needsProcess("It stands still as a process")
    )
    func manyRequests() async throws {
      await #expect(processExitsWith: .success) { try await AnswerTests.requestManyTimes() }
    }

    private static func requestManyTimes() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.answerTime = .milliseconds(300) }
      try server.suspend()
      let before = try threadCount()
      let tasks = (0..<400).map { number in
        Task { try await connection.createStream("S\(number)", NATSStreamOptions(subjects: ["s\(number)"])) }
      }
      var failures: [NATSError] = []
      for task in tasks {
        do {
          try await within { try await task.value }
          Issue.record("The server stands still")
        } catch let error as NATSError {
          failures.append(error)
        }
      }
      #expect(try threadCount() - before < 50)
      #expect(failures.count { $0 == .timeout(mayBeDone: true) } <= 16)
      #expect(failures.count { $0 == .timeout(mayBeDone: false) } >= 384)
      server.resume()
      var present = 0
      for number in 0..<400 {
        do {
          try await within { try await connection.deleteStream("S\(number)") }
          present += 1
        } catch NATSError.notFound {}
      }
      #expect(present <= 16)
    }

    @Test(
      "A server, and an account, without JetStream is told with the remedy",
      .needsProcess("It needs a configuration")
    )
    func noJetStream() async throws {
      let bare = try await Server("jetstream: false")
      let accounts =
        "accounts { A { users: [{ user: a, password: a }] }, SYS { users: [{ user: s, password: s }] } }"
      let account = try await Server("\(accounts)\nsystem_account: SYS")
      for (server, remedy) in [(bare, "nats-server -js"), (account, "to the account")] {
        let connection = try await server.connect {
          if remedy == "to the account" { $0.credentials = .user("a", password: "a") }
        }
        let stream = connection.stream("JOBS", .json(Int.self))
        let requests: [(String, @Sendable () async throws -> Void)] = [
          ("createStream", { try await connection.createStream("A", NATSStreamOptions(subjects: ["a"])) }),
          ("createBucket", { _ = try await connection.createBucket("b") }),
          ("createObjectStore", { _ = try await connection.createObjectStore("b") }),
          ("publish", { try await stream.publish(1, to: "jobs") }),
          ("replay", { _ = try await stream.signal(from: .start).first() }),
          ("work", { _ = try await stream.work("g").first() }),
          ("statistics", { _ = try await stream.statistics(of: "g", every: .seconds(1)).first() }),
        ]
        for (name, request) in requests {
          await #expect("\(name)") {
            try await within(.seconds(10)) { try await request() }
          } throws: { error in
            guard case NATSError.refused(_, let reason) = error else {
              Issue.record(error, "\(name)")
              return false
            }
            return reason.contains(remedy)
          }
        }
      }
    }

    @Test("A canceled request to the server returns")
    func request() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      await server.kill()
      let creating = Task { try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"])) }
      await Task.yield()
      creating.cancel()
      let result = try await within { await creating.result }
      if case .success = result { Issue.record("There is no server") }
    }
  }
}
