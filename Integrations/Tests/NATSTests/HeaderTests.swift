import ReactiveSignals
import ReactiveSignalsNATS
import Testing

extension NATSTests {
  /// The headers of users.
  @Suite struct HeaderTests {
    private let headers: NATSHeaders = ["Tenant": "acme", "Path": "a: b, ü"]

    @Test("Headers arrive with the messages of a subject, of a stream and of work, and with requests")
    func delivery() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "jobs", headers: headers)
      try await stream.publish(2, to: "jobs")
      let stored = try await within { try await stream.signal(from: .start, readsHeaders: true).first(2) }
      #expect(stored.map(\.headers) == [headers, [:]])
      #expect(stored.map(\.pendingCount) == [1, 0])
      let unread = try await within { try await stream.signal(from: .start).first(1) }
      #expect(unread.map(\.headers) == [[:]])
      let work = try await within { try await stream.work("billing", batch: 1).first(2) }
      #expect(work.map(\.headers) == [headers, [:]])
      #expect(work.map(\.pendingCount) == [1, 0])

      let letters = connection.subject("letters", .text)
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      letters.signal(overflow: .failing(beyond: 10)).subscribe(received)
      try await connection.flush()
      try letters.publish("a", headers: headers)
      _ = Signal.just("b").promoteFailure(to: NATSError.self).concat(Signal<String, NATSError>.never)
        .publish(to: letters, headers: { ["Letter": $0] })
      #expect(try await within { try await received.first(2) }.map(\.headers) == [headers, ["Letter": "b"]])

      let asked = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      connection.subject("echo", .text).answer(.text, group: "echo") { Signal<String, Never>.just($0) }
        .subscribe(asked)
      try await connection.flush()
      let request = connection.subject("echo", .text).request("c", answer: .text, headers: headers)
      #expect(try await within { try await request.first(1) } == ["c"])
      #expect(try await within { try await asked.first(1) }.map(\.headers) == [headers])
    }

    @Test("The headers of a chain are stored with its values")
    func chain() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      let chain = Signal.range(0..<3).publish(to: stream, subject: "jobs", headers: { ["Number": "\($0)"] })
      _ = try await within { try await chain.first(3) }
      let stored = try await within { try await stream.signal(from: .start, readsHeaders: true).first(3) }
      #expect(stored.map { $0.headers["Number"] } == ["0", "1", "2"])
    }

    @Test(
      "A header that breaks a rule is refused, and nothing is sent",
      arguments: [
        ["": "a"], ["a b": "a"], ["a:": "a"], ["a\r\nb": "a"], ["ü": "a"], ["Nats-Msg-Id": "1"],
        ["nats-rollup": "all"],
        ["Signal-Event": "completed"], ["KV-Operation": "DEL"], ["Status": "503"], ["Schema-Version": "1"],
        ["a": ""],
        ["a": " b"], ["a": "b\r\nNats-Rollup: all"], ["a": "b\0c"],
      ]
    )
    func rules(texts: [String: String]) async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      let observer = try await Observer(server)
      let headers = NATSHeaders(texts)
      func isInvalid(_ error: any Error) -> Bool {
        if case NATSError.invalidName = error { true } else { false }
      }
      #expect(
        performing: { try connection.subject("a", .text).publish("", headers: headers) },
        throws: isInvalid
      )
      await #expect {
        try await stream.publish(1, to: "jobs", headers: headers)
      } throws: {
        isInvalid($0)
      }
      await #expect {
        try await within {
          try await connection.subject("a", .text).request("", answer: .text, headers: headers).first(1)
        }
      } throws: {
        isInvalid($0)
      }
      try await connection.flush()
      #expect(await observer.all() == [])
      observer.end()
    }

    @Test("A dead letter has the headers of its message")
    func deadLetter() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead.jobs"]))
      try await stream.publish(1, to: "jobs", headers: headers)
      var options = NATSWorkOptions()
      options.deadLetterSubject = "dead.jobs"
      let worker = stream.work("workers", options).subscribe(
        next: { $0.reject() },
        failed: { Issue.record($0) }
      )
      let dead = connection.stream("DEAD", .json(Int.self))
      let letters = try await within { try await dead.signal(from: .start, readsHeaders: true).first(1) }
      #expect(letters.map(\.headers) == [headers])
      worker.dispose()
    }
  }
}
