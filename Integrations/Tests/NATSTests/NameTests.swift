import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  @Suite struct NameTests {
    /// Texts in which most of the parts are harmless, and some of them are syntax of NATS, of JSON or of headers.
    func makeTexts(_ count: Int, _ generator: inout SeededGenerator) -> [String] {
      let harmless = [
        "a", "B", "7", "-", "_", "é", "😀", "$", "user", "\u{a0}", "\u{2028}", "\u{85}", "(", "'",
      ]
      let special = [
        ".", ".", ".", "*", ">", " ", "\t", "\r\n", "\n", "\r", "\0", "\u{b}", "\u{c}", "\u{7f}", "\u{1}",
        "/", "\\",
        "\"", ":", "=", "..", ".*", ".>", "}\r\n", " 2\r\nhi\r\nPUB admin.delete 3\r\nall\r\n",
        "\r\nPUB admin 1\r\nx\r\n",
        "\r\nNats-Msg-Id: x\r\n", "\r\n\r\n", "%0d%0a", String(repeating: "x", count: 2999),
      ]
      return (0..<count).map { _ in
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          let parts = Int.random(in: 0..<3, using: &generator) > 0 ? harmless : special
          return parts[Int.random(in: 0..<parts.count, using: &generator)]
        }.joined()
      }
    }

    /// Returns a Boolean value that indicates whether the failure is the refusal of a name.
    func isRefusal(_ error: any Error, _ text: String) -> Bool {
      if case NATSError.invalidName(text, let rule) = error { !rule.isEmpty } else { false }
    }

    @Test("A subject with blanks or line breaks throws, and sends nothing to other subjects")
    func injection() async throws {
      let server = try await Server()
      let observer = try await Observer(server)
      defer { observer.end() }
      let connection = try await server.connect()
      let state = Mutex([NATSConnection.State]())
      let observation = connection.state.signal.subscribe { new in state.withLock { $0.append(new) } }
      let names = [
        "orders.new york", "user.x 1\r\ny\r\nPUB admin.delete 8\r\nall data\r\nPUB user.rest",
        "one two three", "",
        ".a", "a.", "a..b", "a.*", "a.>", ">", "*", "a\0b", String(repeating: "a", count: 3001),
      ]
      for name in names {
        do {
          try connection.subject(name, .text).publish("payload!")
          Issue.record("\(name.debugDescription) was accepted")
        } catch { #expect(isRefusal(error, name)) }
      }
      for name in ["a", "orders.new-york", "a.b*.>c", "$a.é", String(repeating: "a", count: 3000)] {
        try connection.subject(name, .text).publish(name)
      }
      try await connection.flush()
      let texts = await observer.all().map { [$0.subject, $0.text] }
      #expect(
        texts
          == ["a", "orders.new-york", "a.b*.>c", "$a.é", String(repeating: "a", count: 3000)].map {
            [$0, $0]
          }
      )
      #expect(state.withLock { $0 } == [.connected])
      observation.dispose()
    }

    @Test("A name that is refused states the text and the rule")
    func rules() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      #expect(
        throws: NATSError.invalidName(
          "new york",
          rule: "A subject to publish to has no blanks, tabs, line breaks and zero bytes."
        )
      ) { try connection.subject("new york", .text).publish("") }
      #expect(throws: NATSError.invalidName("a.*", rule: "A subject to publish to has no wildcards.")) {
        try connection.subject("a.*", .text).publish("")
      }
      await #expect(throws: NATSError.invalidName("", rule: "The name of a stream is not empty.")) {
        try await connection.deleteStream("")
      }
    }

    @Test("Each subject that is accepted arrives as it was sent, and each other one sends nothing")
    func subjects() async throws {
      let server = try await Server()
      let observer = try await Observer(server)
      defer { observer.end() }
      let connection = try await server.connect()
      let states = Mutex([NATSConnection.State]())
      let observation = connection.state.signal.subscribe { state in states.withLock { $0.append(state) } }
      var generator = SeededGenerator()
      var sent: [[String]] = []
      let texts = makeTexts(3000, &generator)
      for (number, text) in texts.enumerated() {
        do {
          try connection.subject(text, .text).publish("\(number)")
          sent.append([text, "\(number)"])
        } catch { #expect(isRefusal(error, text)) }
        // An end has a header, and takes another way through libnats.
        if number % 10 == 0 {
          let hasFailed = Mutex(false)
          _ = Signal<String, Never>.empty.publish(to: connection.subject(text, .text)) { error in
            hasFailed.withLock { $0 = isRefusal(error, text) }
          }
          if !hasFailed.withLock({ $0 }) { sent.append([text, "Signal-Event\n"]) }
        }
      }
      try await connection.flush()
      let arrived = await observer.all().map { [$0.subject, $0.text] }
      #expect(arrived == sent)
      #expect(sent.count > 500 && sent.count < 2500)
      #expect(states.withLock { $0 } == [.connected])
      observation.dispose()
    }

    @Test("Each pattern that is accepted receives its messages, and each other one fails immediately")
    func patterns() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      var generator = SeededGenerator()
      var accepted = 0
      var refused = 0
      for text in Set(makeTexts(600, &generator)).sorted() {
        let subject = connection.subject(text, .text)
        let received = ReplaySubject<NATSMessage<String>, NATSError>(capacity: .unlimited)
        let failure = Mutex<NATSError?>(nil)
        let subscription = subject.signal(overflow: .failing(beyond: 100)).subscribe(
          next: { received.send($0) },
          failed: { error in failure.withLock { $0 = error } }
        )
        if let error = failure.withLock({ $0 }) {
          #expect(isRefusal(error, text))
          refused += 1
          continue
        }
        accepted += 1
        let tokens = text.split(separator: ".", omittingEmptySubsequences: false).map { token in
          token == "*" ? "x" : token == ">" ? "y.z" : String(token)
        }
        let name = tokens.joined(separator: ".")
        try connection.subject(name, .text).publish(text)
        let message = try await within { try await received.first(1) }.first
        #expect(message?.subject == name && message?.value == text)
        subscription.dispose()
      }
      #expect(accepted > 100 && refused > 100)
      #expect(connection.state.value == .connected)
    }

    @Test("Each identifier that is accepted is the header of its message, and each other one sends nothing")
    func identifiers() async throws {
      let server = try await Server()
      let observer = try await Observer(server)
      defer { observer.end() }
      let connection = try await server.connect()
      try await connection.createStream("IDS", NATSStreamOptions(subjects: ["ids"]))
      let stream = connection.stream("IDS", .text)
      var generator = SeededGenerator()
      var sent = Set<Observer.Frame>()
      let texts = Set(makeTexts(400, &generator)).sorted()
      for (number, text) in texts.enumerated() {
        do {
          let acknowledgement = try await within {
            try await stream.publish("\(number)", to: "ids", id: text)
          }
          #expect(!acknowledgement.isDuplicate)
          let headers = "NATS/1.0\r\nNats-Msg-Id: \(text)\r\nNats-Expected-Stream: IDS\r\n\r\n"
          sent.insert(Observer.Frame(subject: "ids", headers: headers, text: "\(number)"))
        } catch { #expect(isRefusal(error, text)) }
      }
      let arrived = Set(await observer.all().map(sorted))
      #expect(arrived == Set(sent.map(sorted)))
      #expect(sent.count > 100 && sent.count < texts.count)
      // A signal of values fails at the first one whose identifier is none.
      let ended = ["a", "b\r\nPUB admin 0\r\n", "c"].signal().publish(to: stream, subject: "ids", id: { $0 })
      await #expect { try await within { try await ended.first(3) } } throws: {
        isRefusal($0, "b\r\nPUB admin 0\r\n")
      }
      #expect(await observer.all().allSatisfy { $0.subject == "ids" })
    }

    /// The frame with its headers in the order of their names.
    func sorted(_ frame: Observer.Frame) -> Observer.Frame {
      let headers = frame.headers.components(separatedBy: "\r\n").sorted().joined(separator: "\r\n")
      return Observer.Frame(subject: frame.subject, headers: headers, text: frame.text)
    }

    @Test(
      "Each stream, group, bucket and key that is accepted is used under its name, and each other one throws"
    )
    func stored() async throws {
      let server = try await Server()
      let observer = try await Observer(server)
      defer { observer.end() }
      let connection = try await server.connect()
      let bucket = try await connection.createBucket("bucket", isInMemory: true)
      let jobs = connection.stream("JOBS", .text)
      var jobOptions = NATSStreamOptions(subjects: ["jobs"])
      jobOptions.isInMemory = true
      try await connection.createStream("JOBS", jobOptions)
      try await jobs.publish("job", to: "jobs")
      var generator = SeededGenerator()
      var expected = Set([["jobs", "job"]])
      var accepted = [0, 0, 0, 0]
      let texts = Set(makeTexts(250, &generator)).sorted()
      for (number, text) in texts.enumerated() {
        do {
          var options = NATSStreamOptions(subjects: ["streams.\(number)"])
          options.isInMemory = true
          try await connection.createStream(text, options)
          // A stream of another name refuses the message.
          _ = try await within {
            try await connection.stream(text, .text).publish("s", to: "streams.\(number)")
          }
          let stored = connection.stream(text, .text).signal(from: .start)
          #expect(try await within { try await stored.first(1) }.map(\.value) == ["s"])
          try await connection.deleteStream(text)
          expected.insert(["streams.\(number)", "s"])
          accepted[0] += 1
        } catch { #expect(isRefusal(error, text), "\(text.debugDescription) \(error)") }
        do {
          let job = try await within { try await jobs.work(text).first(1) }.first
          #expect(job?.deliveryCount == 1)
          try await jobs.deleteGroup(text)
          accepted[1] += 1
        } catch { #expect(isRefusal(error, text), "\(text.debugDescription) \(error)") }
        do {
          _ = try await connection.createBucket(text, isInMemory: true)
          try await connection.deleteStream("KV_\(text)")
          accepted[2] += 1
        } catch { #expect(isRefusal(error, text), "\(text.debugDescription) \(error)") }
        do {
          try await bucket.delete(text)
          expected.insert(["$KV.bucket.\(text)", ""])
          let property = bucket.property(text, .text, initial: "")
          property.value.value = "k"
          let other = bucket.property(text, .text, initial: "")
          try await within { try await other.value.signal.first { $0 == "k" } }
          expected.insert(["$KV.bucket.\(text)", "k"])
          accepted[3] += 1
        } catch {
          #expect(isRefusal(error, text), "\(text.debugDescription) \(error)")
          let property = bucket.property(text, .text, initial: "")
          try await within { try await property.failures.first { isRefusal($0, text) } }
        }
        let filtered = jobs.signal(from: .start, subject: text)
        let failure = Mutex<NATSError?>(nil)
        filtered.subscribe(next: { _ in }, failed: { error in failure.withLock { $0 = error } }).dispose()
        // The server may have answered already that the stream has no such subject.
        if let error = failure.withLock({ $0 }) {
          if case .refused(let code, _) = error {
            #expect(code == 10093)
          } else {
            #expect(isRefusal(error, text))
          }
        }
      }
      #expect(Set(await observer.all().map { [$0.subject, $0.text] }) == expected)
      #expect(accepted.allSatisfy { $0 > 5 && $0 < texts.count }, "\(accepted)")
      #expect(connection.state.value == .connected)
    }

    @Test(
      "The name of a connection, a user, a password and a token arrive as they are",
      .needsProcess("It needs users")
    )
    func credentials() async throws {
      let server = try await Server(
        #"authorization { user: "a\"b\\c\t", password: "}\r\nPUB admin 1\r\nx\r\n" }"#
      )
      let user = "a\"b\\c\t"
      let password = "}\r\nPUB admin 1\r\nx\r\n"
      let connection = try await server.connect {
        $0.credentials = .user(user, password: password)
        $0.name = "x\",\"verbose\":true}\r\nPUB admin 1\r\nx\r\n"
      }
      try await connection.flush()
      await #expect(throws: NATSError.unauthorized) {
        try await server.connect { $0.credentials = .user(user, password: password + " ") }
      }
      let tokens = try await Server(#"authorization { token: "a\"\\\nb" }"#)
      try await tokens.connect { $0.credentials = .token("a\"\\\nb") }.flush()
      for text in ["a%0d%0aPUB%20admin%200:b", "a\r\nPUB admin 0:b", "a%22:b", "a b"] {
        let address = "nats://\(text)@127.0.0.1:\(server.port)"
        await #expect { try await server.connect { $0.servers = [address] } } throws: {
          isRefusal($0, "nats://…@127.0.0.1:\(server.port)")
        }
      }
    }
  }
}
