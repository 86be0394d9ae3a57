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
  }
}
