import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting
import Synchronization
import Testing

/// A nats-server with JetStream in a folder of its own, or with `REACTIVE_SIGNALS_NATS=memory` a server in this process.
final class Server: Sendable {
  /// A Boolean value that indicates whether the tests run against the server in this process.
  static let isInMemory = ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_NATS"] == "memory"

  /// The reason why the tests do not run, if they cannot.
  static let reason: String? = path == nil && !isInMemory ? "nats-server is not installed" : nil

  private static let path = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { $0 + "/nats-server" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: URL
  private let configuration: String
  private let running = Mutex<(process: Process, hasEnded: AsyncStream<Void>)?>(nil)
  private let memory: NATSTestServer?
  let port: Int

  /// Starts a server on a free port.
  ///
  /// - Parameter configuration: More lines of its configuration file.
  init(_ configuration: String = "") async throws {
    memory = Self.isInMemory ? try NATSTestServer() : nil
    folder = FileManager.default.temporaryDirectory.appending(path: "nats-\(UUID().uuidString)")
    self.configuration = configuration
    if let memory {
      try #require(configuration.isEmpty, "A server in memory has no configuration")
      port = try #require(URL(string: memory.url)?.port)
      return
    }
    port = freePort()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await start()
  }

  deinit {
    resume()
    running.withLock { $0 }?.process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  var url: String { "nats://127.0.0.1:\(port)" }

  /// Starts the server, and waits until it is ready.
  ///
  /// - Parameter other: Lines of the configuration in place of those from before.
  func start(_ other: String? = nil) async throws {
    if let memory { return try memory.start() }
    let file = folder.appending(path: "server.conf")
    let text =
      "listen: 127.0.0.1:\(port)\njetstream { store_dir: \"\(folder.path)\" }\n\(other ?? configuration)\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path))
    process.arguments = ["-c", file.path]
    process.standardError = FileHandle.nullDevice
    let hasEnded = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in hasEnded.continuation.finish() }
    try process.run()
    running.withLock { $0 = (process, hasEnded.stream) }
    // The server listens when it has read its streams.
    let end = ContinuousClock.now + .seconds(20)
    while (try? connectedSocket(port)).map({ close($0) }) == nil {
      try #require(process.isRunning && ContinuousClock.now < end, "nats-server does not start")
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Ends the server without a chance to write anything.
  func kill() async {
    memory?.stop()
    guard let (process, hasEnded) = running.withLock({ $0.take() }) else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    for await _ in hasEnded {}
  }

  /// Lets the server stand still: its connections stay, and nobody answers.
  func suspend() throws {
    let process = try #require(running.withLock { $0?.process.processIdentifier })
    Foundation.kill(process, SIGSTOP)
    // Its threads may go on for a moment.
    var info = siginfo_t()
    waitid(P_PID, id_t(process), &info, WSTOPPED | WNOWAIT)
  }

  func resume() {
    if let process = running.withLock({ $0?.process.processIdentifier }) { Foundation.kill(process, SIGCONT) }
  }

  /// Removes the bytes of a file of the server, which is not running.
  func empty(_ path: String) throws { try Data().write(to: folder.appending(path: path)) }

  /// Returns a Boolean value that indicates whether the file of a group has the number of the last message that is confirmed with all before it:
  /// its third byte. A server in this process writes none, and forgets nothing.
  func hasWritten(_ number: UInt8, inFile path: String) -> Bool {
    Self.isInMemory
      || (try? Data(contentsOf: folder.appending(path: path)))?.dropFirst(2).first == number
  }

  func connect(_ change: (inout NATSOptions) -> Void = { _ in }) async throws(NATSError) -> NATSConnection {
    var options = NATSOptions(url)
    options.reconnectDelay = .milliseconds(50)
    change(&options)
    return try await NATSConnection.connect(options)
  }
}

/// Three servers, which keep streams together.
final class Cluster: Sendable {
  let servers: [Server]
  private let monitors: [Int]

  init() async throws {
    let ports = (0..<3).map { _ in freePort() }
    let monitors = (0..<3).map { _ in freePort() }
    let routes = ports.map { "nats://127.0.0.1:\($0)" }.joined(separator: ", ")
    var servers: [Server] = []
    for (number, port) in ports.enumerated() {
      servers.append(
        try await Server(
          """
          server_name: n\(number)
          http: 127.0.0.1:\(monitors[number])
          cluster { name: tests, listen: 127.0.0.1:\(port), routes: [\(routes)] }
          """
        )
      )
    }
    self.servers = servers
    self.monitors = monitors
  }

  /// Connects to all servers, the first one first.
  func connect() async throws -> NATSConnection {
    try await servers[0].connect { $0.servers = servers.map(\.url) }
  }

  /// The index of the server that leads the only stream.
  func leader() throws -> Int {
    let text = try page(monitors[0], "/jsz?accounts=true&streams=true")
    let streams = try #require(text.components(separatedBy: "\"stream_detail\"").dropFirst().first)
    let name = try #require(streams.components(separatedBy: "\"leader\": \"n").dropFirst().first?.first)
    return try #require(Int(String(name)))
  }

  /// Reads a page of the server that listens to a port.
  private func page(_ port: Int, _ path: String) throws -> String {
    let socket = try connectedSocket(port)
    defer { close(socket) }
    let request = Data("GET \(path) HTTP/1.0\r\n\r\n".utf8)
    _ = request.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
    var page = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(socket, &buffer, buffer.count)
      if count <= 0 { return String(decoding: page, as: UTF8.self) }
      page += buffer.prefix(count)
    }
  }
}

/// The ports of the servers of all tests.
private let takenPorts = Mutex<Set<Int>>([])

/// Returns a port that nobody uses, and that no other test gets, also while its server is being started again. It is none of those that the
/// system gives to outgoing connections, which might take it first.
func freePort() -> Int {
  while true {
    let port = Int.random(in: 10_000..<30_000)
    if takenPorts.withLock({ $0.insert(port).inserted }),
      let socket = try? socket(port, { bind($0, $1, $2) == 0 })
    {
      close(socket)
      return port
    }
  }
}

func connectedSocket(_ port: Int) throws -> Int32 { try socket(port) { connect($0, $1, $2) == 0 } }

/// Makes a socket, and binds or connects it to a port of this machine.
func socket(_ port: Int, _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool) throws -> Int32 {
  #if canImport(Darwin)
  let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
  #else
  let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  let isDone = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  if isDone { return socket }
  close(socket)
  throw POSIXError(.ECONNREFUSED)
}

extension Trait where Self == ConditionTrait {
  /// A test that a server in this process can not do, with the reason.
  static func needsProcess(_ reason: Comment) -> Self { .disabled(if: Server.isInMemory, reason) }
}

/// All tests, one after another: several of them measure times, which a machine with other work would not keep.
@Suite(
  .serialized,
  .enabled(if: Server.reason == nil, Comment(rawValue: Server.reason ?? "")),
  .timeLimit(.minutes(3))
)
enum NATSTests {}

/// The number of threads of this process, which is one of its own where this is used, since other tests have threads too.
func threadCount() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
}

struct TooLate: Error {}

/// Runs a closure, which is canceled and fails when it takes longer than `limit`.
func within<Value: Sendable>(
  _ limit: Duration = .seconds(60),
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: body)
    group.addTask {
      try await Task.sleep(for: limit)
      throw TooLate()
    }
    defer { group.cancelAll() }
    return try #require(try await group.next())
  }
}

/// Expects that the server or the library refuses something, and says why.
func expectRefusal(_ part: String, _ body: @escaping @Sendable () async throws -> Void) async {
  await #expect {
    try await within { try await body() }
  } throws: { error in
    guard case NATSError.refused(_, let reason) = error else { return false }
    if !reason.contains(part) { print(reason) }
    return reason.contains(part)
  }
}

extension DropCounter {
  /// Waits until the count is a number. A letter is counted when the answer of its stream arrives, which is behind the letter.
  func becomes(_ number: Int) async throws {
    try await within {
      while self.count != number {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }
}

extension SignalProtocol {
  /// The first values.
  func first(_ count: Int) async throws -> [Value] {
    var values: [Value] = []
    for try await value in take(count).values { values.append(value) }
    return values
  }

  /// Waits for a value that fulfills a condition.
  func first(where condition: (Value) -> Bool) async throws {
    for try await value in values where condition(value) { return }
    throw TooLate()
  }
}
