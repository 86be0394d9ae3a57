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
