import InMemoryTracing
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsServer
import Testing
import Tracing

/// The tracer of the process, which may be set once.
private let tracer: InMemoryTracer = {
  let tracer = InMemoryTracer()
  InstrumentationSystem.bootstrap(tracer)
  return tracer
}()

extension NATSTests {
  /// The context of traces in the headers of messages.
  @Suite struct TraceTests {
    private func connect(_ server: Server) async throws -> NATSConnection {
      try await server.connect { $0.propagation = .serviceContext }
    }

    /// Returns the finished spans of a name, and those of their parents.
    private func parents(_ name: String) -> [String?] {
      let spans = tracer.finishedSpans
      return spans.filter { $0.operationName == name }.map { span in
        spans.first { $0.spanID == span.parentSpanID && $0.traceID == span.traceID }?.operationName
      }
    }

    @Test("A span in work is a child of the span that published the message, in another process")
    func work() async throws {
      tracer.clearAll()
      let server = try await Server()
      let stream = try await makeStream(try await connect(server))
      for number in 0..<4 {
        try await withSpan("publish \(number)") { _ in _ = try await stream.publish(number, to: "jobs") }
      }
      try await stream.publish(4, to: "jobs")
      let worker = try await connect(server).stream("JOBS", .json(Int.self))
      // More messages than are worked on at a time, so that some wait and begin on another thread.
      let done = worker.work("billing").process(limit: 2) { job in
        Signal<Int, Never>.task { job.value * 2 }.traced("bill \(job.value)")
      }
      _ = try await within { try await done.first(5) }
      for number in 0..<4 { #expect(parents("bill \(number)") == ["publish \(number)"]) }
      #expect(parents("bill 4") == [nil])
    }

    @Test("A span in a handler of a subject or a stream is a child of the span that published the message")
    func messages() async throws {
      tracer.clearAll()
      let server = try await Server()
      let connection = try await connect(server)
      let stream = try await makeStream(connection)
      let other = try await connect(server)
      let received = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      other.subject("jobs", .json(Int.self)).signal(overflow: .failing(beyond: 10)).subscribe(
        next: { message in
          withSpan("subject") { _ in }
          received.send(message.value)
        },
        failed: { received.fail($0) }
      )
      other.stream("JOBS", .json(Int.self)).signal(from: .start).subscribe(
        next: { message in
          withSpan("stream") { _ in }
          received.send(message.value)
        },
        failed: { received.fail($0) }
      )
      try await other.flush()
      try await withSpan("chain") { _ in
        _ = try await within { try await Signal.just(1).publish(to: stream, subject: "jobs").first(1) }
      }
      _ = try await within { try await received.first(2) }
      #expect(parents("subject") == ["chain"])
      #expect(parents("stream") == ["chain"])
    }

    @Test("A span in a service is a child of the span that asked")
    func service() async throws {
      tracer.clearAll()
      let server = try await Server()
      let service = try await connect(server)
      service.service("square", .json(Int.self), answer: .json(Int.self)) { number in
        Signal<Int, Never>.task { number * number }.traced("square")
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await service.flush()
      let squares = try await connect(server).subject("square", .json(Int.self))
      let answers = try await withSpan("ask") { _ in
        try await within { try await squares.request(3, answer: .json(Int.self)).collect().first(1) }
      }
      // With the end of the answers, the span of the service has ended.
      #expect(answers == [[9]])
      #expect(parents("square") == ["ask"])
      // A connection without the option writes and reads no context.
      tracer.clearAll()
      let plain = try await server.connect().subject("square", .json(Int.self))
      _ = try await withSpan("ask") { _ in
        try await within { try await plain.request(3, answer: .json(Int.self)).collect().first(1) }
      }
      #expect(parents("square") == [nil])
    }

    @Test(
      "A propagation of the user's own carries any task-local value, and a header that breaks a rule is left out"
    )
    func custom() async throws {
      let server = try await Server()
      let propagation = NATSPropagation(
        inject: { headers in
          headers["Tenant"] = Tenant.current
          headers["Status"] = "forged"
        },
        restore: { headers, body in Tenant.$current.withValue(headers["Tenant"], operation: body) }
      )
      let stream = try await makeStream(try await server.connect { $0.propagation = propagation })
      try await Tenant.$current.withValue("acme") { _ = try await stream.publish(1, to: "jobs") }
      // The header of the message itself counts more.
      try await Tenant.$current.withValue("acme") {
        _ = try await stream.publish(2, to: "jobs", headers: ["Tenant": "other"])
      }
      let tenants = stream.signal(from: .start).map {
        [$0.headers["Tenant"], Tenant.current, $0.headers["Status"]]
      }
      #expect(
        try await within { try await tenants.first(2) } == [["acme", "acme", nil], ["other", "other", nil]]
      )
    }
  }
}

private enum Tenant {
  @TaskLocal static var current: String?
}
