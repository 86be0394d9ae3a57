import Metrics
import MetricsTestKit
import ReactiveSignals
import ReactiveSignalsNATS
import Testing

extension NATSTests {
  /// The numbers of connections and groups.
  @Suite struct StatisticsTests {
    @Test("A group has its lag, the messages without an answer and those given again")
    func group() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      await #expect(throws: NATSError.notFound("billing")) { try await stream.statistics(of: "billing") }
      try await fill(stream, 5)
      let jobs = ReplaySubject<NATSWork<Int>, NATSError>(capacity: .unlimited)
      let worker = stream.work("billing", batch: 1).subscribe(
        next: { job in
          jobs.send(job)
          if job.deliveryCount == 1, job.value == 0 { job.refuse() }
        },
        failed: { jobs.fail($0) }
      )
      let given = try await within { try await jobs.first(6) }
      #expect(given.map(\.deliveryCount).sorted() == [1, 1, 1, 1, 1, 2])
      let numbers = stream.statistics(of: "billing", every: .milliseconds(10))
      try await within {
        try await numbers.first {
          $0.pendingCount == 0 && $0.unansweredCount == 5 && $0.redeliveredCount == 1
            && $0.waitingWorkerCount == 1
        }
      }
      worker.dispose()
      // Otherwise the server may give a message to the worker that has just left.
      try await connection.flush()
      try await fill(stream, 3)
      try await within { try await numbers.first { $0.pendingCount == 3 } }
      try await stream.deleteGroup("billing")
      await #expect(throws: NATSError.notFound("billing")) {
        try await within { try await numbers.first { $0.pendingCount == -1 } }
      }
    }

    @Test("The streams and groups of a server are listed, with their numbers and configurations")
    func lists() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      #expect(try await connection.streams() == [:])
      let stream = try await makeStream(connection)
      _ = try await connection.createBucket("settings")
      var options = NATSStreamOptions(subjects: ["many.>", "more"])
      options.isInMemory = true
      options.messageLimit = 2
      options.byteLimit = 1_000_000
      options.messageLimitPerSubject = 100
      options.ageLimit = .seconds(3600)
      options.refusesNewMessages = false
      options.duplicateWindow = .seconds(60)
      try await connection.createStream("MANY", options)
      let many = connection.stream("MANY", .json(Int.self))
      for number in 1...3 { try await many.publish(number, to: "more") }
      #expect(try await many.groups() == [:])
      #expect(try await connection.streams().keys.sorted() == ["JOBS", "KV_settings", "MANY"])
      let statistics = try await many.statistics()
      #expect(statistics.options == options)
      #expect(statistics.messageCount == 2)
      #expect(statistics.firstSequence == 2)
      #expect(statistics.lastSequence == 3)
      #expect(statistics.byteCount > 0)
      #expect(statistics.consumerCount == 0)
      #expect(statistics.lag == 0)
      options = statistics.options
      options.messageLimit = 1
      try await connection.updateStream("MANY", options)
      #expect(try await connection.streams()["MANY"]?.options == options)
      try await fill(stream, 4)
      for group in ["billing", "mailing"] {
        _ = try await within { try await stream.work(group, batch: 1).first(1) }
      }
      let replay = stream.signal(from: .start).subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await within { while try await stream.statistics().consumerCount != 3 {} }
      let groups = try await stream.groups()
      #expect(groups.keys.sorted() == ["billing", "mailing"])
      #expect(groups["billing"]?.pendingCount == 3)
      #expect(groups["billing"]?.unansweredCount == 1)
      #expect(try await stream.statistics(of: "billing") == groups["billing"])
      replay.dispose()
      let none = connection.stream("NONE", .json(Int.self))
      await #expect(throws: NATSError.notFound("NONE")) { try await none.groups() }
      await #expect(throws: NATSError.notFound("NONE")) { try await none.statistics() }
    }

    @Test("A connection counts reconnections, waiting messages, redeliveries, dead letters and subscriptions")
    func connection() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      #expect(connection.statistics.subscriptionCount == 0)
      let subscription = connection.subject("a", .text).signal(overflow: .failing(beyond: 10)).subscribe(
        next: { _ in },
        failed: { _ in }
      )
      #expect(connection.statistics.subscriptionCount == 1)
      subscription.dispose()
      #expect(connection.statistics.subscriptionCount == 0)
      try await fill(stream, 2)
      let work = stream.work("billing").on(next: { job in
        if job.deliveryCount == 1 { job.refuse() } else { job.reject() }
      })
      _ = try await within { try await work.first(4) }
      #expect(connection.statistics.redeliveryCount == 2)
      #expect(connection.statistics.deadLetterCount == 2)
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      let publishing = Task { try await stream.publish(1, to: "jobs") }
      try await within {
        try await connection.statistics(every: .milliseconds(5)).first { $0.waitingCount == 1 }
      }
      try await server.start()
      _ = try await publishing.value
      try await within { try await connection.reconnectCount.signal.first { $0 == 1 } }
      let numbers = connection.statistics
      #expect(numbers.reconnectCount == 1)
      #expect(numbers.waitingCount == 0)
    }

    @Test("The numbers are meters of a system of metrics, which are destroyed when the subscription ends")
    func meters() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await fill(stream, 4)
      _ = try await within { try await stream.work("billing", batch: 1).first(1) }
      let metrics = TestMetrics()
      let (ofConnection, ofGroup) = withMetricsFactory(metrics) {
        (
          connection.statistics(every: .milliseconds(5)).meteredNumbers("nats").erased,
          stream.statistics(of: "billing", every: .milliseconds(5))
            .meteredNumbers("billing", dimensions: [("stream", "JOBS")]).erased
        )
      }
      #expect(metrics.meters.isEmpty)
      let first = ReplaySubject<NATSStatistics, Never>(capacity: .unlimited)
      let second = ReplaySubject<NATSGroupStatistics, NATSError>(capacity: .unlimited)
      let subscriptions = [ofConnection.subscribe(first), ofGroup.subscribe(second)]
      _ = try await within { try await first.first(2) }
      try await within { try await second.first { $0.pendingCount == 3 } }
      #expect(
        Set(metrics.meters.map(\.label)) == [
          "nats.reconnects", "nats.waiting", "nats.subscriptions", "nats.redeliveries", "nats.dead_letters",
          "billing.pending", "billing.unanswered", "billing.redelivered", "billing.waiting_workers",
        ]
      )
      #expect(try metrics.expectMeter("billing.pending", [("stream", "JOBS")]).lastValue == 3)
      for subscription in subscriptions { subscription.dispose() }
      #expect(metrics.meters.isEmpty)
    }
  }
}
