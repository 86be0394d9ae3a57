import FlyingFox
import FlyingSocks
import Foundation

/// The server of the page, on the loopback addresses of this computer alone.
public struct PlaygroundServer: Sendable {
  /// The number of ports that are tried.
  static let attempts: UInt16 = 50

  let port: UInt16

  /// Creates a server for `port`, or the next free one.
  public init(port: UInt16) { self.port = port }

  /// Runs the server until the task is canceled.
  ///
  /// - Parameter report: A closure that receives the address, and a line for each port that is taken.
  public func run(report: @escaping @Sendable (String) -> Void) async throws {
    for candidate in port..<(port &+ min(Self.attempts, .max - port)) {
      guard let listeners = await Self.listeners(at: candidate) else {
        report("Port \(candidate) is taken. The next one is tried.")
        continue
      }
      report("The playground is at http://127.0.0.1:\(candidate)/  (Control-C stops it)")
      try await withThrowingTaskGroup { group in
        for listener in listeners { group.addTask { try await listener.value } }
        try await group.next()
      }
      return
    }
    throw NoFreePort(first: port)
  }

  struct NoFreePort: Error, CustomStringConvertible {
    let first: UInt16
    var description: String {
      "the ports from \(first) on are taken: give another one with --port"
    }
  }

  /// Returns the running servers of a port, for both versions of the protocol, or `nil` if the port is taken.
  private static func listeners(at port: UInt16) async -> [Task<Void, any Error>]? {
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port) else { return nil }
    let handler = RequestHandler(port: port)
    guard
      let first = await start(HTTPServer(address: address, timeout: 10, logger: .disabled, handler: handler))
    else { return nil }
    let second = await start(
      HTTPServer(address: .loopback(port: port), timeout: 10, logger: .disabled, handler: handler)
    )
    return [first] + (second.map { [$0] } ?? [])
  }

  /// Starts a server, and returns `nil` if it cannot listen.
  private static func start(_ server: HTTPServer) async -> Task<Void, any Error>? {
    let running = Task { try await server.run() }
    let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
    Task { outcome.yield((try? await server.waitUntilListening()) != nil) }
    Task {
      _ = await running.result
      outcome.yield(false)
    }
    for await isListening in outcomes { return isListening ? running : nil }
    return nil
  }
}
