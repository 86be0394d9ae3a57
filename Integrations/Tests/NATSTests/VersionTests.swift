import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Testing

extension NATSTests {
  /// The versions of a type of values.
  @Suite struct VersionTests {
    private struct Order: Codable, Equatable {
      var item: String
      var count: Int
    }
    private struct SecondOrder: Codable { var item: String }

    private static let second = NATSCoder.json(SecondOrder.self).version(2)
    private static let third = NATSCoder.json(Order.self).version(3)
      .reading(2, .json(SecondOrder.self)) { Order(item: $0.item, count: 1) }
      .readingUnversioned(.text) { Order(item: $0, count: 0) }

    @Test("A message is decoded by the decoder of its version")
    func versions() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      _ = try await makeStream(connection)
      try await connection.stream("JOBS", .text).publish("tea", to: "jobs")
      try await connection.stream("JOBS", Self.second).publish(SecondOrder(item: "milk"), to: "jobs")
      let stream = connection.stream("JOBS", Self.third)
      try await stream.publish(Order(item: "rice", count: 7), to: "jobs")
      let chain = Signal.just(Order(item: "salt", count: 8)).publish(to: stream, subject: "jobs")
      _ = try await within { try await chain.first(1) }
      let orders = [("tea", 0), ("milk", 1), ("rice", 7), ("salt", 8)].map { Order(item: $0.0, count: $0.1) }
      #expect(try await within { try await stream.signal(from: .start).first(4) }.map(\.value) == orders)
      #expect(try await within { try await stream.work("billing").first(4) }.map(\.value) == orders)
    }

    @Test(
      "A message of a version that nobody reads is a failure, or is skipped and counted, and is a dead letter of a group"
    )
    func unknown() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      _ = try await makeStream(connection)
      try await connection.createStream("DEAD", NATSStreamOptions(subjects: ["dead.jobs"]))
      let fourth = NATSCoder.json(Order.self).version(4)
      try await connection.stream("JOBS", fourth).publish(Order(item: "ink", count: 2), to: "jobs")
      try await connection.stream("JOBS", Self.third).publish(Order(item: "tea", count: 1), to: "jobs")
      let failing = connection.stream("JOBS", Self.third).signal(from: .start)
      await #expect(
        throws: NATSError.undecodable(subject: "jobs", reason: "no decoder reads the version 4")
      ) { try await within { try await failing.first(1) } }
      let counter = DropCounter()
      let skipping = connection.stream("JOBS", Self.third, undecodable: .skipping(counting: counter))
      #expect(
        try await within { try await skipping.signal(from: .start).first(1) }.map(\.value.item) == ["tea"]
      )
      #expect(counter.count == 1)
      // Without the decoder for messages without a version, they are treated alike.
      let unversioned = connection.stream("JOBS", .text)
      try await unversioned.publish("bare", to: "jobs")
      let strict = connection.stream("JOBS", fourth).signal(from: .sequence(3))
      await #expect(
        throws: NATSError.undecodable(subject: "jobs", reason: "no decoder reads messages without a version")
      ) { try await within { try await strict.first(1) } }
      var options = NATSWorkOptions()
      options.deadLetterSubject = "dead.jobs"
      let work = connection.stream("JOBS", Self.third).work("billing", options)
      #expect(try await within { try await work.first(1) }.map(\.value.item) == ["tea"])
      try await options.deadLetterCount.becomes(1)
      // The letter keeps its version.
      let letters = connection.stream("DEAD", fourth).signal(from: .start)
      #expect(try await within { try await letters.first(1) }.map(\.value.item) == ["ink"])
    }

    @Test("The versions hold for subjects, requests, answers and buckets")
    func everywhere() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let service = connection.subject("orders", Self.third).answer(Self.second, group: "orders") { order in
        Signal<SecondOrder, Never>.just(SecondOrder(item: order.item + "!"))
      }
      .subscribe(next: { _ in }, failed: { Issue.record($0) })
      try await connection.flush()
      let request = connection.subject("orders", Self.second).request(
        SecondOrder(item: "tea"),
        answer: Self.third
      )
      #expect(try await within { try await request.first(1) } == [Order(item: "tea!", count: 1)])
      let unread = connection.subject("orders", NATSCoder.text.version(9)).request("", answer: .text)
      await #expect(throws: NATSError.remote("The request is no value: no decoder reads the version 9")) {
        try await within { try await unread.first(1) }
      }
      service.dispose()
      let bucket = try await connection.createBucket("orders")
      let none = Order(item: "", count: 0)
      let old = bucket.property("last", Self.second, initial: SecondOrder(item: ""))
      let new = bucket.property("last", Self.third, initial: none)
      old.value.value = SecondOrder(item: "tea")
      try await within { try await new.value.signal.first { $0 == Order(item: "tea", count: 1) } }
    }
  }
}
