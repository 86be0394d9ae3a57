import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization
import Testing

/// An authority and the certificates of a test, which the program openssl makes.
final class Certificates: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try makeAuthority("authority")
    try makeAuthority("stranger")
    try make("right", for: "IP:127.0.0.1,DNS:localhost")
    try make("wrong", for: "DNS:other.example")
    try make("expired", for: "IP:127.0.0.1", days: -1)
    try make("strange", for: "IP:127.0.0.1", by: "stranger")
    try make("client", for: "DNS:client")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func certificate(_ name: String) -> String { folder.appending(path: "\(name).pem").path }
  func key(_ name: String) -> String { folder.appending(path: "\(name).key").path }

  /// The lines of a server's configuration.
  ///
  /// - Parameters:
  ///   - name: The certificate of the server.
  ///   - more: More lines about TLS.
  func configuration(_ name: String, _ more: String = "") -> String {
    "tls { cert_file: \"\(certificate(name))\", key_file: \"\(key(name))\", timeout: 5\n\(more) }"
  }

  /// Lines by which a server demands a certificate of its clients.
  var demand: String { "verify: true, ca_file: \"\(certificate("authority"))\"" }

  /// Options that trust the authority.
  var tls: NATSTLS { NATSTLS(authorityFile: certificate("authority")) }

  private func makeAuthority(_ name: String) throws {
    try openssl(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=\(name) -keyout \(name).key -out \(name).pem"
    )
  }

  private func make(_ name: String, for names: String, days: Int = 2, by authority: String = "authority")
    throws
  {
    try Data("subjectAltName=\(names)\n".utf8).write(to: folder.appending(path: "\(name).names"))
    try openssl(
      "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=\(name) -keyout \(name).key -out \(name).csr"
    )
    try openssl(
      "x509 -req -in \(name).csr -CA \(authority).pem -CAkey \(authority).key -CAcreateserial -days \(days) -extfile \(name).names -out \(name).pem"
    )
  }

  private func openssl(_ arguments: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "openssl \(arguments)")
  }
}

/// A server that says that it has no TLS, and notes what its clients send.
private final class PlainServer: Sendable {
  /// The bytes of each connection, when it has ended.
  let received = ReplaySubject<String, Never>(capacity: .unlimited)
  let port: Int
  private let listener: Int32

  /// - Parameter answers: A Boolean value that indicates whether it accepts its clients. Otherwise it ends a connection at its first bytes.
  init(_ port: Int = freePort()) throws {
    self.port = port
    listener = try socket(port) {
      var isOn: CInt = 1
      setsockopt($0, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<CInt>.size))
      return bind($0, $1, $2) == 0 && listen($0, 16) == 0
    }
    Thread.detachNewThread { [listener, received] in
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        let info =
          "INFO {\"server_id\":\"X\",\"version\":\"2.9.10\",\"proto\":1,\"headers\":true,\"max_payload\":1048576,\"nonce\":\"abcdef\"}\r\n"
        _ = Data(info.utf8).withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(client, &buffer, buffer.count)
        close(client)
        received.send(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self))
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}

extension NATSTests {
  /// Connections that nobody reads on the way.
  @Suite(.needsProcess("It needs TLS")) struct TLSTests {
    /// Stores a message, which opens the second connection too.
    private func use(_ connection: NATSConnection) async throws {
      try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
      try await connection.stream("JOBS", .text).publish("a", to: "jobs")
    }

    @Test("A server with the right certificate is trusted by tls:// and by a file of its authority")
    func right() async throws {
      let certificates = try Certificates()
      let server = try await Server(certificates.configuration("right"))
      for host in ["tls://127.0.0.1", "TLS://localhost", "nats://user:secret@localhost"] {
        let connection = try await server.connect {
          $0.servers = ["\(host):\(server.port)"]
          $0.tls = certificates.tls
        }
        try await within { try await use(connection) }
      }
    }

    @Test(
      "A server whose certificate is not the right one is refused with the reason",
      arguments: [
        ("expired", NATSInsecurity.expired), ("wrong", .wrongName), ("strange", .unknownAuthority),
      ]
    )
    func refused(name: String, reason: NATSInsecurity) async throws {
      let certificates = try Certificates()
      let server = try await Server(certificates.configuration(name))
      await #expect(throws: NATSError.insecure(reason)) {
        try await server.connect {
          $0.servers = ["tls://127.0.0.1:\(server.port)"]
          $0.tls = certificates.tls
        }
      }
      if name == "wrong" {
        let connection = try await server.connect {
          $0.tls = certificates.tls
          $0.tls?.expectedName = "other.example"
        }
        try await within { try await use(connection) }
        await #expect(throws: NATSError.insecure(.wrongName)) {
          try await server.connect {
            $0.tls = certificates.tls
            $0.tls?.expectedName = "another.example"
          }
        }
      }
    }

    /// The failure to connect. The close of the connection can come before its reason, and so is no answer.
    private func refusal(of tls: NATSTLS, by server: Server) async throws -> NATSError? {
      try await within {
        while true {
          do throws(NATSError) {
            _ = try await server.connect { $0.tls = tls }
            return nil
          } catch {
            if error != .noServer { return error }
          }
        }
      }
    }

    @Test(
      "A server that demands a certificate of its clients gets it, and refuses one without by that reason"
    )
    func client() async throws {
      let certificates = try Certificates()
      let server = try await Server(certificates.configuration("right", certificates.demand))
      var tls = certificates.tls
      #expect(try await refusal(of: tls, by: server) == .insecure(.clientCertificate))
      (tls.certificateFile, tls.keyFile) = (certificates.certificate("strange"), certificates.key("strange"))
      #expect(try await refusal(of: tls, by: server) == .insecure(.clientCertificate))
      (tls.certificateFile, tls.keyFile) = (certificates.certificate("client"), certificates.key("client"))
      let connection = try await server.connect { $0.tls = tls }
      try await within { try await use(connection) }
      let files = [
        NATSTLS(authorityFile: "/nothing"), NATSTLS(certificateFile: tls.certificateFile),
        NATSTLS(keyFile: tls.keyFile), NATSTLS(certificateFile: tls.certificateFile, keyFile: "/nothing"),
        NATSTLS(certificateFile: tls.certificateFile, keyFile: certificates.key("right")),
      ]
      for file in files {
        await #expect {
          try await server.connect { $0.tls = file }
        } throws: {
          if case NATSError.insecure(.unreadableFile) = $0 { true } else { false }
        }
      }
    }

    @Test("A server without TLS gets no byte of a connection that demands it")
    func plain() async throws {
      let server = try PlainServer()
      defer { server.stop() }
      // Connections to 0.0.0.0 arrive at this machine, and it is no address of a loopback.
      let key = "UDQP2SYKEAA7MBKIC7HGS37LQWSDKIKH4BTQ6EAIIVB3VB5I6A4DJU7I"
      var all = [
        NATSOptions("tls://user:secret@127.0.0.1:\(server.port)"),
        NATSOptions("nats://user:secret@0.0.0.0:\(server.port)"),
        NATSOptions("0.0.0.0:\(server.port)", credentials: .user("user", password: "secret")),
        NATSOptions("nats://0.0.0.0:\(server.port)", credentials: .token("secret")),
        NATSOptions("nats://0.0.0.0:\(server.port)", credentials: .tokens { "secret" }),
        NATSOptions(
          "nats://0.0.0.0:\(server.port)",
          credentials: .signedKey(key) { _ in Data("secret".utf8) }
        ),
        NATSOptions("nats://127.0.0.1:\(server.port)"),
        NATSOptions("nats://127.0.0.1:\(server.port)", "tls://secret@127.0.0.1:\(server.port)"),
      ]
      all[all.count - 2].tls = NATSTLS()
      for (number, options) in all.enumerated() {
        await #expect(throws: NATSError.insecure(.noTLS)) { try await NATSConnection.connect(options) }
        let received = try await within { try await server.received.first(number + 1) }
        #expect(received[number] == "")
      }
      // The last options have two addresses.
      let count = all.count + 1
      #expect(try await within { try await server.received.first(count) }.allSatisfy { $0.isEmpty })
      // Those that need no TLS: without a secret, on this machine, and by the option.
      let name = "nats://user:secret@"
      var allowed = NATSOptions("\(name)0.0.0.0:\(server.port)")
      allowed.allowsSecretsInClear = true
      let others = [
        allowed, NATSOptions("\(name)127.0.0.1:\(server.port)"), NATSOptions("nats://0.0.0.0:\(server.port)"),
      ]
      for (number, options) in others.enumerated() {
        await #expect(throws: NATSError.noServer) { try await NATSConnection.connect(options) }
        let received = try await within { try await server.received.first(count + number + 1) }
        #expect(received[count + number].hasPrefix("CONNECT"))
        #expect(received[count + number].contains("secret") == (number < 2))
      }
    }

    @Test("A server without TLS in the place of one with it gets no byte")
    func downgrade() async throws {
      let certificates = try Certificates()
      let server = try await Server("authorization { token: secret }\n" + certificates.configuration("right"))
      let connection = try await server.connect {
        $0.servers = ["tls://secret@127.0.0.1:\(server.port)"]
        $0.tls = certificates.tls
        $0.reconnectDelay = .milliseconds(20)
      }
      try await within { try await use(connection) }
      await server.kill()
      let other = try PlainServer(server.port)
      // It has a connection of its own.
      let publishing = Task { try await connection.stream("JOBS", .text).publish("b", to: "jobs") }
      let received = try await within { try await other.received.first(10) }
      #expect(received.allSatisfy { $0.isEmpty })
      other.stop()
      try await server.start()
      #expect(try await within { try await publishing.value }.sequence == 2)
      try await within { try await connection.state.signal.first { $0 == .connected } }
    }

    /// Starts a server that names another one as a member of its cluster.
    ///
    /// - Returns: The server, and the one that has the other's address in place of its own.
    private func cluster(naming port: Int, _ configuration: String) async throws -> [Server] {
      let ports = [freePort(), freePort()]
      func lines(_ number: Int) -> String {
        let routes = "routes: [nats://127.0.0.1:\(ports[1 - number])]"
        return "cluster { name: tests, listen: 127.0.0.1:\(ports[number]), \(routes) }\njetstream: false\n"
      }
      let server = try await Server(lines(0) + configuration)
      let member = try await Server(lines(1) + "client_advertise: \"127.0.0.1:\(port)\"\n" + configuration)
      try await within {
        var text = ""
        while !text.contains("127.0.0.1:\(port)") {
          try Task.checkCancellation()
          let socket = try connectedSocket(server.port)
          var buffer = [UInt8](repeating: 0, count: 4096)
          let count = read(socket, &buffer, buffer.count)
          text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
          close(socket)
        }
      }
      return [server, member]
    }

    @Test("A server without TLS that a cluster names gets no byte of a connection that demands it")
    func namedWithoutTLS() async throws {
      let certificates = try Certificates()
      let named = try PlainServer()
      defer { named.stop() }
      let servers = try await cluster(
        naming: named.port,
        "authorization { token: secret }\n" + certificates.configuration("right")
      )
      let connection = try await servers[0].connect {
        $0.servers = ["tls://secret@127.0.0.1:\(servers[0].port)"]
        $0.tls = certificates.tls
      }
      await servers[0].kill()
      #expect(try await within { try await named.received.first(2) } == ["", ""])
      try await servers[0].start()
      try await within { try await connection.state.signal.first { $0 == .connected } }
    }

    @Test("A secret that goes in clear on this machine goes to no server that a cluster names")
    func namedByCluster() async throws {
      let named = try PlainServer()
      defer { named.stop() }
      let servers = try await cluster(
        naming: named.port,
        "authorization { users: [{ user: a, password: first }, { user: b, password: second }] }"
      )
      let listed = try await servers[0].connect {
        $0.servers = ["nats://a:first@127.0.0.1:\(servers[0].port)"]
      }
      let allowed = try await servers[0].connect {
        $0.credentials = .user("b", password: "second")
        $0.allowsSecretsInClear = true
      }
      await servers[0].kill()
      // It tries the named server before the one that is lost, as the other connection would.
      #expect(try await within { try await named.received.first(1) }[0].contains("second"))
      try await within { try await listed.state.signal.first { $0 == .reconnecting } }
      try await servers[0].start()
      try await within { try await listed.state.signal.first { $0 == .connected } }
      allowed.close()
      named.received.complete()
      #expect(await named.received.collected().allSatisfy { !$0.contains("first") })
    }

    @Test("No secret stands in a description, a dump or a failure")
    func descriptions() async throws {
      var all: [NATSOptions] = [
        NATSOptions("nats://user:secret@127.0.0.1", "nats://secret@[::1]:4222"),
        NATSOptions(credentials: .user("user", password: "secret")),
        NATSOptions(credentials: .token("secret")),
        NATSOptions(credentials: .key("secret", seedFile: "secret")),
      ]
      var texts = all.flatMap { options in
        var dumped = ""
        dump(options, to: &dumped)
        return ["\(options)", String(reflecting: options), "\(options.credentials as Any)", dumped]
      }
      all += [
        NATSOptions("nats://user:se cret@127.0.0.1"), NATSOptions("nats://user:secret"),
        NATSOptions("nats://user:secret@127.0.0.1:x"), NATSOptions("http://user:secret@127.0.0.1"),
        NATSOptions("nats://127.0.0.1:1", credentials: .signedKey("secret") { $0 }),
      ]
      for options in all.dropFirst(4) {
        do {
          _ = try await NATSConnection.connect(options)
          Issue.record("There is no server")
        } catch {
          guard case .invalidName = error else {
            Issue.record(error)
            continue
          }
          texts.append("\(error)")
        }
      }
      for text in texts { #expect(!text.contains("secret") && !text.contains("cret@"), "\(text)") }
    }
  }
}
