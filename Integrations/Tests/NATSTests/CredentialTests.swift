import CLibNATS
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

extension NATSTests {
  /// Keys, and credentials that change.
  @Suite(.needsProcess("It needs users")) struct CredentialTests {
    /// A pair of keys for these tests alone.
    private static let key = "UDQP2SYKEAA7MBKIC7HGS37LQWSDKIKH4BTQ6EAIIVB3VB5I6A4DJU7I"
    private static let seed = "SUAH44WHQNBDMKRG57BWYBJZ3PGRYM4SV4ABOXHZ7QSDYGBJOT7A6LQERQ"
    private static let configuration = "authorization { users: [{ nkey: \(key) }] }"

    /// Signs as a device would that has the seed.
    @Sendable private static func sign(_ nonce: Data) throws -> Data {
      var signature: UnsafeMutablePointer<UInt8>?
      var count: CInt = 0
      let status = nats_Sign(seed, String(decoding: nonce, as: UTF8.self), &signature, &count)
      defer { free(signature) }
      guard status == NATS_OK, let signature else { throw TooLate() }
      return Data(bytes: signature, count: Int(count))
    }

    /// Stores a message, which opens the second connection too.
    private func use(_ connection: NATSConnection) async throws {
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      try await connection.stream("JOBS", .text).publish("a", to: "jobs")
    }

    @Test("A key proves the user by a file with its seed, which is read for each connection")
    func seedFile() async throws {
      let server = try await Server(Self.configuration)
      let file = FileManager.default.temporaryDirectory.appending(path: "seed-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      await #expect(throws: NATSError.self) {
        try await server.connect { $0.credentials = .key(Self.key, seedFile: file.path) }
      }
      try Data(Self.seed.utf8).write(to: file)
      try await use(try await server.connect { $0.credentials = .key(Self.key, seedFile: file.path) })
    }

    @Test("A key proves the user by a closure that signs, also when a lost connection is back")
    func signing() async throws {
      let server = try await Server(Self.configuration)
      let count = Mutex(0)
      let connection = try await server.connect {
        $0.credentials = .signedKey(Self.key) { nonce in
          count.withLock { $0 += 1 }
          return try Self.sign(nonce)
        }
      }
      try await use(connection)
      await server.kill()
      try await within { try await connection.state.signal.first { $0 == .reconnecting } }
      try await server.start()
      try await within { try await connection.state.signal.first { $0 == .connected } }
      try await use(connection)
      #expect(count.withLock { $0 } >= 4)
    }

    @Test("Of 600 connections with a key none is refused")
    func often() async throws {
      let server = try await Server(Self.configuration)
      for _ in 0..<600 {
        let connection = try await server.connect { $0.credentials = .signedKey(Self.key, sign: Self.sign) }
        connection.close()
      }
    }

    @Test("A wrong signature, none, and a text that is no key are refused")
    func refused() async throws {
      let server = try await Server(Self.configuration)
      await #expect(throws: NATSError.unauthorized) {
        try await server.connect {
          $0.credentials = .signedKey(Self.key) { _ in Data(repeating: 1, count: 64) }
        }
      }
      await #expect(throws: NATSError.unauthorized) {
        try await server.connect { $0.credentials = .signedKey(Self.key) { _ in throw TooLate() } }
      }
      for text in ["", "U", Self.seed, Self.key.lowercased(), Self.key.dropLast() + "\""] as [String] {
        await #expect {
          try await server.connect { $0.credentials = .signedKey(text, sign: Self.sign) }
        } throws: {
          if case NATSError.invalidName = $0 { true } else { false }
        }
      }
    }

    @Test("A token that changes is asked for when a lost connection is back")
    func tokens() async throws {
      let server = try await Server("authorization { token: first }")
      let token = Mutex("first")
      let connection = try await server.connect {
        $0.credentials = .tokens { token.withLock { $0 } }
        $0.reconnectDelay = .milliseconds(20)
      }
      try await use(connection)
      await server.kill()
      token.withLock { $0 = "sec\"ond" }
      try await server.start("authorization { token: 'sec\"ond' }")
      try await within { try await connection.reconnectCount.signal.first { $0 == 1 } }
      try await use(connection)
      await server.kill()
      try await server.start("authorization { token: third }")
      try await within {
        try await connection.state.signal.first { $0 == .closed(.unauthorized) }
      }
    }

    @Test("Acknowledged messages are sent again when credentials that were refused have been replaced")
    func refusedOnce() async throws {
      let server = try await Server("authorization { token: right }")
      let token = Mutex("right")
      let asked = ReplaySubject<String, Never>(capacity: .unlimited)
      let connection = try await server.connect {
        $0.credentials = .tokens {
          let token = token.withLock { $0 }
          asked.send(token)
          return token
        }
      }
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      token.withLock { $0 = "wrong" }
      let publishing = Task { try await connection.stream("JOBS", .text).publish("a", to: "jobs") }
      // The second time shows that the first has been refused.
      _ = try await within { try await asked.first(3) }
      token.withLock { $0 = "right" }
      #expect(try await within { try await publishing.value }.sequence == 1)
      #expect(connection.state.value == .connected)
    }
  }
}
