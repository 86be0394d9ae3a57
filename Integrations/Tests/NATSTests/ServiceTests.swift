import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct ServiceTests {
    private enum Refusal: Error, Codable { case negative }

    @Test("Two processes of a group share the requests, and each request has the answers of one of them")
    func sharing() async throws {
      let server = try await Server()
      let asking = try await server.connect()
      let counts = Mutex([0, 0])
      let connections = [try await server.connect(), try await server.connect()]
      let services = connections.enumerated().map { index, connection in
        connection.service("math.square", .json(Int.self), answer: .json(Int.self)) { number in
          counts.withLock { $0[index] += 1 }
          return Signal<Int, Never>.just(number * number)
        }
        .subscribe(next: { _ in }, failed: { Issue.record($0) })
      }
      for connection in connections { try await connection.flush() }
      let squares = asking.subject("math.square", .json(Int.self))
      let answers = try await within {
        try await Signal.range(0..<100).promoteFailure(to: NATSError.self)
          .flatMap { squares.request($0, answer: .json(Int.self)) }
          .first(100)
      }
      #expect(answers.sorted() == (0..<100).map { $0 * $0 })
      #expect(counts.withLock { $0[0] + $0[1] == 100 && $0[0] > 0 && $0[1] > 0 })
      for service in services { service.dispose() }
    }

    @Test("A request has all answers of its signal, and its end")
    func stream() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let numbers = connection.subject("numbers", .json(Int.self))
      let failures = NATSCoder<Refusal>.json()
      let service = numbers.answer(.text, group: "numbers", failures: failures) {
        count -> Signal<String, Refusal> in
        count < 0
          ? .fail(.negative) : Signal.range(0..<count).map { "\($0)" }.promoteFailure(to: Refusal.self).erased
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await connection.flush()
      let three = numbers.request(3, answer: .text)
      let none = numbers.request(0, answer: .text)
      let negative = numbers.request(-1, answer: .text)
      #expect(try await within { try await three.collect().first(1) } == [["0", "1", "2"]])
      #expect(try await within { try await none.collect().first(1) } == [[]])
      do {
        _ = try await within { try await negative.first(1) }
        Issue.record("No failure")
      } catch let error as NATSError {
        #expect(error.remoteFailure(failures) == .negative)
      }
      // A request that is no value is answered, and the service goes on.
      let text = connection.subject("numbers", .text).request("three", answer: .text)
      do {
        _ = try await within { try await text.first(1) }
        Issue.record("No failure")
      } catch NATSError.remote(let reason) {
        #expect(reason.hasPrefix("The request is no value"))
      }
      #expect(try await within { try await three.first(1) } == ["0"])
      service.dispose()
    }

    @Test("A request that nobody answers fails: immediately without a service, and in time with a silent one")
    func silence() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let questions = connection.subject("questions", .text)
      await #expect(throws: NATSError.notFound("questions")) {
        try await within { try await questions.request("Why?", answer: .text).first(1) }
      }
      let service = questions.answer(.text, group: "silent") { _ in Signal<String, Never>.never }
        .subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await connection.flush()
      await #expect(throws: NATSError.timeout(mayBeDone: true)) {
        try await within {
          try await questions.request("Why?", answer: .text, within: .milliseconds(100)).first(1)
        }
      }
      service.dispose()
      await #expect(throws: NATSError.self) {
        try await within { try await connection.subject("a b", .text).request("", answer: .text).first(1) }
      }
    }

    @Test("A service answers when a lost connection is back, and no more than its limit at a time")
    func reconnection() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let running = Mutex((begun: 0, now: 0, most: 0))
      // The first two answers end when it is 1, and the others when it is 2.
      let finished = MutableProperty(0)
      let started = ReplaySubject<Int, Never>(capacity: .unlimited)
      let questions = connection.subject("questions", .json(Int.self))
      let service = questions.answer(.json(Int.self), group: "workers", limit: 2) { number in
        let round = running.withLock { running in
          running.begun += 1
          running.now += 1
          running.most = max(running.most, running.now)
          return (running.begun + 1) / 2
        }
        started.send(number)
        return finished.signal.filter { $0 >= round }.take(1).map { _ in number }
          .on(terminated: { running.withLock { $0.now -= 1 } })
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      try await server.start()
      try await within { try await connection.state.signal.first { $0 == .connected } }
      try await connection.flush()
      let answers = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      for number in 0..<4 {
        questions.request(number, answer: .json(Int.self), within: .seconds(20))
          .subscribe(next: { answers.send($0) }, failed: { answers.fail($0) })
      }
      _ = try await within { try await started.first(2) }
      finished.value = 1
      _ = try await within { try await started.first(4) }
      finished.value = 2
      #expect(try await within { try await answers.first(4) }.sorted() == [0, 1, 2, 3])
      #expect(running.withLock { $0.most } == 2)
      service.dispose()
    }
  }
}
