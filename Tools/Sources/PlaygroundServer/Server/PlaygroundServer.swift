import FlyingFox
import FlyingSocks
import Foundation

/// The server of the page, on the loopback addresses of this computer alone.
public struct PlaygroundServer: Sendable {
  /// The number of ports that are tried.
  static let attempts: UInt16 = 50
  /// The number of connections at the same time. An open page has one or two.
  static let connections = 256

  let port: UInt16

  /// Creates a server for `port`, or the next free one.
  public init(port: UInt16) { self.port = port }

  /// Runs the server until the task is canceled.
  ///
  /// - Parameter report: A closure that receives the address, and a line for each port that is taken.
  public func run(report: @escaping @Sendable (String) -> Void) async throws {
    let page = try Page.document()
    let pool = SocketPool.make()
    try await pool.prepare()
    for candidate in port..<(port &+ min(Self.attempts, .max - port)) {
      guard let listeners = Self.listeners(at: candidate, pool) else {
        report("Port \(candidate) is taken. The next one is tried.")
        continue
      }
      report("The playground is at http://127.0.0.1:\(candidate)/  (Control-C stops it)")
      let handler = RequestHandler(port: candidate, page: page)
      try await withThrowingTaskGroup { group in
        group.addTask { try await pool.run() }
        let entrance = Entrance(limit: Self.connections)
        for listener in listeners { group.addTask { try await Self.serve(listener, handler, entrance) } }
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

  /// Returns the listening sockets of a port, for both versions of the protocol, or `nil` if the port is taken.
  private static func listeners(at port: UInt16, _ pool: some AsyncSocketPool) -> [AsyncSocket]? {
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port),
      let first = try? listen(at: address, pool)
    else { return nil }
    let second = try? listen(at: sockaddr_in6.loopback(port: port), pool)
    return [first] + (second.map { [$0] } ?? [])
  }

  private static func listen(at address: some SocketAddress, _ pool: some AsyncSocketPool) throws
    -> AsyncSocket
  {
    let socket = try Socket(domain: Int32(type(of: address).family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Accepts the clients of a listening socket until the task is canceled.
  private static func serve(_ listener: AsyncSocket, _ handler: RequestHandler, _ entrance: Entrance)
    async throws
  {
    defer { try? listener.close() }
    try await withThrowingDiscardingTaskGroup { group in
      for try await client in listener.sockets {
        entrance.admit(Connection(socket: client, handler: handler), to: &group)
      }
    }
  }
}
