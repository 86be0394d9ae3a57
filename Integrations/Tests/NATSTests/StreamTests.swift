import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct StreamTests {
    /// The seconds for which the line is cut. `REACTIVE_SIGNALS_LONG_CUT=1` adds a long cut.
    static var cuts: [Int] {
      ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_LONG_CUT"] == nil ? [2] : [2, 12]
    }

    func makeStream(
      _ connection: NATSConnection,
      _ change: (inout NATSStreamOptions) -> Void = { _ in }
    ) async throws -> NATSStream<Int> {
      var options = NATSStreamOptions(subjects: ["numbers.>"])
      change(&options)
      try await connection.createStream("NUMBERS", options)
      return connection.stream("NUMBERS", .json(Int.self))
    }

    @Test(
      "A signal replays a stream from the start, a number, a time or the last of each subject, and goes on live"
    )
    func replay() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      for number in 1...6 { try await stream.publish(number, to: "numbers.\(number % 2)") }
      let fromStart = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(fromStart)
      let stored = try await within { try await fromStart.first(6) }
      let third = try #require(stored.dropFirst(3).first)
      let recordings = [
        stream.signal(from: .sequence(3)), stream.signal(from: .time(third.date)),
        stream.signal(from: .lastPerSubject), stream.signal(from: .start, subject: "numbers.1"),
      ]
      .map { signal in
        let recording = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
        signal.subscribe(recording)
        return recording
      }
      let counts = [4, 3, 2, 3]
      for (recording, count) in zip(recordings, counts) {
        _ = try await within { try await recording.first(count) }
      }
      #expect(try await stream.publish(7, to: "numbers.1").sequence == 7)
      let expected = [[3, 4, 5, 6, 7], [4, 5, 6, 7], [5, 6, 7], [1, 3, 5, 7]]
      for (recording, expected) in zip(recordings, expected) {
        let messages = try await within { try await recording.first(expected.count) }
        #expect(messages.map(\.value) == expected)
        #expect(messages.map(\.sequence) == expected.map(UInt64.init))
      }
      #expect(try await within { try await fromStart.first(7) }.map(\.value) == Array(1...7))
    }

    @Test(
      "A stream that is deleted and made again fails its readers, instead of hiding its first messages from them"
    )
    func madeAgain() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      for number in 1...5 { try await stream.publish(number, to: "numbers.a") }
      let reader = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(reader)
      _ = try await within { try await reader.first(5) }
      try await connection.deleteStream("NUMBERS")
      let another = try await makeStream(connection)
      try await another.publish(1, to: "numbers.a")
      await #expect(throws: NATSError.deleted("NUMBERS")) { try await within { try await reader.first(6) } }
      // A number that the stream has not reached comes from the stream before.
      await #expect(throws: NATSError.deleted("NUMBERS")) {
        try await within { try await another.signal(from: .sequence(6)).first(1) }
      }
      let next = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      another.signal(from: .sequence(2)).subscribe(next)
      try await another.publish(2, to: "numbers.a")
      #expect(try await within { try await next.first(1) }.map(\.value) == [2])
    }

    @Test("A stream that is deleted while its reader has no connection has been deleted for the reader")
    func deletedUnseen() async throws {
      let server = try await Server()
      let proxy = try Proxy(to: server.port)
      let connection = try await server.connect {
        $0.servers = ["nats://127.0.0.1:\(proxy.port)"]
        $0.pingInterval = .milliseconds(200)
      }
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "numbers.a")
      let reader = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(reader)
      _ = try await within { try await reader.first(1) }
      proxy.cut()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      try await server.connect().deleteStream("NUMBERS")
      proxy.restore()
      await #expect(throws: NATSError.deleted("NUMBERS")) { try await within { try await reader.first(2) } }
    }

    @Test("A signal of new messages begins behind those that are stored")
    func new() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "numbers.a")
      let received = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .new).subscribe(received)
      // Until the subscription is there, messages may be stored before it.
      let hasReceived = Mutex(false)
      received.subscribe(
        next: { _ in hasReceived.withLock { $0 = true } },
        failed: { _ in hasReceived.withLock { $0 = true } }
      )
      let values = try await within {
        while !hasReceived.withLock({ $0 }) { try await stream.publish(2, to: "numbers.a") }
        return try await received.first(1)
      }
      #expect(values.first?.value == 2)
    }

    @Test("A stream has another configuration at once, and its reader goes on")
    func update() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      for number in 1...3 { try await stream.publish(number, to: "numbers.a") }
      let reader = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(reader)
      _ = try await within { try await reader.first(3) }
      var options = NATSStreamOptions(subjects: ["numbers.>", "more"])
      options.messageLimit = 1
      try await connection.updateStream("NUMBERS", options)
      #expect(try await within { try await stream.signal(from: .start).first(1) }.map(\.value) == [3])
      try await stream.publish(4, to: "more")
      #expect(try await within { try await reader.first(4) }.map(\.value) == [1, 2, 3, 4])
      #expect(try await within { try await stream.signal(from: .start).first(1) }.map(\.value) == [4])
    }

    @Test("A change that the server does not admit is refused with the difference")
    func refusedUpdate() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      _ = try await makeStream(connection)
      var options = NATSStreamOptions(subjects: ["numbers.>"])
      options.isInMemory = true
      do throws(NATSError) {
        try await connection.updateStream("NUMBERS", options)
        Issue.record("another storage is admitted")
      } catch {
        guard case .refused(_, let reason) = error else { throw error }
        #expect(reason.contains("storage"))
      }
      await #expect(throws: NATSError.notFound("NONE")) { try await connection.updateStream("NONE", options) }
      try await connection.createStream("OTHER", NATSStreamOptions(subjects: ["other"]))
      let both = NATSStreamOptions(subjects: ["numbers.>", "other"])
      await #expect(throws: NATSError.self) { try await connection.updateStream("NUMBERS", both) }
    }

    @Test(
      "A mirror and a stream with sources copy what is stored, and have it in their configurations",
      .needsProcess("It needs mirrors and sources")
    )
    func copies() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.namesStreams = false }
      let stream = try await makeStream(connection)
      for number in 1...3 { try await stream.publish(number, to: number == 2 ? "numbers.b" : "numbers.a") }
      var mirror = NATSStreamOptions(subjects: [])
      mirror.mirror = NATSStreamSource("NUMBERS")
      var late = mirror
      late.mirror = NATSStreamSource("NUMBERS", from: .sequence(3))
      var both = NATSStreamOptions(subjects: ["more"])
      both.sources = [NATSStreamSource("NUMBERS", subject: "numbers.a")]
      let all = ["MIRROR": mirror, "LATE": late, "BOTH": both]
      for (name, options) in all {
        try await connection.createStream(name, options)
        try await connection.createStream(name, options)
      }
      func values(_ name: String, _ count: Int) async throws -> [[UInt64]] {
        try await within {
          try await connection.stream(name, .json(UInt64.self)).signal(from: .start).first(count)
        }.map { [$0.sequence, $0.value] }
      }
      #expect(try await values("MIRROR", 3) == [[1, 1], [2, 2], [3, 3]])
      #expect(try await values("LATE", 1) == [[3, 3]])
      #expect(try await values("BOTH", 2) == [[1, 1], [2, 3]])
      try await connection.stream("BOTH", .json(Int.self)).publish(4, to: "more")
      #expect(try await values("BOTH", 3).last == [3, 4])
      let streams = try await connection.streams()
      for (name, options) in all {
        #expect(streams[name]?.options.mirror == options.mirror)
        #expect(streams[name]?.options.sources == options.sources)
        #expect(streams[name]?.options.subjects == options.subjects)
        #expect(streams[name]?.lag == 0)
      }
      // Other sources are admitted, and another mirror is not.
      var options = try #require(streams["BOTH"]?.options)
      options.sources = []
      try await connection.updateStream("BOTH", options)
      #expect(try await connection.streams()["BOTH"]?.options.sources == [])
      try await connection.updateStream("MIRROR", try #require(streams["MIRROR"]?.options))
      for (name, other, reason) in [
        (
          "MIRROR", late,
          "The stream MIRROR is a mirror of NUMBERS from .start, and not of NUMBERS from .sequence(3)"
        ),
        (
          "MIRROR", NATSStreamOptions(subjects: ["other"]), "a mirror of NUMBERS from .start, and not of none"
        ),
        ("NUMBERS", mirror, "The stream NUMBERS is a mirror of none, and not of NUMBERS"),
      ] {
        await expectRefusal(reason) { try await connection.updateStream(name, other) }
      }
    }

    @Test(
      "A message leaves a work queue with its acknowledgement, and stays out of a stream that no group waits for"
    )
    func retention() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let queue = try await makeStream(connection) { $0.retention = .workQueue }
      for number in 1...3 { try await queue.publish(number, to: "numbers.a") }
      let statistics = try await queue.statistics()
      #expect(statistics.messageCount == 3)
      #expect(statistics.options.retention == .workQueue)
      let work = queue.work("billing").subscribe(next: { $0.acknowledge() }, failed: { Issue.record($0) })
      try await within { while try await queue.statistics().messageCount > 0 {} }
      work.dispose()
      var options = statistics.options
      options.retention = .limits
      await expectRefusal("retention policy") { [options] in
        try await connection.updateStream("NUMBERS", options)
      }
      await expectRefusal("requires explicit ack") {
        _ = try await within { try await queue.signal(from: .start).first(1) }
      }
      var interest = NATSStreamOptions(subjects: ["events"])
      interest.retention = .interest
      try await connection.createStream("EVENTS", interest)
      let events = connection.stream("EVENTS", .json(Int.self))
      try await events.publish(1, to: "events")
      #expect(try await events.statistics().messageCount == 0)
      #expect(try await events.statistics().options == interest)
    }

    @Test("A copy that starts at a place that only a signal has is refused")
    func copiesOfNew() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      var options = NATSStreamOptions(subjects: [])
      options.mirror = NATSStreamSource("NUMBERS", from: .new)
      await expectRefusal("starts at .start, .sequence or .time, and not at .new") { [options] in
        try await connection.createStream("MIRROR", options)
      }
    }

    @Test("A message with an identifier that the stream has is not stored again")
    func duplicates() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      #expect(try await stream.publish(1, to: "numbers.a", id: "one").sequence == 1)
      let again = try await stream.publish(1, to: "numbers.a", id: "one")
      #expect(again.isDuplicate && again.sequence == 1)
      #expect(try await stream.publish(1, to: "numbers.a", id: "two").sequence == 2)
    }

    @Test("The end of a signal is stored, and ends the signals that replay it")
    func ends() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      let acknowledgements = [1, 2, 3].signal().publish(to: stream, subject: "numbers.a", sendsEnd: true)
      #expect(try await within { try await acknowledgements.first(10) }.map(\.sequence) == [1, 2, 3])
      #expect(try await within { try await stream.signal(from: .start).first(10) }.map(\.value) == [1, 2, 3])
    }

    @Test("A chain completes behind the acknowledgement of its last value", arguments: [1, 4, 512])
    func completion(limit: Int) async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      for round in 0..<20 {
        let storing = Signal.range(0..<20).publish(to: stream, subject: "numbers.a", limit: limit)
        let stored = try await within { try await storing.collected() }
        #expect(stored.map(\.sequence) == (1...20).map { UInt64(round * 20 + $0) })
      }
    }

    @Test("A chain that is disposed stores no end")
    func disposedBeforeItsEnd() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      for round in 0..<20 {
        let source = ReplaySubject<Int, Never>(capacity: .unlimited)
        source.send(round)
        let acknowledgements = source.publish(to: stream, subject: "numbers.a", sendsEnd: true)
        _ = try await within { try await acknowledgements.first() }
        #expect(try await stream.publish(round, to: "numbers.a").sequence == UInt64(2 * round + 2))
      }
    }

    @Test("A full stream that refuses messages fails the signal that publishes")
    func full() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection) {
        $0.messageLimit = 5
        $0.refusesNewMessages = true
      }
      let acknowledged = Mutex(0)
      do {
        try await within {
          for try await _ in Signal.range(0..<100).publish(to: stream, subject: "numbers.a", limit: 8).values
          {
            acknowledged.withLock { $0 += 1 }
          }
        }
        Issue.record("No failure")
      } catch NATSError.refused(let code, _) {
        #expect(code == 10077)
      }
      #expect(acknowledged.withLock { $0 } == 5)
    }

    @Test("A deleted stream fails its signals, and a missing one fails at the beginning")
    func deleted() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "numbers.a")
      let received = ReplaySubject<NATSStoredMessage<Int>, NATSError>(capacity: .unlimited)
      stream.signal(from: .start).subscribe(received)
      _ = try await within { try await received.first(1) }
      try await connection.deleteStream("NUMBERS")
      await #expect(throws: NATSError.deleted("NUMBERS")) { try await within { try await received.first(2) } }
      await #expect(throws: NATSError.notFound("NUMBERS")) {
        try await within { try await stream.signal(from: .start).first(1) }
      }
      await #expect(throws: NATSError.notFound("NUMBERS")) {
        try await within { try await stream.publish(2, to: "numbers.a") }
      }
    }

    @Test("A sequence number resumes a stream in another process")
    func resuming() async throws {
      let server = try await Server()
      let stream = try await makeStream(try await server.connect())
      for number in 1...6 { try await stream.publish(number, to: "numbers.a") }
      let token = try await within { try await stream.signal(from: .start).first(4) }.last?.sequence
      let other = try await server.connect().stream("NUMBERS", .json(Int.self))
      let rest = try await within {
        try await other.signal(from: .sequence(try #require(token) + 1)).first(2)
      }
      #expect(rest.map(\.value) == [5, 6])
    }

    @Test("A stored message of another type is a failure, or is skipped and counted")
    func undecodable() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await connection.stream("NUMBERS", .text).publish("no number", to: "numbers.a")
      try await stream.publish(2, to: "numbers.a")
      let skipped = DropCounter()
      let tolerant = connection.stream(
        "NUMBERS",
        .json(Int.self),
        undecodable: .skipping(counting: skipped)
      )
      #expect(try await within { try await tolerant.signal(from: .start).first(1) }.first?.sequence == 2)
      #expect(skipped.count == 1)
      do {
        _ = try await within { try await stream.signal(from: .start).first(1) }
        Issue.record("No failure")
      } catch NATSError.undecodable(let subject, _) {
        #expect(subject == "numbers.a")
      }
    }

    @Test("A subject of another stream is refused, and the other stream does not get the message")
    func otherStream() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await connection.createStream("LETTERS", NATSStreamOptions(subjects: ["letters"]))
      do {
        try await within { _ = try await stream.publish(1, to: "letters") }
        Issue.record("No failure")
      } catch NATSError.refused(let code, _) {
        #expect(code == 10060)
      }
      let letters = connection.stream("LETTERS", .text)
      #expect(try await letters.publish("a", to: "letters").sequence == 1)
    }

    @Test("A stored failure crosses the wire with the coder of both sides")
    func codedFailure() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      let source = [1, 2].signal().promoteFailure(to: Rejection.self).concat(Signal.fail(Rejection(code: 7)))
      await #expect(throws: NATSError.remote(#"{"code":7}"#)) {
        try await within {
          try await source.publish(to: stream, subject: "numbers.a", sendsEnd: true, failures: .json()).first(
            9
          )
        }
      }
      do {
        _ = try await within { try await stream.signal(from: .start).first(9) }
        Issue.record("No failure")
      } catch let error as NATSError {
        #expect(error.remoteFailure(.json(Rejection.self)) == Rejection(code: 7))
      }
    }

    @Test("A consumer that waits makes the stream wait, and nothing is lost")
    func pressure() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      let count = 5000
      _ = try await within {
        try await Signal.range(0..<count).publish(to: stream, subject: "numbers.a").first(count)
      }
      let sum = try await within {
        var next = 0
        for try await message in stream.signal(from: .start).values(buffering: .waiting(8)) {
          #expect(message.value == next)
          next += 1
          if next % 500 == 0 { try await Task.sleep(for: .milliseconds(1)) }
          if next == count { break }
        }
        return next
      }
      #expect(sum == count)
    }

    @Test("100,000 messages survive three kills of the server: in order, none lost, none doubled")
    func kills() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
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
      let stream = try await makeStream(connection)
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
      let stream = try await makeStream(connection)
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
          do { return try await makeStream(connection) { $0.replicaCount = 3 } } catch NATSError.refused {}
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

    @Test("Values that a hot source sends immediately behind the subscription are stored, in partitions too")
    func hotSource() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      let partitions = NATSPartitions("numbers", count: 4)
      for round in 0..<50 {
        let source = Subject<Int, Never>()
        let stored = ReplaySubject<NATSAcknowledgement, NATSError>(capacity: .unlimited)
        if round % 2 == 0 {
          source.publish(to: stream, subject: "numbers.a").subscribe(stored)
        } else {
          source.publish(to: stream, in: partitions) { "\($0)" }.subscribe(stored)
        }
        for number in 0..<10 { source.send(number) }
        source.complete()
        #expect(try await within { try await stored.collected() }.count == 10)
      }
    }

    @Test(
      "A signal from a time outside of the years that the server knows begins with the first message, or waits",
      arguments: [Date.distantPast, Date(timeIntervalSince1970: -1), Date(timeIntervalSince1970: 0)]
    )
    func extremeTimes(date: Date) async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "numbers.a")
      let early = stream.signal(from: .time(date))
      #expect(try await within { try await early.first(1) }.map(\.value) == [1])
      let received = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let late = stream.signal(from: .time(.distantFuture)).map(\.value).subscribe(received)
      try await stream.publish(2, to: "numbers.a")
      #expect(try await within { try await stream.signal(from: .start).first(2) }.count == 2)
      late.dispose()
      received.complete()
      #expect(try await received.collected() == [])
    }

    @Test(
      "A deletion that is repeated while the server stands still succeeds",
      .needsProcess("It stands still as a process")
    )
    func repeatedDeletion() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.timeout = .milliseconds(300) }
      let stream = try await makeStream(connection)
      try await stream.publish(1, to: "numbers.a")
      _ = try await within { try await stream.work("group").first(1) }
      // A request with a deadline, which ends no earlier than the first try of one that came before.
      let impatient = try await server.connect {
        $0.answerTime = .seconds(1)
        $0.timeout = .milliseconds(300)
      }
      let firstTryEnds = { () async -> Void in
        _ = await #expect(throws: NATSError.timeout(mayBeDone: true)) {
          try await impatient.createStream("OTHER", NATSStreamOptions(subjects: ["other"]))
        }
      }
      try server.suspend()
      let group = Task { try await stream.deleteGroup("group") }
      await firstTryEnds()
      server.resume()
      try await within { try await group.value }
      try server.suspend()
      let deletion = Task { try await connection.deleteStream("NUMBERS") }
      await firstTryEnds()
      server.resume()
      try await within { try await deletion.value }
      await #expect(throws: NATSError.notFound("NUMBERS")) { try await connection.deleteStream("NUMBERS") }
    }

    @Test("Of messages that wait for a server, those that are canceled are not stored")
    func manyCanceled() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let stream = try await makeStream(connection)
      await server.kill()
      let tasks = (0..<1000).map { number in Task { try await stream.publish(number, to: "numbers.a") } }
      while connection.statistics.waitingCount < 1000 { await Task.yield() }
      for (number, task) in tasks.enumerated() where number % 5 != 0 { task.cancel() }
      for (number, task) in tasks.enumerated() where number % 5 != 0 {
        await #expect(throws: NATSError.canceled(mayBeDone: false)) { try await task.value }
      }
      try await server.start()
      for (number, task) in tasks.enumerated() where number % 5 == 0 {
        _ = try await within { try await task.value }
      }
      let stored = stream.signal(from: .start)
      let values = try await within { try await stored.first(200) }
      #expect(values.map(\.value).sorted() == Array(stride(from: 0, to: 1000, by: 5)))
      #expect(values.last?.pendingCount == 0)
    }
  }
}

struct Rejection: Error, Codable, Equatable {
  var code: Int
}
