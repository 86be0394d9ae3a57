import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Testing

extension NATSTests {
  /// Stores of large values.
  @Suite struct ObjectTests {
    private func bytes(_ count: Int, seed: UInt8) -> Data {
      Data(
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) ^ seed &+ UInt8(truncatingIfNeeded: $0 >> 9) }
      )
    }

    private func read(_ store: NATSObjectStore, _ name: String) async throws -> Data {
      try await within {
        var all = Data()
        for try await chunk in store.object(name).values { all += chunk }
        return all
      }
    }

    @Test("An object of any size comes back byte for byte", arguments: [0, 1, 131_072, 131_073, 1_000_000])
    func sizes(count: Int) async throws {
      let server = try await Server()
      let store = try await server.connect().createObjectStore("files")
      let data = bytes(count, seed: 7)
      // In parts that do not fit the chunks.
      let parts = stride(from: 0, to: count, by: 100_000).map { data[$0..<min($0 + 100_000, count)] }
      let put = try await store.put(Signal.from(parts), as: "a name / with ü*>")
      #expect(put.size == count)
      #expect(put.chunkCount == (count + 131_071) / 131_072)
      let other = try await server.connect().createObjectStore("files")
      #expect(try await read(other, "a name / with ü*>") == data)
      #expect(try await other.info("a name / with ü*>") == put)
    }

    @Test("The description is that of other clients of NATS, with the digest")
    func format() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      try await store.put(Data("abc".utf8), as: "n")
      struct Info: Codable {
        var name, bucket, nuid, digest, mtime: String
        var size, chunks: Int
      }
      let infos = connection.stream("OBJ_files", .json(Info.self)).signal(
        from: .start,
        subject: "$O.files.M.bg=="
      )
      let info = try #require(try await within { try await infos.first(1) }.first?.value)
      // The digest of the standard's example.
      #expect(info.digest == "SHA-256=ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0=")
      #expect(info.name == "n" && info.bucket == "files" && info.size == 3 && info.chunks == 1)
      let chunks = connection.stream("OBJ_files", .text).signal(
        from: .start,
        subject: "$O.files.C.\(info.nuid)"
      )
      #expect(try await within { try await chunks.first(1) }.map(\.value) == ["abc"])
    }

    @Test("An object is replaced as a whole, and its earlier bytes are removed")
    func replacing() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      try await store.put(bytes(300_000, seed: 1), as: "n")
      let data = bytes(200_000, seed: 2)
      try await store.put(data, as: "n")
      #expect(try await read(store, "n") == data)
      // Two chunks and one description.
      let all = connection.stream("OBJ_files", .data).signal(from: .start)
      #expect(try await within { try await all.first(1) }.map(\.pendingCount) == [2])
      try await store.delete("n")
      await #expect(throws: NATSError.notFound("n")) { try await read(store, "n") }
      await #expect(throws: NATSError.notFound("n")) { try await store.delete("n") }
      await #expect(throws: NATSError.notFound("other")) { try await store.info("other") }
      let rest = connection.stream("OBJ_files", .data).signal(from: .start)
      #expect(try await within { try await rest.first(1) }.map(\.pendingCount) == [0])
    }

    @Test(
      "Of objects that are put under one name at the same time, or deleted, the bytes of the last one stay, and no others"
    )
    func concurrent() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      for isDeleted in [false, true] {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<8 {
            group.addTask { try await store.put(bytes(300_000, seed: UInt8(number)), as: "n") }
          }
          if isDeleted {
            group.addTask { try? await store.delete("n") }
            group.addTask { try? await store.delete("n") }
          }
          try await group.waitForAll()
        }
        if isDeleted {
          try? await store.delete("n")
        } else {
          #expect(try await read(store, "n").count == 300_000)
        }
        // Three chunks and the description, or the description alone, before those of another object.
        try await store.put(Data("z".utf8), as: "z")
        let all = connection.stream("OBJ_files", .data).signal(from: .start).take(throughMatching: {
          $0.subject.hasSuffix(".M.eg==")
        })
        #expect(try await within { try await all.collected() }.count == (isDeleted ? 3 : 6))
      }
    }

    @Test("A source that fails leaves the object as it was, and no bytes of its own")
    func failure() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      let data = bytes(10, seed: 1)
      try await store.put(data, as: "n")
      let failing = Signal.just(bytes(500_000, seed: 2)).promoteFailure(to: TooLate.self)
        .concat(Signal<Data, TooLate>.fail(TooLate()))
      await #expect(throws: NATSError.remote("TooLate()")) { try await store.put(failing, as: "n") }
      #expect(try await read(store, "n") == data)
      let all = connection.stream("OBJ_files", .data).signal(from: .start)
      #expect(try await within { try await all.first(1) }.map(\.pendingCount) == [1])
    }

    @Test(
      "A reader whose object is replaced or damaged meanwhile fails, and one whose server is killed goes on"
    )
    func readers() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      let data = bytes(2_000_000, seed: 3)
      let put = try await store.put(data, as: "n")
      #expect(put.chunkCount == 16)
      let received = try await within {
        var received = Data()
        for try await chunk in store.object("n").values(buffering: .waiting(1)) {
          received += chunk
          if received.count == chunk.count {
            await server.kill()
            try await server.start()
          }
        }
        return received
      }
      #expect(received == data)
      // A reader that waits for the last chunk, which is gone.
      let deletion = connection.subject("$JS.API.STREAM.MSG.DELETE.OBJ_files", .text)
      _ = try await within { try await deletion.request("{\"seq\":16}", answer: .text).first() }
      let reader = ReplaySubject<Data, NATSError>(capacity: .unlimited)
      store.object("n").subscribe(reader)
      _ = try await within { try await reader.first(15) }
      try await store.put(Data(), as: "n")
      await #expect(throws: NATSError.deleted("n")) { try await within { try await reader.first(16) } }
      try await store.put(Data("abc".utf8), as: "m")
      let chunks = connection.stream("OBJ_files", .data).signal(from: .start, subject: "$O.files.C.*")
      let subject = try #require(try await within { try await chunks.first(1) }.first?.subject)
      // A byte more, in a second chunk that the description does not know, in place of the first.
      try await connection.stream("OBJ_files", .text).publish("abd", to: subject)
      let first = try #require(try await within { try await chunks.first(1) }.first?.sequence)
      _ = try await within { try await deletion.request("{\"seq\":\(first)}", answer: .text).first() }
      await #expect {
        try await read(store, "m")
      } throws: {
        if case NATSError.undecodable = $0 { true } else { false }
      }
    }

    @Test(
      "A server that stands still when an object ends has the object before or the whole new one",
      .needsProcess("It stands still as a process")
    )
    func silence() async throws {
      let server = try await Server()
      let connection = try await server.connect {
        $0.answerTime = .seconds(1)
        $0.timeout = .milliseconds(300)
      }
      let store = try await connection.createObjectStore("files")
      try await store.put(bytes(300_000, seed: 1), as: "n")
      let data = bytes(131_072, seed: 2)
      let source = ReplaySubject<Data, Never>(capacity: .unlimited)
      source.send(data)
      let putting = Task { try await store.put(source, as: "n") }
      // Three chunks and the description of the first object, and the chunk of the second.
      let all = connection.stream("OBJ_files", .data).signal(from: .start)
      _ = try await within { try await all.first(5) }
      try server.suspend()
      source.complete()
      await #expect(throws: NATSError.timeout(mayBeDone: true)) {
        try await within { try await putting.value }
      }
      server.resume()
      try await within { while try await store.info("n").size != data.count { try Task.checkCancellation() } }
      #expect(try await read(store, "n") == data)
    }

    @Test("A replay that begins while the bytes of an object are removed has all messages that stay")
    func removal() async throws {
      let server = try await Server()
      let (connection, other) = (try await server.connect(), try await server.connect())
      let store = try await connection.createObjectStore("files")
      for name in ["kept", "replaced"] { try await store.put(bytes(10, seed: 1), as: name) }
      let replacing = Task {
        let store = try await other.createObjectStore("files")
        while !Task.isCancelled { try await store.put(bytes(300_000, seed: 2), as: "replaced") }
      }
      let all = connection.stream("OBJ_files", .data).signal(from: .start)
      for _ in 0..<50 { #expect(try await within { try await all.first(1) }.first?.sequence == 1) }
      replacing.cancel()
      _ = await replacing.result
    }

    @Test("An object whose task is canceled leaves no bytes")
    func cancelation() async throws {
      let server = try await Server()
      let connection = try await server.connect()
      let store = try await connection.createObjectStore("files")
      try await store.put(bytes(10, seed: 1), as: "n")
      let stored = ReplaySubject<Int, NATSError>(capacity: .unlimited)
      let all = connection.stream("OBJ_files", .data)
      let reader = all.signal(from: .start).map { _ in 1 }.subscribe(stored)
      let source = Signal.just(bytes(500_000, seed: 2)).concat(Signal<Data, Never>.never)
      let putting = Task { try await store.put(source, as: "n") }
      _ = try await within { try await stored.first(5) }
      putting.cancel()
      await #expect(throws: NATSError.self) { try await putting.value }
      // No replay: a consumer that is made while the server removes bytes may begin behind all messages.
      try await within {
        while try await all.statistics().messageCount != 2 { try Task.checkCancellation() }
      }
      reader.dispose()
      #expect(try await read(store, "n") == bytes(10, seed: 1))
    }
  }
}
