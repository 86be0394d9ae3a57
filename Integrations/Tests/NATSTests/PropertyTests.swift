import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct PropertyTests {
    @Test("A property of a bucket has the same value in two processes, and the bucket keeps it")
    func sharing() async throws {
      let server = try await Server()
      let first = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "none"
      )
      let second = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "none"
      )
      first.value.value = "dark"
      try await within { try await second.value.signal.first { $0 == "dark" } }
      second.value.value = "light"
      try await within { try await first.value.signal.first { $0 == "light" } }
      let third = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "none"
      )
      try await within { try await third.value.signal.first { $0 == "light" } }
    }

    @Test("A key that is deleted has the initial value in all processes")
    func deletion() async throws {
      let server = try await Server()
      let bucket = try await server.connect().createBucket("settings")
      let first = bucket.property("theme", .text, initial: "none")
      let second = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "nothing"
      )
      first.value.value = "dark"
      try await within { try await second.value.signal.first { $0 == "dark" } }
      try await bucket.delete("theme")
      try await within { try await first.value.signal.first { $0 == "none" } }
      try await within { try await second.value.signal.first { $0 == "nothing" } }
    }

    @Test("A wrong value in a bucket, and a value that cannot be written, are failures of the property")
    func failures() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("numbers")
      let written = bucket.property("a", .json(Double.self), initial: 0)
      written.value.value = .infinity
      try await within {
        try await written.failures.first { if case .unencodable = $0 { true } else { false } }
      }
      let read = bucket.property("b", .json(Double.self), initial: 0)
      try await connection.stream("KV_numbers", .text).publish("no number", to: "$KV.numbers.b")
      try await within {
        try await read.failures.first {
          if case .undecodable("$KV.numbers.b", _) = $0 { true } else { false }
        }
      }
      #expect(read.value.value == 0)
    }

    @Test("A channel binds a property of a bucket to another one")
    func binding() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let remote = try await connection.createBucket("settings").property("theme", .text, initial: "none")
      let local = MutableProperty("none")
      let binding = local.bindBidirectionally(to: remote.value)
      local.value = "dark"
      #expect(remote.value.value == "dark")
      let other = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "none"
      )
      try await within { try await other.value.signal.first { $0 == "dark" } }
      other.value.value = "light"
      try await within { try await local.signal.first { $0 == "light" } }
      binding.dispose()
    }

    @Test("After many writes of two processes at the same time, both have the value of the bucket")
    func lastWriteWins() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("numbers")
      let first = bucket.property("n", .json(Int.self), initial: 0)
      let second = try await server.connect().createBucket("numbers").property(
        "n",
        .json(Int.self),
        initial: 0
      )
      async let left: Void = { for number in 1...200 { first.value.value = number } }()
      async let right: Void = { for number in 1001...1200 { second.value.value = number } }()
      _ = await (left, right)
      // A write may be left out in favor of a later one of either process. In the end, all have the value that the bucket has.
      let stream = connection.stream("KV_numbers", .json(Int.self))
      try await within {
        while true {
          let last = try await stream.signal(from: .lastPerSubject).first(1).first?.value
          try await Task.sleep(for: .milliseconds(100))
          let again = try await stream.signal(from: .lastPerSubject).first(1).first?.value
          if last == again, first.value.value == last, second.value.value == last { return }
        }
      }
    }

    @Test("A write without a server is kept, and is written when the server is back")
    func offline() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("settings")
      let property = bucket.property("theme", .text, initial: "none")
      property.value.value = "dark"
      let other = try await server.connect().createBucket("settings").property(
        "theme",
        .text,
        initial: "none"
      )
      try await within { try await other.value.signal.first { $0 == "dark" } }
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      property.value.value = "light"
      #expect(property.value.value == "light")
      try await server.start()
      try await within { try await other.value.signal.first { $0 == "light" } }
      #expect(property.value.value == "light")
    }

    @Test("10,000 properties of a bucket need one subscription and few threads, and all have their values")
    func many() async throws {
      await #expect(processExitsWith: .success) { try await PropertyTests.hold10_000() }
    }

    private static func hold10_000() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("numbers")
      let count = 10_000
      // On a busy machine, 10,000 answers take longer than the time for one.
      let writer = try await server.connect { $0.answerTime = nil }.stream("KV_numbers", .json(Int.self))
      func write(_ offset: Int) async throws {
        let partitions = (0..<count).map { ($0, "$KV.numbers.key.\($0)") }
        try await within {
          try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, subject) in partitions {
              group.addTask { try await writer.publish(number + offset, to: subject) }
            }
            try await group.waitForAll()
          }
        }
      }
      func hold(_ properties: [NATSProperty<Int>], _ offset: Int) async throws {
        try await within {
          for (number, property) in properties.enumerated() {
            try await property.value.signal.first { $0 == number + offset }
          }
        }
      }
      try await write(1)
      let threads = try threadCount()
      let properties = (0..<count).map { bucket.property("key.\($0)", .json(Int.self), initial: 0) }
      try await hold(properties, 1)
      #expect(try threadCount() - threads <= 21)
      #expect(connection.statistics.subscriptionCount == 2)
      try await write(100_000)
      try await hold(properties, 100_000)
      await server.kill()
      try await server.start()
      try await write(200_000)
      try await hold(properties, 200_000)
      #expect(try threadCount() - threads <= 21)
    }

    @Test("A user who may not ask for the values of a bucket is told so", .needsProcess("It needs users"))
    func permission() async throws {
      let server = try await Server(
        """
        authorization {
          users: [
            { user: root, password: a }
            { user: ada, password: b, permissions: { publish: { deny: "$JS.API.STREAM.MSG.GET.>" } } }
          ]
        }
        """
      )
      let root = try await server.connect { $0.credentials = .user("root", password: "a") }
      _ = try await root.createBucket("settings")
      let ada = try await server.connect { $0.credentials = .user("ada", password: "b") }
      let theme = try await ada.createBucket("settings").property("theme", .text, initial: "none")
      try await within { try await theme.failures.first { $0 == .unauthorized } }
    }

    @Test("More subscriptions than a connection may have are refused")
    func limit() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.subscriptionLimit = 3 }
      let stream = try await makeStream(connection)
      func subscribe() -> ReplaySubject<Int, NATSError> {
        let values = ReplaySubject<Int, NATSError>(capacity: .unlimited)
        stream.signal(from: .start).map(\.value).subscribe(values)
        return values
      }
      try await stream.publish(1, to: "jobs")
      let subscribed = [subscribe(), subscribe(), subscribe()]
      for values in subscribed { _ = try await within { try await values.first(1) } }
      let refused = subscribe()
      await #expect(throws: NATSError.overflow) { try await within { try await refused.first(1) } }
      let subject = connection.subject("a", .text).signal(overflow: .failing(beyond: 1))
      await #expect(throws: NATSError.overflow) { try await within { try await subject.first(1) } }
      let work = stream.work("billing")
      await #expect(throws: NATSError.overflow) { try await within { try await work.first(1) } }
    }

    @Test("A bucket that is deleted fails its properties, and those of one made again have its values")
    func madeAgain() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("settings")
      let first = bucket.property("theme", .text, initial: "none")
      first.value.value = "dark"
      let copy = bucket.property("theme", .text, initial: "none")
      try await within { try await copy.value.signal.first { $0 == "dark" } }
      try await connection.deleteStream("KV_settings")
      try await within { try await first.failures.first { $0 == .deleted("KV_settings") } }
      let again = try await connection.createBucket("settings")
      let second = again.property("theme", .text, initial: "nothing")
      second.value.value = "light"
      let third = again.property("theme", .text, initial: "nothing")
      try await within { try await third.value.signal.first { $0 == "light" } }
      #expect(first.value.value == "dark")
    }
  }
}
