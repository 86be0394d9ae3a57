import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Testing

extension NATSTests {
  /// Streams whose server, line or consumer is lost.
  @Suite struct OutageTests {
    private let streams = NATSTests.StreamTests()

    /// The seconds for which the line is cut. `REACTIVE_SIGNALS_LONG_CUT=1` adds a long cut.
    static var cuts: [Int] {
      ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_LONG_CUT"] == nil ? [2] : [2, 12]
    }

    @Test("100,000 messages survive three kills of the server: in order, none lost, none doubled")
    func kills() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await streams.makeStream(connection)
      let count = 100_000
      let publishing = Task {
        var last: UInt64 = 0
        for try await acknowledgement in Signal.range(0..<count).publish(to: stream, subject: "numbers.a")
          .values
        {
          #expect(acknowledgement.sequence == last + 1)
          last = acknowledgement.sequence
          if [20_000, 45_000, 70_000].contains(last) {
            await server.kill()
            try await server.start()
          }
        }
        return last
      }
      let received = try await within(.seconds(120)) {
        var next = 0
        for try await message in stream.signal(from: .start).values(buffering: .waiting(1000)) {
          if message.value != next || message.sequence != UInt64(next + 1) {
            Issue.record("\(message.value) with number \(message.sequence) instead of \(next)")
            return next
          }
          next += 1
          if next == count { break }
        }
        return next
      }
      #expect(received == count)
      #expect(try await within { try await publishing.value } == UInt64(count))
      #expect(try await stream.publish(count, to: "numbers.a").sequence == UInt64(count + 1), "stored twice")
    }

    @Test("The consumer of a replay that is deleted is replaced: in order, none lost, none doubled")
    func deletedConsumer() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await streams.makeStream(connection)
      let count = 20_000
      let reader = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(reader)
      let publishing = Signal.range(0..<count).publish(to: stream, subject: "numbers.a", limit: 256)
        .subscribe(next: { _ in }, failed: { Issue.record($0) })
      // The server's own names of consumers: the one of the replay.
      struct Names: Codable { var consumers: [String]? }
      let names = connection.subject("$JS.API.CONSUMER.NAMES.NUMBERS", .data)
      let deleted = try await within {
        var deleted = Set<String>()
        for round in 1...3 {
          _ = try await reader.first(count * round / 5)
          // The replay notices by heartbeats that stay away, and has another consumer then.
          while deleted.count < round {
            let answer = try await names.request(Data(), answer: .json(Names.self)).first()
            for name in answer?.consumers ?? [] where deleted.insert(name).inserted {
              let deletion = connection.subject("$JS.API.CONSUMER.DELETE.NUMBERS.\(name)", .data)
              _ = try await deletion.request(Data(), answer: .data).first()
            }
          }
        }
        return deleted
      }
      let messages = try await within { try await reader.first(count) }
      #expect(messages.map(\.value) == Array(0..<count))
      #expect(messages.map(\.sequence) == (1...UInt64(count)).map { $0 })
      #expect(deleted.count == 3)
      publishing.dispose()
    }

    @Test("A line that is cut without notice loses and doubles nothing", arguments: cuts)
    func cutLine(seconds: Int) async throws {
      let server = try await Server()
      let proxy = try Proxy(to: server.port)
      let connection = try await server.connect {
        $0.servers = ["nats://127.0.0.1:\(proxy.port)"]
        $0.pingInterval = .milliseconds(200)
        $0.timeout = .milliseconds(500)
      }
      let stream = try await streams.makeStream(connection)
      let count = 30_000
      let publishing = Task {
        try await Signal.range(0..<count).publish(to: stream, subject: "numbers.a").first(count).last?
          .sequence
      }
      let received = try await within {
        var next = 0
        for try await message in stream.signal(from: .start).values(buffering: .waiting(1000)) {
          #expect(message.value == next && message.sequence == UInt64(next + 1))
          next += 1
          if next == 10_000 {
            proxy.cut()
            try await connection.state.signal.first { $0 == .reconnecting }
            try await Task.sleep(for: .seconds(seconds))
            proxy.restore()
            try await connection.state.signal.first { $0 == .connected }
          }
          if next == count { break }
        }
        return next
      }
      #expect(received == count)
      #expect(try await within { try await publishing.value } == UInt64(count))
      #expect(try await stream.publish(count, to: "numbers.a").sequence == UInt64(count + 1), "stored twice")
    }

    @Test("A stream that begins to answer while messages are sent again stores them in order")
    func beginning() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      for round in 0..<12 {
        let stream = connection.stream("NUMBERS\(round)", .json(Int.self))
        let publishing = Task {
          try await Signal.range(0..<1000).publish(to: stream, subject: "numbers.\(round)").first(1000)
        }
        // The messages are sent again about every 100 ms, and this ends at another moment of that each time.
        try await Task.sleep(for: .milliseconds(150 + 17 * round))
        try await connection.createStream(stream.name, NATSStreamOptions(subjects: ["numbers.\(round)"]))
        let sequences = try await within { try await publishing.value }.map(\.sequence)
        #expect(zip(sequences, 1...).count { $0 != $1 } == 0)
        let values = try await within { try await stream.signal(from: .start).first(1000) }.map(\.value)
        #expect(zip(values, 0...).count { $0 != $1 } == 0)
      }
    }

    @Test(
      "A cluster whose leader is killed loses and doubles nothing, and keeps the order",
      .needsProcess("It needs a cluster")
    )
    func cluster() async throws {
      let cluster = try await Cluster()
      let connection = try await within { try await cluster.connect() }
      let stream = try await within {
        while true {
          // The cluster chooses its leaders first.
          do { return try await streams.makeStream(connection) { $0.replicaCount = 3 } } catch NATSError
            .refused
          {}
        }
      }
      let count = 5000
      let publishing = Task {
        var last: UInt64 = 0
        for try await acknowledgement in Signal.range(0..<count).publish(to: stream, subject: "numbers.a")
          .values
        {
          #expect(acknowledgement.sequence == last + 1)
          last = acknowledgement.sequence
          if last == 2000 { await cluster.servers[try cluster.leader()].kill() }
        }
        return last
      }
      let received = try await within {
        var next = 0
        for try await message in stream.signal(from: .start).values {
          if message.value != next || message.sequence != UInt64(next + 1) {
            Issue.record("\(message.value) with number \(message.sequence) instead of \(next)")
            return next
          }
          next += 1
          if next == count { break }
        }
        return next
      }
      #expect(received == count)
      #expect(try await within { try await publishing.value } == UInt64(count))
      #expect(try await stream.publish(count, to: "numbers.a").sequence == UInt64(count + 1), "stored twice")
    }
  }
}
