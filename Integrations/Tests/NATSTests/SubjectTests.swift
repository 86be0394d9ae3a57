import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

struct Order: Codable, Sendable, Equatable {
  var number: Int
  var item: String
}

extension NATSTests {
  @Suite struct SubjectTests {
    @Test("Messages reach the subscribers of a pattern with their subjects")
    func messages() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let other = try await server.connect()
      let received = ReplaySubject<NATSMessage<Order>, NATSError>(capacity: .unlimited)
      connection.subject("orders.>", .json(Order.self)).signal(overflow: .failing(beyond: 100)).subscribe(
        received
      )
      try await connection.flush()
      let tea = Order(number: 1, item: "tea")
      try other.subject("orders.new", .json(Order.self)).publish(tea)
      try other.subject("orders.paid.eu", .json(Order.self)).publish(Order(number: 2, item: "milk"))
      let messages = try await within { try await received.first(2) }
      #expect(messages.map(\.subject) == ["orders.new", "orders.paid.eu"])
      #expect(messages.first?.value == tea)
    }

    @Test("A completed signal completes the signals of its subject")
    func completion() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      let subject = connection.subject("words", .text)
      subject.signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      _ = ["a", "b"].signal().publish(to: subject)
      let words = try await within { try await received.first(10) }
      #expect(words.map(\.value) == ["a", "b"])
    }

    @Test("The failure of a signal reaches the subscribers of its subject as text")
    func failure() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      let subject = connection.subject("words", .text)
      subject.signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      _ = Signal<String, TooLate>.create { subscriber in
        subscriber.send("a")
        subscriber.fail(TooLate())
      }
      .publish(to: subject)
      await #expect(throws: NATSError.remote("TooLate()")) {
        try await within { try await received.first(10) }
      }
    }

    @Test("The failure of a signal reaches the subscribers of its subject with the coder of both sides")
    func codedFailure() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      let subject = connection.subject("words", .text)
      subject.signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      _ = Signal<String, Rejection>.fail(Rejection(code: 7)).publish(to: subject, failures: .json())
      do {
        _ = try await within { try await received.first(1) }
        Issue.record("No failure")
      } catch let error as NATSError {
        #expect(error.remoteFailure(.json(Rejection.self)) == Rejection(code: 7))
      }
    }

    @Test(
      "A message that is larger than the server accepts fails, and the next one is sent",
      .needsProcess("It needs a configuration")
    )
    func largeMessage() async throws {
      let server = try await Server("max_payload: 1000")
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      let subject = connection.subject("words", .text)
      subject.signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      let failures = Mutex(0)
      let large = String(repeating: "a", count: 1001)
      _ = [large, "a"].signal().publish(to: subject) { _ in failures.withLock { $0 += 1 } }
      #expect(try await within { try await received.first(1) }.map(\.value) == ["a"])
      #expect(failures.withLock { $0 } == 1)
      try await connection.createStream("LETTERS", NATSStreamOptions(subjects: ["letters"]))
      let stream = connection.stream("LETTERS", .text)
      await #expect(throws: NATSError.self) {
        try await within { try await stream.publish(large, to: "letters") }
      }
      #expect(try await within { try await stream.publish("a", to: "letters") }.sequence == 1)
    }

    @Test("A value that begins as the end of a signal does is a value")
    func resemblance() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      let subject = connection.subject("words", .text)
      subject.signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      for word in ["", "Signal-Event", "Signal-Event\n", "Signal-Event\ncompleted"] {
        try subject.publish(word)
      }
      let words = try await within { try await received.first(4) }
      #expect(words.map(\.value) == ["", "Signal-Event", "Signal-Event\n", "Signal-Event\ncompleted"])
    }

    @Test("A message of another type is a failure, or is skipped and counted")
    func undecodable() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let skipped = DropCounter()
      let strict = ReplaySubject<NATSMessage<Order>, NATSError>(capacity: .unlimited)
      let tolerant = ReplaySubject<NATSMessage<Order>, NATSError>(capacity: .unlimited)
      connection.subject("orders", .json(Order.self)).signal(overflow: .failing(beyond: 100)).subscribe(
        strict
      )
      connection.subject("orders", .json(Order.self), undecodable: .skipping(counting: skipped))
        .signal(overflow: .failing(beyond: 100)).subscribe(tolerant)
      try await connection.flush()
      try connection.subject("orders", .text).publish("no order")
      try connection.subject("orders", .json(Order.self)).publish(Order(number: 1, item: "tea"))
      #expect(try await within { try await tolerant.first(1) }.first?.value.number == 1)
      #expect(skipped.count == 1)
      do {
        _ = try await within { try await strict.first(1) }
        Issue.record("No failure")
      } catch NATSError.undecodable(let subject, _) {
        #expect(subject == "orders")
      }
    }

    @Test("A coder reads the bytes of a message where they are, also of an empty one")
    func bytes() async throws {
      struct WrongLength: Error {}
      let levels = NATSCoder<UInt8>(
        encode: { Data([$0]) },
        decodeBytes: { bytes in
          guard bytes.byteCount == 1 else { throw WrongLength() }
          return unsafe bytes.unsafeLoad(as: UInt8.self)
        }
      )
      let counts = NATSCoder<Int>(encode: { Data(count: $0) }, decodeBytes: { $0.byteCount })
      let server = try await Server()
      let connection = try await server.connect()
      let skipped = DropCounter()
      let received = ReplaySubject<NATSMessage<Int>, NATSError>(capacity: .unlimited)
      let coder = counts.version(2).reading(1, levels) { Int($0) }
      connection.subject("levels", coder, undecodable: .skipping(counting: skipped))
        .signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      try connection.subject("levels", levels.version(1)).publish(200)
      try connection.subject("levels", counts.version(1)).publish(0)
      try connection.subject("levels", coder).publish(0)
      try connection.subject("levels", coder).publish(70_000)
      let values = try await within { try await received.first(3) }.map(\.value)
      #expect(values == [200, 0, 70_000])
      #expect(skipped.count == 1)
    }

    @Test("Messages that a slow subscriber has no room for are counted, and the others are in order")
    func slowSubscriber() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let publisher = try await server.connect()
      let dropped = DropCounter()
      let received = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let isWaiting = ReplaySubject<Void, Never>(capacity: .unlimited)
      let isReleased = DispatchSemaphore(value: 0)
      connection.subject("numbers", .json(Int.self)).signal(
        overflow: .dropping(beyond: 100, counting: dropped)
      )
      .map { message in
        if message.value == 0 {
          isWaiting.send(())
          isReleased.wait()
        }
        return message.value
      }
      .subscribe(received)
      try await connection.flush()
      let numbers = publisher.subject("numbers", .json(Int.self))
      try numbers.publish(0)
      _ = try await within { try await isWaiting.first(1) }
      for number in 1..<1000 { try numbers.publish(number) }
      // The server has sent all to the connection when it answers this, and the reader of libnats has handled them.
      try await publisher.flush()
      try await connection.flush()
      isReleased.signal()
      let first = try await within { try await received.first(101) }
      try numbers.publish(1000)
      try await within { try await received.first { $0 == 1000 } }
      #expect(first == Array(0...100))
      #expect(dropped.count == 899)
    }

    @Test("A slow subscriber fails if overflow is a failure")
    func overflow() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let isReleased = DispatchSemaphore(value: 0)
      connection.subject("numbers", .json(Int.self)).signal(overflow: .failing(beyond: 10))
        .map { message in
          if message.value == 0 { isReleased.wait() }
          return message.value
        }
        .subscribe(received)
      try await connection.flush()
      for number in 0..<100 { try connection.subject("numbers", .json(Int.self)).publish(number) }
      try await connection.flush()
      isReleased.signal()
      await #expect(throws: NATSError.overflow) { try await within { try await received.first(100) } }
    }

    @Test("A lost connection is a state, and signals go on when the server is back")
    func reconnection() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      connection.subject("words", .text).signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      #expect(connection.state.value == .connected)
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      try await server.start()
      try await within { try await connection.state.signal.first { $0 == .connected } }
      try await connection.flush()
      try connection.subject("words", .text).publish("again")
      #expect(try await within { try await received.first(1) }.first?.value == "again")
    }

    @Test("A connection that gives up fails its signals")
    func givingUp() async throws {
      let server = try await Server()
      let connection = try await server.connect { $0.reconnectLimit = 2 }
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      connection.subject("words", .text).signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      await server.kill()
      await #expect(throws: NATSError.self) { try await within { try await received.first(1) } }
      guard case .closed = connection.state.value else { return _ = Issue.record("Not closed") }
    }

    @Test(
      "Wrong credentials and a missing server are failures of connecting",
      .needsProcess("It needs users")
    )
    func refusedConnections() async throws {
      let server = try await Server("authorization { user: ada, password: right }")
      await #expect(throws: NATSError.unauthorized) {
        _ = try await server.connect { $0.credentials = .user("ada", password: "wrong") }
      }
      let connection = try await server.connect { $0.credentials = .user("ada", password: "right") }
      try await connection.flush()
      let other = try await Server("authorization { token: right }")
      await #expect(throws: NATSError.unauthorized) {
        _ = try await other.connect { $0.credentials = .token("wrong") }
      }
      try await other.connect { $0.credentials = .token("right") }.flush()
      let port = freePort()
      await #expect(throws: NATSError.noServer) {
        _ = try await NATSConnection.connect(NATSOptions("nats://127.0.0.1:\(port)"))
      }
    }

    @Test("A server that ends while a connection is made, or says nothing, is no server")
    func serverThatEnds() async throws {
      for answer in ["", "INFO {}", "INFO {\"server_id\":\"A\",\"max_payload\":1000}\r\n", nil] {
        let port = freePort()
        let listener = try socket(port) { bind($0, $1, $2) == 0 && listen($0, 1) == 0 }
        defer { close(listener) }
        Thread {
          let client = accept(listener, nil, nil)
          guard let answer else { return }
          _ = Data(answer.utf8).withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
          var buffer = [UInt8](repeating: 0, count: 4096)
          if answer.hasSuffix("\n") { _ = read(client, &buffer, buffer.count) }
          close(client)
        }.start()
        await #expect(throws: NATSError.noServer) {
          var options = NATSOptions("nats://127.0.0.1:\(port)")
          options.timeout = .milliseconds(500)
          _ = try await NATSConnection.connect(options)
        }
      }
    }

    @Test("A message that nobody answers is sent again, and is stored once there is a stream")
    func noAnswer() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      // A subscriber who does not answer. Without one, the server says so.
      let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
      connection.subject("silent", .text).signal(overflow: .failing(beyond: 100)).subscribe(received)
      try await connection.flush()
      let stream = connection.stream("SILENT", .text)
      async let acknowledgement = within { try await stream.publish("hello", to: "silent") }
      _ = try await within { try await received.first(2) }
      try await connection.createStream("SILENT", NATSStreamOptions(subjects: ["silent"]))
      #expect(try await acknowledgement.sequence == 1)
    }

    @Test(
      "Subjects that the server does not permit fail their subscribers and their acknowledged messages",
      .needsProcess("It needs users")
    )
    func permissions() async throws {
      let server = try await Server(
        """
        authorization {
          users: [{
            user: ada, password: right,
            permissions: { subscribe: { deny: "secret.>" }, publish: { deny: "secret.>" } }
          }]
        }
        """
      )
      let connection = try await server.connect { $0.credentials = .user("ada", password: "right") }
      try await connection.createStream("SECRETS", NATSStreamOptions(subjects: ["secret.>"]))
      await #expect(throws: NATSError.unauthorized) {
        try await within {
          try await connection.subject("secret.a", .text).signal(overflow: .failing(beyond: 10)).first(1)
        }
      }
      await #expect(throws: NATSError.unauthorized) {
        try await within { try await connection.stream("SECRETS", .text).publish("a", to: "secret.a") }
      }
    }

    @Test("A disposed subscription ends at the server, and a released connection closes")
    func disposal() async throws {
      let server = try await Server()
      let released = WeakReference()
      do {
        let connection = try await server.connect()
        released.connection = connection
        let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
        let subscription = connection.subject("words", .text).signal(overflow: .failing(beyond: 100))
          .subscribe(received)
        try await connection.flush()
        try connection.subject("words", .text).publish("a")
        #expect(try await within { try await received.first(1) }.count == 1)
        subscription.dispose()
        try connection.subject("words", .text).publish("b")
        try await connection.flush()
      }
      // A thread of libnats may hold the last reference for some instructions.
      try await within { while released.connection != nil { await Task.yield() } }
    }

    @Test("A limit that libnats refuses fails the signal, also while messages arrive")
    func refusedLimit() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let publishing = Task {
        let texts = try await server.connect().subject("texts", .text)
        while !Task.isCancelled {
          for _ in 0..<100 { try texts.publish("a") }
          await Task.yield()
        }
      }
      for _ in 0..<300 {
        let texts = connection.subject("texts", .text).signal(overflow: .failing(beyond: 0))
        // A message may come before.
        await #expect(throws: NATSError.self) { try await within { try await texts.completion() } }
      }
      publishing.cancel()
      _ = await publishing.result
    }

    @Test("Subscriptions end while their messages arrive")
    func endingInTraffic() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let publishing = Task {
        let publisher = try await server.connect()
        let texts = publisher.subject("texts", .text)
        while !Task.isCancelled {
          for _ in 0..<100 { try texts.publish("a") }
          // No more than these are on the way, however slow the server is.
          try? await publisher.flush()
        }
      }
      for _ in 0..<1000 {
        let received = Subject<String, NATSError>()
        let subscriptions = (0..<4).map { _ in
          connection.subject("texts", .text).signal(overflow: .failing(beyond: .max)).map(\.value)
            .subscribe(received)
        }
        try await within { _ = try await received.first() }
        for subscription in subscriptions { subscription.dispose() }
      }
      publishing.cancel()
      _ = await publishing.result
      // The connection works on. Memory that was freed too early has stopped the program by now.
      try await within { try await connection.flush() }
    }

    @Test("A connection that is closed during an outage has no other reason for its end")
    func closing() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      let stream = connection.stream("JOBS", .text)
      try await stream.publish("a", to: "jobs")
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      let publishing = Task { try await stream.publish("b", to: "jobs") }
      connection.close()
      try await within { try await connection.state.signal.first { $0 == .closed(.closed) } }
      await #expect(throws: NATSError.closed) { try await within { try await publishing.value } }
    }
  }
}

final class WeakReference: @unchecked Sendable {
  weak var connection: NATSConnection?
}
