import Dispatch
import InMemoryTracing
import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing
import Tracing

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct TracedTests {
  private let tracer = InMemoryTracer()

  private func span(_ name: String) throws -> FinishedInMemorySpan {
    try #require(tracer.finishedSpans.first { $0.operationName == name })
  }

  /// Waits for the end of a span: who waits for a first value goes on when it is there, and another thread then ends the subscription.
  private func ended(_ name: String) async throws {
    while !tracer.finishedSpans.contains(where: { $0.operationName == name }) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test("A subscription is a span, a child of the subscriber's")
  func spans() throws {
    let signal = [1, 2].signal().traced("load", ofKind: .client, attributes: ["table": "number"])
    #expect(tracer.activeSpans.isEmpty)
    withTracer(tracer) {
      withSpan("request") { _ in
        signal.subscribe()
        signal.subscribe()
      }
    }
    let spans = tracer.finishedSpans.filter { $0.operationName == "load" }
    #expect(spans.count == 2)
    #expect(Set(spans.map(\.parentSpanID)) == [try span("request").spanID])
    #expect(spans.first?.attributes.get("values") == 2)
    #expect(spans.first?.attributes.get("table") == "number")
    #expect(spans.first?.kind == .client)
    #expect(spans.first?.status == nil)
  }

  @Test("A failure is the error of the span, and a disposal an event")
  func ends() throws {
    withTracer(tracer) {
      Signal<Int, TestFailure>.fail(TestFailure()).traced("failing").subscribe(
        next: { _ in },
        failed: { _ in }
      )
      Signal<Int, Never>.never.traced("disposed").subscribe().dispose()
    }
    #expect(try span("failing").errors.first?.error is TestFailure)
    #expect(try span("failing").status?.code == .error)
    #expect(try span("disposed").events.map(\.name) == ["disposed"])
    #expect(tracer.activeSpans.isEmpty)
  }

  @Test("The tasks of the source belong to the span, and handlers to the span of the subscriber")
  func contexts() async throws {
    let tracer = tracer
    try await withTracer(tracer) {
      try await withSpan("request") { _ in
        let source = Signal<Int, any Error>.task {
          try await withSpan("query") { _ in
            try await Task.sleep(for: .milliseconds(1))
            return 1
          }
        }
        let signal = source.traced("load").on(next: { _ in withTracer(tracer) { withSpan("handler") { _ in } }
        })
        _ = try await signal.first()
      }
    }
    try await ended("load")
    #expect(try span("query").parentSpanID == span("load").spanID)
    #expect(try span("load").parentSpanID == span("request").spanID)
    #expect(try span("handler").parentSpanID == span("request").spanID)
  }

  @Test("A hop to a queue leaves the context behind in front of the operator, and not behind it")
  func hops() async throws {
    let queue = QueueScheduler(label: "hop")
    let contexts = Recorder<String, Never>()
    let note = { @Sendable (place: String) in
      contexts.send("\(place) \(ServiceContext.current?.inMemorySpanContext?.spanID ?? "none")")
    }
    let id = await withTracer(tracer) {
      await withSpan("request") { request in
        _ = await [1].signal()
          .deliver(on: queue)
          .on(next: { _ in note("hop") })
          .withServiceContext()
          .on(next: { _ in note("restored") })
          .traced("load")
          .on(next: { _ in note("behind") })
          .first()
        return request.context.inMemorySpanContext?.spanID
      }
    }
    try await ended("load")
    #expect(contexts.values == ["hop none", "restored \(try span("load").spanID)", "behind \(id ?? "")"])
  }

  @Test("A slow subscriber still makes the source wait")
  func pressure() async {
    let sent = Recorder<Int, Never>()
    let signal = Signal<Int, Never>.range(0..<1_000).on(next: { sent.send($0) }).traced("numbers")
    await withTracer(tracer) {
      var values = signal.values(buffering: .waiting(2)).makeAsyncIterator()
      #expect(await values.next() == 0)
      #expect(sent.values.count < 10)
    }
  }
}
